import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePhone, phoneFacts, phoneNumber, readPhone } from "./phone-number.ts";

/** By country: a whole number, and how people there write it. */
const written: readonly (readonly [country: string, number: string, ways: readonly string[]])[] = [
  ["RU", "+79161234567", ["8 916 123-45-67", "916 123 45 67", "7 916 123 45 67", "+8 916 1234567"]],
  ["RU", "+74951234567", ["8 (495) 123-45-67", "(495) 123-45-67"]],
  ["KZ", "+77011234567", ["8 701 123 45 67", "701 123 45 67", "7 701 123 45 67"]],
  ["BY", "+375291234567", ["8 029 123-45-67", "29 123 45 67", "375 29 123 45 67"]],
  ["DE", "+4915112345678", ["0151 12345678", "(0151) 1234-5678", "49 151 12345678"]],
  ["DE", "+4930123456", ["030 123456"]],
  ["US", "+12025550143", ["(202) 555-0143", "1 202 555 0143", "202-555-0143"]],
  ["GB", "+442079460018", ["020 7946 0018", "44 20 7946 0018"]],
  ["GB", "+447400123456", ["07400 123456"]],
  ["CN", "+8613800138000", ["138 0013 8000", "86 138 0013 8000"]],
  ["GE", "+995555123456", ["555 12 34 56", "0555 12 34 56", "995 555 12 34 56"]],
];

describe("readPhone", () => {
  it.each(written.flatMap(([country, number, ways]) => ways.map((way) => [way, country, number])))(
    "reads %s in %s as %s",
    (way, country, number) => {
      expect(readPhone(way, country)).toMatchObject({ number, country });
    },
  );

  it.each([
    ["+49 151 12345678", "RU", "+4915112345678"],
    ["8 916 123 45 67", "KZ", "+79161234567"],
    ["44 20 7946 0018", undefined, "+442079460018"],
  ])("reads %s in %s as the foreign %s", (way, country, number) => {
    expect(readPhone(way, country)?.number).toBe(number);
  });

  it.each([
    ["8 916 123", "RU"],
    ["8 116 123 45 67", "RU"],
    ["44 20 7946 0018", "RU"],
    ["0151", "DE"],
    ["+7 916 123 45 678", "RU"],
    ["916 123 45 67", undefined],
    ["116 123 45 67", "XX"],
    ["a916 123 45 67", "RU"],
    ["", "RU"],
    ["+", "RU"],
  ])("refuses %j in %s", (way, country) => {
    expect(readPhone(way, country)).toBeNull();
  });

  it("reads its own output back as the same number, for any typed text", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789 ()-+"), maxLength: 18 });
    const country = fc.constantFrom(...written.map(([code]) => code));
    fc.assert(
      fc.property(digits, country, (typed, isoCode) => {
        const read = readPhone(typed, isoCode);
        if (!read) return;
        expect(phoneNumber(read.number, {})).toBeNull();
        expect(readPhone(read.number, isoCode)).toEqual(read);
        expect(readPhone(read.readable, isoCode)).toEqual(read);
      }),
    );
  });
});

describe("phoneNumber", () => {
  it.each(["", " ", ...written.map(([, number]) => number), "+7 (916) 123-45-67"])(
    "passes %j",
    (value) => {
      expect(phoneNumber(value, {})).toBeNull();
    },
  );

  it.each([
    ["+89031234567", "phoneNumber"],
    ["+79161234", "phone"],
    ["+7916123456", "phoneNumber"],
    ["+999123456789", "phoneNumber"],
    ["+10345678901", "phoneNumber"],
    ["89161234567", "phone"],
    ["+12345678", "phone"],
    ["+7916123456a", "phone"],
  ])("refuses %s with the fault %s", (value, key) => {
    expect(phoneNumber(value, {})).toEqual({ key });
  });

  it("passes exactly the numbers that parsePhone accepts", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."+0123456789 -"), maxLength: 20 }),
        (text) => {
          const number = parsePhone(text)?.number;
          if (number !== undefined) expect(number).toMatch(/^\+\d{9,15}$/);
          if (text.trim() !== "") expect(phoneNumber(text, {}) === null).toBe(number !== undefined);
        },
      ),
    );
  });
});

describe("phoneFacts", () => {
  it.each([
    ["+7", undefined],
    ["+7 9", "RU"],
    ["+7 701", "KZ"],
    ["+44 20 7946 0018", "GB"],
    ["+1", undefined],
    ["", undefined],
  ])("assigns %j to the country %s", (text, country) => {
    expect(phoneFacts(text, undefined).country).toBe(country);
  });

  it.each([
    ["+79161234567", "RU", true],
    ["8 916 123 45 67", "RU", true],
    ["+79161234567", "KZ", false],
    ["+7916123", "RU", false],
    ["+44 20 7946 0018", "GB", true],
    ["+44 20 7946 0018", undefined, true],
    ["+1 212 555 0123", "US", true],
    ["+12345", "US", false],
  ])("judges whether %j in %s is valid: %s", (text, country, isValid) => {
    expect(phoneFacts(text, country).isValid).toBe(isValid);
  });
});
