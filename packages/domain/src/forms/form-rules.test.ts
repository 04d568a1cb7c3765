import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  confirmed,
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  personName,
  phone,
  required,
  url,
  validateField,
} from "./form-rules.ts";
import type { Rule } from "./form-rules.ts";

const passes = (rule: Rule, value: unknown, form = {}) => rule(value, form) === null;

describe("rules of forms", () => {
  it.each([[""], ["  "], [null], [undefined], [[]], [false]])("required fails on %o", (value) => {
    expect(required(value, {})).toEqual({ key: "required" });
  });
  it.each([["a"], [0], [true], [["x"]]])("required passes on %o", (value) => {
    expect(passes(required, value)).toBe(true);
  });

  it.each(["", "a@b.co", "имя@почта.рф", "first.last+tag@sub.example.com"])(
    "email passes %s",
    (value) => {
      expect(passes(email, value)).toBe(true);
    },
  );
  it.each(["a", "a@", "@b.co", "a@b", "a b@c.de", "a@b..co", `${"a".repeat(250)}@b.co`])(
    "email fails %s",
    (value) => {
      expect(email(value, {})).toEqual({ key: "email" });
    },
  );

  it.each(["", "+79991234567", "+7 (999) 123-45-67", "+123456789"])("phone passes %s", (value) => {
    expect(passes(phone, value)).toBe(true);
  });
  it.each(["89991234567", "+12345678", "+7999abc4567", "+", "+1234567890123456"])(
    "phone fails %s",
    (value) => {
      expect(phone(value, {})).toEqual({ key: "phone" });
    },
  );

  it.each([
    "",
    "Анна-Мария",
    "O’Neil",
    "D'Arcy",
    "Ли Ён Э",
    "J. R. R. Tolkien",
    "А.С. Пушкин",
    "Иванова (Петрова)",
    "阿卜杜拉·买买提",
    "Nguyễn Thị Ánh",
    "محمد",
    "St. John",
  ])("personName passes %s", (value) => {
    expect(passes(personName, value)).toBe(true);
  });
  it.each([
    "Выиграли приз! https://a.example",
    "приз на priz.ru",
    "www.priz",
    "t.me/priz",
    "a@b.example",
    "Анна 2",
    "8 903 000",
    "＂ｐｒｉｚ．ｒｕ＂",
    "-",
    "<b>Анна</b>",
  ])("personName fails %s", (value) => {
    expect(personName(value, {})).toEqual({ key: "personName" });
  });

  it("personName checks a text of 500 000 letters in linear time", () => {
    expect(passes(personName, "a".repeat(500_000))).toBe(true);
    expect(passes(personName, `${"a".repeat(500_000)}.ru`)).toBe(false);
  });

  it.each(["", "https://example.com/a?b", "HTTP://x.y"])("url passes %s", (value) => {
    expect(passes(url, value)).toBe(true);
  });
  it.each(["example.com", "javascript:alert(1)", "ftp://x.y", "https://"])(
    "url fails %s",
    (value) => {
      expect(url(value, {})).toEqual({ key: "url" });
    },
  );

  it("minLength and maxLength count characters instead of code units", () => {
    expect(passes(maxLength(2), "🏔🏔")).toBe(true);
    expect(minLength(3)("🏔🏔", {})).toEqual({ key: "minLength", values: { length: 3 } });
  });

  it("confirmed, minValue and maxValue name the bound or field that fails", () => {
    expect(passes(confirmed("password"), "x", { password: "x" })).toBe(true);
    expect(confirmed("password")("y", { password: "x" })).toEqual({ key: "confirmed" });
    expect(minValue(2)(1, {})).toEqual({ key: "minValue", values: { min: 2 } });
    expect(maxValue(2)(3, {})).toEqual({ key: "maxValue", values: { max: 2 } });
  });

  it.each([minValue(1000), maxValue(1000)])("fails on a value that is not a number", (rule) => {
    for (const value of ["abc", Number.NaN, {}, undefined])
      expect(rule(value, {})).toEqual({ key: "number" });
  });

  it("never throw for any value", () => {
    const rules = [
      required,
      email,
      phone,
      url,
      minLength(1),
      maxLength(1),
      minValue(0),
      maxValue(1),
      confirmed("a"),
    ];
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const rule of rules) rule(typeof value === "symbol" ? "" : value, {});
      }),
    );
  });
});

it("validateField returns the first failing rule", () => {
  expect(validateField([required, phone], "", {})).toEqual({ key: "required" });
  expect(validateField([required, phone], "12", {})).toEqual({ key: "phone" });
  expect(validateField([required, phone], "+79991234567", {})).toBeNull();
});
