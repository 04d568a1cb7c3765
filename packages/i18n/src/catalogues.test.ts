import { locales } from "@tropa/domain/locale";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogues.ts";

/** Endings of plural forms: languages have different ones. */
const pluralForm = /_(zero|one|two|few|many|other)$/;

function flatten(value: unknown, path = ""): [path: string, text: unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path ? `${path}.${key}` : key),
  );
}

const flat = Object.fromEntries(
  locales.map((locale) => [locale, flatten(catalogueOf(locale))] as const),
);
const keysOf = (locale: string) =>
  [...new Set((flat[locale] ?? []).map(([key]) => key.replace(pluralForm, "")))].toSorted();
const placeholders = (text: unknown) =>
  [...new Set([...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted();

describe.each(locales)("the %s catalogue", (locale) => {
  it("has exactly the messages of the English one", () => {
    expect(keysOf(locale)).toEqual(keysOf("en"));
  });

  it("has no empty message", () => {
    expect(
      (flat[locale] ?? []).filter(([, text]) => typeof text !== "string" || text.trim() === ""),
    ).toEqual([]);
  });

  it("has every plural form of its language", () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = new Set((flat[locale] ?? []).map(([key]) => key));
    const plurals = new Set(
      [...keys].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, "")),
    );
    const missing = [...plurals]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !keys.has(key));
    expect(missing).toEqual([]);
  });

  it("writes ranges with a dash without spaces", () => {
    const spaced = /[\d}] [-–—~] ?[\d{]|[\d}] ?[-–—~] [\d{]|[\d}][-—~][\d{]/;
    // A title may join two things with a spaced dash; its second one is no number.
    const wrong = (flat[locale] ?? []).filter(
      ([key, text]) => spaced.test(String(text)) && !key.endsWith(".title"),
    );
    expect(wrong).toEqual([]);
  });

  it("has the placeholders of the English one", () => {
    const english = new Map(
      (flat.en ?? []).map(([key, text]) => [key.replace(pluralForm, ""), placeholders(text)]),
    );
    // A form for one alone may leave the number out.
    const wrong = (flat[locale] ?? []).filter(([key, text]) => {
      const base = key.replace(pluralForm, "");
      const allowed = english.get(base) ?? [];
      const isPlural = pluralForm.test(key);
      const own = placeholders(text);
      return (
        own.some((name) => !allowed.includes(name)) || (!isPlural && own.length !== allowed.length)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("is written in the script of its language", () => {
    const cyrillic = /[А-Яа-яЁё]/;
    const han = /\p{Script=Han}/u;
    // Names stay as they are, and the word that one writes to the bot of a Russian network.
    const texts = (flat[locale] ?? [])
      .map(
        ([key, text]) =>
          [
            key,
            String(text).replace(/\{\w+\}|ЧАТ|E-mail|Telegram|WhatsApp|Stripe|PayAnyWay/g, ""),
          ] as const,
      )
      .filter(([, text]) => /\p{L}{4,}/u.test(text));
    if (locale === "ru") expect(texts.filter(([, text]) => !cyrillic.test(text))).toEqual([]);
    else if (locale === "zh") expect(texts.filter(([, text]) => cyrillic.test(text))).toEqual([]);
    else expect(texts.filter(([, text]) => cyrillic.test(text) || han.test(text))).toEqual([]);
  });
});

/** Names, addresses and numbers of orders stand apart as foreign words do; quantities, dates and sums do not. */
const apart = /\{(?:id|email|phone|currency|name|login|messenger|place)\}/g;

it.each(["tour.cancellation.ofPaid", "listing.about.priceFrom", "listing.about.days"])(
  "%s starts with a space except in Chinese",
  (key) => {
    for (const locale of locales) {
      const texts = (flat[locale] ?? []).filter(([path]) => path.replace(pluralForm, "") === key);
      expect(texts).not.toEqual([]);
      for (const [, text] of texts) expect(String(text).startsWith(" ")).toBe(locale !== "zh");
    }
  },
);

describe("the Chinese catalogue", () => {
  const texts = (flat.zh ?? []).map(([key, text]) => [key, String(text)] as const);

  it("has no spaces between characters, at full-width signs or after quantities", () => {
    const spaced =
      /[\p{Script=Han}，。：；！？、（）] +[\p{Script=Han}，。：；！？、（）]|[\p{Script=Han}，。：；！？、] [{\d±]|[}\d%] \p{Script=Han}/u;
    const wrong = texts.filter(([, text]) => spaced.test(text.replaceAll(apart, "X")));
    expect(wrong).toEqual([]);
  });

  it("uses full-width signs beside characters", () => {
    const wrong = texts.filter(([, text]) =>
      /\p{Script=Han}[,;:!?()]|[,;:!?(]\p{Script=Han}|\p{Script=Han}\.(?!\p{L})/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it("has no leading or trailing spaces", () => {
    expect(texts.filter(([, text]) => text !== text.trim())).toEqual([]);
  });
});
