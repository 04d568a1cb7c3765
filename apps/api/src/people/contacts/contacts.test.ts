import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseContact, parseEmail, parsePhone } from "./contacts.ts";

describe("a login", () => {
  test.each([
    ["+7 (903) 123-45-67", "phone", "+79031234567"],
    ["+7\u2011903\u2011123\u201145\u201167", "phone", "+79031234567"],
    ["  +1 202 555 0123 ", "phone", "+12025550123"],
    ["+4915112345678", "phone", "+4915112345678"],
    ["Anna@Example.ORG ", "email", "anna@example.org"],
    ["анна@пример.рф", "email", "анна@пример.рф"],
  ])("parses %s as the %s %s", (text, kind, value) => {
    expect(parseContact(text)).toEqual({ kind, value });
  });

  test.each([
    "",
    " ",
    "+",
    "89031234567",
    "+712",
    "+7903123456789",
    "+1234567890",
    "+79031234567;ext=5",
    "+7903123456a",
    "anna",
    "@",
    "anna@",
    "anna@example",
    "a b@example.org",
    "anna@example.org, bob@example.org",
    `${"a".repeat(250)}@example.org`,
  ])("refuses %j", (text) => {
    expect(parseContact(text)).toBeNull();
  });

  test("has a normal form that parses to itself, for any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.emailAddress(), fc.string({ unit: "binary" })),
        (text) => {
          const contact = parseContact(text);
          if (contact) expect(parseContact(contact.value)).toEqual(contact);
        },
      ),
    );
  });

  test("parses an e-mail regardless of letter case", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(parseEmail(email.toUpperCase())).toBe(parseEmail(email));
      }),
    );
  });

  test("parses a phone as E.164 regardless of separators", () => {
    const separators = fc.array(fc.constantFrom(" ", "-", "(", ")", ".", ""), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), separators, (subscriber, between) => {
        const digits = `903${String(subscriber).padStart(7, "0")}`;
        const typed = `+7${[...digits].map((digit, place) => between[place] + digit).join("")}`;
        expect(parsePhone(typed)).toBe(`+7${digits}`);
      }),
    );
  });
});
