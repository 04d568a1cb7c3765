import fc from "fast-check";
import { expect, test } from "vitest";
import { legalChanges } from "./legal-changes.ts";

const blocks = (lines: readonly string[]) =>
  lines.map((text) => ({ type: "paragraph" as const, text }));
const changes = (before: readonly string[], after: readonly string[]) =>
  legalChanges(blocks(before), blocks(after)).map(({ kind, text }) =>
    kind === "added" ? `+${text}` : `-${text}`,
  );

test("legalChanges lists a changed line as removed and added, and unchanged ones not at all", () => {
  expect(changes(["a", "b", "c"], ["a", "x", "c", "d"])).toEqual(["-b", "+x", "+d"]);
  expect(changes(["a"], ["a"])).toEqual([]);
});

test("legalChanges compares items of a list one by one", () => {
  const list = (...items: string[]) => [{ type: "list" as const, ordered: false, items }];
  expect(legalChanges(list("a", "b"), list("a", "c"))).toEqual([
    { kind: "removed", text: "b" },
    { kind: "added", text: "c" },
  ]);
});

test("legalChanges compares rows of a table one by one", () => {
  const table = (...rows: string[][]) => [{ type: "table" as const, head: ["Days", "Back"], rows }];
  expect(
    legalChanges(table(["30", "100%"], ["7", "50%"]), table(["30", "100%"], ["7", "0%"])),
  ).toEqual([
    { kind: "removed", text: "7 · 50%" },
    { kind: "added", text: "7 · 0%" },
  ]);
});

test("legalChanges accounts for every line of the old and the new text", () => {
  const lines = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = changes(before, after);
      const added = found.filter((one) => one.startsWith("+")).length;
      const removed = found.length - added;
      expect(before.length - removed).toBe(after.length - added);
      const turned = changes(after, before);
      expect(turned.length).toBe(found.length);
    }),
  );
});
