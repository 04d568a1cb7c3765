import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test.each([
  [{ title: `d'Azur "blue" \\ and 'green'`, list: [1, null, true], deep: { a: "й'" } }],
  ["'"],
  [[]],
])("%j comes back as it was", (data) => {
  expect(unpack(pack(data))).toEqual(data);
});

test("plain texts need no escapes", () => {
  expect(pack({ a: "b" })).toBe("{'a':'b'}");
});
