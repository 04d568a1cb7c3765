import fc from "fast-check";
import { expect, it } from "vitest";
import { suggestEmail } from "./email-typo.ts";
import { email } from "./form-rules.ts";

it.each([
  ["maria@gmial.com", "maria@gmail.com"],
  ["maria@gamil.com", "maria@gmail.com"],
  ["maria@gmail.con", "maria@gmail.com"],
  ["maria@gmail.co", "maria@gmail.com"],
  ["maria@gmaill.com", "maria@gmail.com"],
  ["maria@gmail.ru", "maria@gmail.com"],
  ["Maria.K@GMAIL.COMM", "Maria.K@gmail.com"],
  ["maria@yandx.ru", "maria@yandex.ru"],
  ["maria@yndex.ru", "maria@yandex.ru"],
  ["maria@mial.ru", "maria@mail.ru"],
  ["maria@mail.ry", "maria@mail.ru"],
  ["maria@ramler.ru", "maria@rambler.ru"],
  ["maria@hotmial.com", "maria@hotmail.com"],
  ["maria@hotnail.con", "maria@hotmail.com"],
  ["maria@outlok.com", "maria@outlook.com"],
  ["maria@iclod.com", "maria@icloud.com"],
  ["maria@yahooo.com", "maria@yahoo.com"],
  ["maria@t-onlin.de", "maria@t-online.de"],
] as const)("suggests %s → %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  "maria@gmail.com",
  "maria@MAIL.RU",
  "maria@mail.com",
  "maria@ymail.com",
  "maria@ya.ru",
  "maria@bk.ru",
  "maria@qq.com",
  "maria@163.com",
  "maria@yandex.kz",
  "maria@hotmail.de",
  "maria@mai.ru",
  "maria@gmx.net",
  "maria@tropa.example",
  "maria@example.org",
  "maria@university.edu",
  "maria",
  "maria@",
  "@gmial.com",
  "a@b@gmial.com",
  "",
])("suggests nothing for %j", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

it("suggests a valid address that differs from the typed one and needs no further suggestion", () => {
  const near = fc
    .tuple(
      fc.constantFrom("gmail.com", "yandex.ru", "outlook.com"),
      fc.nat(8),
      fc.constantFrom("", "x"),
    )
    .map(
      ([domain, place, letter]) =>
        `anna@${domain.slice(0, place)}${letter}${domain.slice(place + 1)}`,
    );
  fc.assert(
    fc.property(near, (typed) => {
      const meant = suggestEmail(typed);
      fc.pre(meant !== null);
      expect(email(meant, {})).toBeNull();
      expect(meant).not.toBe(typed);
      expect(suggestEmail(meant)).toBeNull();
    }),
  );
});
