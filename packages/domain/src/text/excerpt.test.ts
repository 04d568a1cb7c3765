import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

describe("excerptOf", () => {
  it.each([
    ["Страховка входит в цену тура", 28, "Страховка входит в цену тура"],
    ["Страховка входит в цену тура", 27, "Страховка входит в цену…"],
    ["Страховка входит в цену тура", 13, "Страховка…"],
    ["Insurance, for one, is paid", 12, "Insurance…"],
    ["We don't insure you", 8, "We…"],
    ["旅行保险包含在价格里", 6, "旅行保险…"],
    ["https://example.org/a/long/path", 10, "https…"],
    ["Donaudampfschifffahrt", 8, "Donauda…"],
  ])("shortens %j to at most %i characters as %j", (text, most, shown) => {
    expect(excerptOf(text, most)).toBe(shown);
  });

  it("stays within the limit and ends after a whole word of the text", () => {
    const word = fc.string({
      unit: fc.constantFrom(..."абвгдеёжзabc"),
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 12, max: 90 }),
        (words, most) => {
          const text = words.join(" ");
          const shown = excerptOf(text, most);
          expect(shown.length).toBeLessThanOrEqual(most);
          const kept = shown.replace(/…$/, "").split(" ");
          expect(kept).toEqual(words.slice(0, kept.length));
        },
      ),
    );
  });
});
