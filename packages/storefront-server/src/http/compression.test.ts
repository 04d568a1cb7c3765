import { expect, it } from "vitest";
import { accepts } from "./compression.ts";

it.each([
  ["gzip, deflate, br, zstd", true],
  ["br", true],
  ["gzip;q=1, br;q=0.2", true],
  ["gzip, br;q=0", false],
  ["br ; q=0.0", false],
  ["gzip, vibrations", false],
  ["", false],
  [undefined, false],
])('accepts of "%s" says of Brotli: %s', (header, isAccepted) => {
  expect(accepts(header, "br")).toBe(isAccepted);
});
