import { describe, expect, it } from "vitest";
import { PHONE } from "@tropa/domain/interface-constants";
import { phoneText } from "./phone-text.ts";

const typed = [
  "",
  "+",
  "79",
  "+7 (999) 123-45-67",
  "call 44 20",
  "++7+9",
  " 8 ",
  "+123456789012345678901",
];

describe("phoneText", () => {
  it.each([
    ["7999", "+7999"],
    ["+7 (999) 123", "+7 (999) 123"],
    ["+7abc9", "+79"],
    ["7+9", "+79"],
    ["abc", ""],
    ["+", "+"],
  ])("turns %j into %j", (text, result) => {
    expect(phoneText(text)).toBe(result);
  });

  it.each([
    ["8 916", "8 916"],
    ["(0151) 2", "(0151) 2"],
    ["+7 916", "+7 916"],
    [" +7 916", "+7 916"],
    ["8+916", "8916"],
    ["8a", "8"],
    ["+", "+"],
    ["", ""],
  ])("turns a national number %j into %j", (text, result) => {
    expect(phoneText(text, true)).toBe(result);
    expect(phoneText(result, true)).toBe(result);
  });

  it.each(typed)("is idempotent for %j", (text) => {
    expect(phoneText(phoneText(text))).toBe(phoneText(text));
  });

  it.each(typed)("never exceeds the length of a phone number for %j", (text) => {
    expect(phoneText(text).length).toBeLessThanOrEqual(PHONE.maxLength);
  });
});
