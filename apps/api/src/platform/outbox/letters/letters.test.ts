import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { testStorefronts } from "../../../../testing/fixtures.ts";
import {
  writeDates,
  writeDay,
  writeMoment,
  writeParty,
} from "../../../sales/booking/booking-values.ts";
import { messageKinds, placesOf, writeLetter } from "../message-text.ts";

const uuid = "0b8f1d5e-7c1a-4a53-9d0e-5a4f1c2b3d4e";
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Mail programs drop style sheets and lay out by tables.
    "no-inline-style": "off",
    "prefer-tbody": "off",
    // Some programs know only the older of two names.
    "presentation-role-style": "off",
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "long-title": "off",
  },
});

/** Values that are hard to write well: one person, a day whose year ends in a full stop, long links. */
function valuesOf(locale: Locale): Record<string, string | number> {
  const storefront = testStorefronts.speaking(locale);
  const reader = { storefront, locale };
  const link = `https://tropa.example/booking/uuid/${uuid}`;
  const money = formatMoney({ minor: 11_250_000, currency: storefront.chargeCurrency }, locale);
  const day = writeDay("2027-01-26", locale);
  const words = messageKinds.flatMap((kind) => placesOf(kind, locale));
  const all = (names: string, value: string | number) =>
    Object.fromEntries(names.split(" ").map((name) => [name, value]));
  return {
    ...Object.fromEntries(words.map((name) => [name, "Baikal & <Sons>"])),
    ...all("prepayment due left amount refund paid total kept", money),
    ...all(
      "link order print page tourLink choices arrival qr calendar travellers support referer",
      link,
    ),
    unsubscribe: `${link}/unsubscribe`,
    ...all("restUntil freeUntil startDay until day certificateUntil", day),
    dates: writeDates({ starts_on: "2027-01-26", ends_on: "2027-01-29", start_time: null }, locale),
    payUntil: writeMoment(
      new Date("2027-01-26T08:58:00Z"),
      { timezone: "UTC", city: { time_zone: "Europe/Moscow" } },
      reader,
    ),
    party: writeParty({ adults: 1, children: 0, children_ages: null }, locale),
    note: `See ${link}.\nThank you`,
    picture: "https://tropa.example/images/baikal/1280x800.jpg",
    number: 1_234_567,
    count: 3,
    code: "123456",
  };
}

/** What stands in the window of a mail program. */
const visible = (html: string) =>
  html.replace(/<style>[^]*?<\/style>|<title>[^]*?<\/title>/g, "").replace(/<[^>]*>/g, " ");

type Kind = (typeof messageKinds)[number];
const readerOf = (locale: Locale) => ({ storefront: testStorefronts.speaking(locale), locale });
const valuesByLocale = new Map(locales.map((locale) => [locale, valuesOf(locale)]));
const write = (kind: Kind, locale: Locale, more: object = {}) =>
  writeLetter(kind, readerOf(locale), { ...valuesByLocale.get(locale), ...more });

describe.each(messageKinds)("a letter of %s", (kind) => {
  it("is valid markup", async () => {
    for (const locale of locales) {
      const report = await validator.validateString(write(kind, locale).html);
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
      );
      expect.soft(faults, locale).toEqual([]);
    }
  });

  it("is written for people", () => {
    for (const locale of locales) {
      const { html, text, subject } = write(kind, locale);
      const shown = visible(html);
      expect.soft(shown).not.toContain(uuid);
      expect.soft(shown).not.toMatch(/https?:/);
      for (const words of [shown, text, subject]) {
        expect.soft(words).not.toMatch(/\.\.|,,|::|：：|。。/);
        expect.soft(words).not.toMatch(/GMT|[{}]|\bundefined\b/);
        expect.soft(words).not.toMatch(/(?:^|\s)0 (?:дет|реб|взр|adult|child|Kind|Erw)|[：:] 0\b/m);
      }
      expect.soft(html).toContain(`lang="${locale}"`);
      expect.soft(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  it("has links on lines of their own in its text", () => {
    for (const locale of locales) {
      const { text } = write(kind, locale, { note: "Thank you" });
      for (const line of text.split("\n"))
        if (line.includes("https://")) expect.soft(line).toMatch(/^https:\/\/\S+$/);
    }
  });
});

it("shows what is asked for first: state, button, facts, then the terms", () => {
  const { html } = write("bookingToPay", "ru");
  const order = ["Ждёт оплаты", "Оплатить 112", "1 взрослый", "Бесплатная отмена"].map((words) =>
    visible(html).indexOf(words),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html.match(/fill-primary" style="display:block/g)).toHaveLength(1);
});

it("shows the code large and offers nothing to press", () => {
  const { html, text } = write("codeLetter", "ru");
  expect(text).toContain("код: 123456");
  expect(visible(html)).toContain("123456");
  expect(html).not.toContain('fill-primary"');
});

it("leads where its reader chooses letters, below the letter", () => {
  const { html } = write("bookingReviewInvitation", "ru");
  const shown = visible(html);
  expect(shown.indexOf("Отписаться")).toBeGreaterThan(shown.indexOf("Оставить отзыв"));
});

it.each([
  ["ru", 2, [1, 9, 15], "2 взрослых, 3 ребёнка (1, 9, 15 лет)"],
  ["ru", 1, [1], "1 взрослый, 1 ребёнок (1 год)"],
  ["en", 1, [7], "1 adult, 1 child (aged 7)"],
  ["de", 2, [], "2 Erwachsene"],
  ["zh", 2, [7, 9], "2位成人，2名儿童（7, 9岁）"],
] as const)("writes a party in %s", (locale, adults, ages, written) => {
  const party = { adults, children: ages.length, children_ages: [...ages] };
  expect(writeParty(party, locale)).toBe(written);
});
