import { describe, expect, it } from "vitest";
import { groupItems } from "./select-groups.ts";

const item = (value: string) => ({ value, text: value });
const header = (text: string) => ({ value: "", text, header: true });

describe("groupItems", () => {
  it("puts items under the preceding header", () => {
    const groups = groupItems([
      item("a"),
      header("H"),
      item("b"),
      item("c"),
      header("I"),
      item("d"),
    ]);
    expect(groups.map((group) => [group.header, group.items.map(({ value }) => value)])).toEqual([
      [undefined, ["a"]],
      ["H", ["b", "c"]],
      ["I", ["d"]],
    ]);
  });

  it("returns no groups for no items", () => {
    expect(groupItems([])).toEqual([]);
  });
});
