import fc from "fast-check";
import { expect, test } from "vitest";
import { maskContacts } from "./contact-mask.ts";

test.each([
  ["Почта vera@example.org.", "Почта ********."],
  ["звоните +7 (903) 123-45-67!", "звоните ********!"],
  ["8 903 123 45 67", "********"],
  ["https://example.org/a?b=c и t.me/vera", "******** и ********"],
  ["Я @vera_travel, пишите", "Я ********, пишите"],
  ["почта@пример.рф", "********"],
])("hides contacts: %s", (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  "Едем 12.07.2026 в 10:30, нас 4, бюджет 150 000 ₽",
  "Заказ №500123 на 2 взрослых и 1 ребёнка",
  "Встречаемся @ вокзал",
])("leaves dates, prices and numbers of bookings alone: %s", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test("masking what is masked changes nothing", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.emailAddress(),
    fc.webUrl(),
    fc.constantFrom("+79031234567", "@handle", "t.me/x", " ", ", "),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const once = maskContacts(pieces.join(" "));
      expect(maskContacts(once)).toBe(once);
    }),
  );
});
