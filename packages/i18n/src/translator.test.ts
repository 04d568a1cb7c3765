import { locales } from "@tropa/domain/locale";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogues.ts";
import type { MessageKey } from "./message-keys.ts";
import { createTranslator } from "./translator.ts";

describe("a translator", () => {
  const english = createTranslator("en", {
    common: { help: "Hello, {name}!", nav: { tours: "deep {a}{b} end" }, footer: "a text" },
    compare: { count_one: "{count} tour", count_other: "{count} tours", title: "total {count}" },
    legal: { description: "{title}: until {date}. {title}… Loading..." },
  });
  const russian = createTranslator("ru", {
    compare: { count_one: "{count} день", count_few: "{count} дня", count_many: "{count} дней" },
  });

  it("fills placeholders", () => {
    expect(english.t("help", { name: "Ann" })).toBe("Hello, Ann!");
    expect(english.t("help", { name: "" })).toBe("Hello, !");
    expect(english.t("help", { name: null })).toBe("Hello, !");
    expect(english.t("nav.tours", { a: 0, b: "$&" })).toBe("deep 0$& end");
  });

  it("leaves a placeholder without a value as it is", () => {
    expect(english.t("help", {})).toBe("Hello, {name}!");
  });

  it.each(["{name}", "$t(common:footer)", "<b>"])("takes the value %s as it is", (name) => {
    expect(english.t("help", { name })).toBe(`Hello, ${name}!`);
  });

  it("writes one full stop after a value that ends in one", () => {
    expect(english.t("legal:description", { title: "A Co.", date: "2027 г." })).toBe(
      "A Co.: until 2027 г. A Co.… Loading...",
    );
  });

  it.each([
    [1, "1 день"],
    [2, "2 дня"],
    [5, "5 дней"],
    [11, "11 дней"],
    [21, "21 день"],
  ])('uses for %i the plural form "%s"', (count, text) => {
    expect(russian.getFixedT(null, "compare")("count", { count })).toBe(text);
  });

  it("counts without plural forms when the message has none", () => {
    const t = english.getFixedT(null, "compare");
    expect(t("title", { count: 3 })).toBe("total 3");
    expect([t("count", { count: 1 }), t("count", { count: 0 })]).toEqual(["1 tour", "0 tours"]);
  });

  it("finds a message of another namespace", () => {
    expect(english.t("compare:count", { count: 2 })).toBe("2 tours");
    expect(english.getFixedT(null, "compare")("common:help", { name: "Bo" })).toBe("Hello, Bo!");
  });

  it("returns the key or the default value for a missing message", () => {
    expect(english.t("menu")).toBe("menu");
    expect(english.t("footer.legal")).toBe("footer.legal");
    expect(english.t("compare:open")).toBe("open");
    expect(english.t("menu", { defaultValue: "plain" })).toBe("plain");
    expect(english.t("nav.elsewhere", { defaultValue: "plain" })).toBe("plain");
  });

  it("writes messages that are added later, also by functions from before", () => {
    const late = createTranslator("en", { common: { help: "Help" } });
    const t = late.getFixedT(null, "trips");
    expect(t("title")).toBe("title");
    late.addResourceBundle("en", "trips", { title: "Your trips" });
    expect([t("title"), late.t("help")]).toEqual(["Your trips", "Help"]);
  });
});

/** Texts by their dotted paths. */
function flatten(messages: unknown, path = ""): [path: string, text: string][] {
  if (typeof messages !== "object" || messages === null) return [[path, String(messages)]];
  return Object.entries(messages).flatMap(([key, inner]) =>
    flatten(inner, path ? `${path}.${key}` : key),
  );
}

it.each(locales)("every message in %s is written with its values and plural form", (locale) => {
  const catalogue = catalogueOf(locale);
  const { t } = createTranslator(locale, catalogue);
  const plurals = new Intl.PluralRules(locale);
  const wrong: string[] = [];
  for (const [namespace, messages] of Object.entries(catalogue)) {
    const texts = new Map(flatten(messages));
    const keys = [...texts.keys()].map((path) => path.replace(/_(zero|one|few|many|other)$/, ""));
    for (const key of new Set(keys)) {
      for (const count of [0, 1, 2, 5, 21, 1.5, 1_000_000]) {
        const forms = count === 0 ? ["zero", plurals.select(0)] : [plurals.select(count)];
        const paths = [...forms.map((form) => `${key}_${form}`), key];
        const text = texts.get(paths.find((path) => texts.has(path)) ?? "") ?? "";
        const places = [...text.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => place);
        const values = {
          ...Object.fromEntries(places.map((place) => [place, `<${place}>`])),
          count,
        };
        const expected = text.replace(/\{(\w+)\}/g, "<$1>").replaceAll("<count>", String(count));
        const written = t(`${namespace}:${key}` as MessageKey, values);
        if (written !== expected) wrong.push(`${namespace}:${key}: ${written}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
