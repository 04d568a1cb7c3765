import { describe, expect, it } from "vitest";
import { allCountries, phoneCodeOf, phoneFacts, tidyPhone } from "./phone-numbers.ts";

describe("phoneFacts", () => {
  it.each([
    ["+7", undefined],
    ["+7 9", "RU"],
    ["+7 701", "KZ"],
    ["+44 20 7946 0018", "GB"],
    ["+1", undefined],
    ["", undefined],
  ])("%j belongs to %s", (text, country) => {
    expect(phoneFacts(text, undefined).country).toBe(country);
  });

  it.each([
    ["+79161234567", "RU", true],
    ["+79161234567", "KZ", false],
    ["+7916123", "RU", false],
    ["+44 20 7946 0018", "GB", true],
    ["+44 20 7946 0018", undefined, true],
    ["+1 212 555 0123", "US", true],
    ["+12345", "US", false],
  ])("%j of %s: %s", (text, country, isValid) => {
    expect(phoneFacts(text, country).isValid).toBe(isValid);
  });
});

describe("tidyPhone", () => {
  it.each([
    ["+79161234567", undefined, "+7 916 123 45 67"],
    ["+89161234567", "RU", "+7 916 123 45 67"],
    ["+02079460018", "GB", "+44 20 7946 0018"],
    ["+7916", "RU", undefined],
    ["", "RU", undefined],
  ])("%j in %s becomes %s", (text, country, result) => {
    expect(tidyPhone(text, country)).toBe(result);
  });

  it("stays within the longest number of the field", () => {
    expect(tidyPhone("+2290195123456", undefined)).toBe("+2290195123456");
  });
});

it("knows the countries in the reader's language", () => {
  expect(phoneCodeOf("KZ")).toBe("7");
  expect(phoneCodeOf("XX")).toBeUndefined();
  const russian = allCountries("ru");
  expect(russian.length).toBeGreaterThan(200);
  expect(russian).toContainEqual({ isoCode: "DE", name: "Германия", phoneCode: "49" });
});
