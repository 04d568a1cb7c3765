import { expect, it } from "vitest";
import { countText } from "./count-text.ts";

it.each([
  [{ count: 1234 }, "en", "1,234"],
  [{ count: 40, adds: 12 }, "en", "+12"],
  [{ count: 40, adds: 0 }, "de", "+0"],
  [{ count: 40, adds: 1234 }, "de", "+1.234"],
] as const)("countText of %j in %s is %s", (counted, locale, text) => {
  expect(countText(counted, locale)).toBe(text);
});
