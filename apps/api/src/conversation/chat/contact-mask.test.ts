import fc from "fast-check";
import { expect, test } from "vitest";
import { maskContacts, maskFileName } from "./contact-mask.ts";

test.each([
  ["Почта vera@example.org.", "Почта ********."],
  ["звоните +7 (903) 123-45-67!", "звоните ********!"],
  ["8 903 123 45 67", "********"],
  ["https://example.org/a?b=c и t.me/vera", "******** и ********"],
  ["Я @vera_travel, пишите", "Я ********, пишите"],
  ["почта@пример.рф", "********"],
  ["мой телеграм: vera_travel", "мой телеграм: ********"],
  ["Instagram @vera", "Instagram ********"],
  ["сайт my-tours.ru/contacts, там всё", "сайт ******** там всё"],
])("masks contacts: %s", (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  "Едем 12.07.2026 в 10:30, нас 4, бюджет 150 000 ₽",
  "Заказ №500123 на 2 взрослых и 1 ребёнка",
  "Встречаемся @ вокзал",
  "С 12.07.2026 - 19.07.2026 или 2026-08-01 - 2026-08-08",
  "Стоит 100 000 - 120 000 ₽, доплата 15.000–20.000",
  "Пишите в телеграм, если что",
])("leaves dates, prices and booking numbers unmasked: %s", (text) => {
  expect(maskContacts(text)).toBe(text);
});

test.each([
  ["vera@mail.ru.pdf", "********.pdf"],
  ["vera@mail.ru", "********"],
  ["Звоните +7 903 123-45-67.docx", "Звоните ********.docx"],
  ["my-tours.ru.png", "********.png"],
  ["telegram vera.pdf", "telegram vera.pdf"],
  ["Маршрут 12.07.2026.pdf", "Маршрут 12.07.2026.pdf"],
  ["IMG_20260712_103045.jpg", "IMG_20260712_103045.jpg"],
  ["camp.jpg", "camp.jpg"],
  ["README", "README"],
])("shows a file named %s as %s", (name, masked) => {
  expect(maskFileName(name)).toBe(masked);
});

test("changes nothing when applied twice", () => {
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
