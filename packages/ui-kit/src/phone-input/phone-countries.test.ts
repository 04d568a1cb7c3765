import { describe, expect, it } from "vitest";
import { isCodeSearch, searchCountries, sortCountries, withPhoneCode } from "./phone-countries.ts";

const countries = [
  { isoCode: "GB", name: "United Kingdom", phoneCode: "44" },
  { isoCode: "AX", name: "Åland Islands", phoneCode: "358" },
  { isoCode: "RU", name: "Russia", phoneCode: "7", isPrimary: true },
  { isoCode: "KZ", name: "Kazakhstan", phoneCode: "7" },
  { isoCode: "AD", name: "Andorra", phoneCode: "376" },
];
const found = (query: string) => searchCountries(countries, query).map(({ isoCode }) => isoCode);

describe("searchCountries", () => {
  it.each([
    ["king", ["GB"]],
    ["aland", ["AX"]],
    ["kz", ["KZ"]],
    ["44", ["GB"]],
    ["+7", ["RU", "KZ"]],
    ["007", ["RU", "KZ"]],
    ["37", ["AD"]],
    ["atlantis", []],
    ["999", []],
  ])("finds for %j %j", (query, codes) => {
    expect(found(query)).toEqual(codes);
  });

  it.each(["", " ", "+"])("finds all countries for %j", (query) => {
    expect(found(query)).toHaveLength(countries.length);
  });
});

it("sortCountries puts primary countries first and the others by name", () => {
  const names = sortCountries(countries, "en").map(({ isoCode }) => isoCode);
  expect(names).toEqual(["RU", "AX", "AD", "KZ", "GB"]);
});

it.each([
  ["44", true],
  ["+7", true],
  ["Ru", false],
  ["", false],
])("isCodeSearch(%j) is %s", (query, result) => {
  expect(isCodeSearch(query)).toBe(result);
});

describe("withPhoneCode", () => {
  it.each([
    ["", undefined, "44", "+44 "],
    ["+7", "7", "44", "+44 "],
    ["+7 701 123", "7", "44", "+44 701 123"],
    ["+358 40 123", "358", "7", "+7 40 123"],
    ["+49 151", "7", "44", "+44 "],
  ])("%j with code %s replaced by %s is %j", (text, oldCode, code, result) => {
    expect(withPhoneCode(text, oldCode, code)).toBe(result);
  });
});
