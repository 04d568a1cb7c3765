import { describe, expect, it } from "vitest";
import { allCountries, phoneCodeOf, tidyPhone } from "./phone-numbers.ts";

describe("tidyPhone", () => {
  it.each([
    ["+79161234567", undefined, "+7 916 123 45 67"],
    ["+89161234567", "RU", "+7 916 123 45 67"],
    ["8 916 123-45-67", "RU", "+7 916 123 45 67"],
    ["0151 12345678", "DE", "+49 1511 2345678"],
    ["+02079460018", "GB", "+44 20 7946 0018"],
    ["+7916", "RU", undefined],
    ["+7 ", "RU", ""],
    ["7", "RU", undefined],
    ["+7", undefined, undefined],
    ["", "RU", undefined],
  ])("tidies %j in %s to %s", (text, country, result) => {
    expect(tidyPhone(text, country)).toBe(result);
  });

  it("keeps the longest number unformatted to fit the field", () => {
    expect(tidyPhone("+2290195123456", undefined)).toBe("+2290195123456");
  });
});

it("phoneCodeOf and allCountries know codes and names in the reader's language", () => {
  expect(phoneCodeOf("KZ")).toBe("7");
  expect(phoneCodeOf("XX")).toBeUndefined();
  const russian = allCountries("ru");
  expect(russian.length).toBeGreaterThan(200);
  expect(russian).toContainEqual({ isoCode: "DE", name: "Германия", phoneCode: "49" });
});
