import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test.each([
  [{ title: `d'Azur "blue" \\ and 'green'`, list: [1, null, true], deep: { a: "й'" } }],
  ["'"],
  [[]],
])("unpack restores %j", (data) => {
  expect(unpack(pack(data))).toEqual(data);
});

test("pack writes plain texts without escapes", () => {
  expect(pack({ a: "b" })).toBe("{'a':'b'}");
});
