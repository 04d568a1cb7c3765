import { locales } from "@tropa/domain/locale";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "./catalogues.ts";
import type { MessageKey } from "./message-keys.ts";
import { createPageTranslator } from "./page-translator.ts";
import { createTranslator } from "./translator.ts";

describe.each([
  ["servers", createTranslator],
  ["pages", createPageTranslator],
])("the translator of %s", (_name, create) => {
  const english = create("en", {
    common: { help: "Hello, {name}!", nav: { tours: "deep {a}{b} end" }, footer: "a text" },
    compare: { count_one: "{count} tour", count_other: "{count} tours", title: "total {count}" },
  });
  const russian = create("ru", {
    compare: { count_one: "{count} день", count_few: "{count} дня", count_many: "{count} дней" },
  });

  it("fills placeholders", () => {
    expect(english.t("help", { name: "Ann" })).toBe("Hello, Ann!");
    expect(english.t("help", { name: "" })).toBe("Hello, !");
    expect(english.t("nav.tours", { a: 0, b: "$&" })).toBe("deep 0$& end");
  });

  it("does not fill placeholders within a value", () => {
    expect(english.t("help", { name: "{name}" })).toBe("Hello, {name}!");
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
});

const counts = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 1.5, 1_000_000];
const texts = ["", "a {count} $& $t(common:hello) <b>", null];

/** Keys as screens write them: without the endings of plural forms. */
function keysOf(messages: unknown, path: readonly string[] = []): string[] {
  if (typeof messages !== "object" || messages === null)
    return [path.join(".").replace(/_(zero|one|two|few|many|other)$/, "")];
  return Object.entries(messages).flatMap(([key, inner]) => keysOf(inner, [...path, key]));
}

const keys = new Set(
  Object.entries(catalogueOf("en")).flatMap(([namespace, messages]) =>
    keysOf(messages).map((key) => `${namespace}:${key}`),
  ),
);
const isKey = (name: string): name is MessageKey => keys.has(name);

const filled = (places: Iterable<string>, value: string | number | null) =>
  Object.fromEntries([...places].map((name) => [name, value]));

it.each(locales)("the page translator gives every message in %s as the server's does", (locale) => {
  const catalogue = catalogueOf(locale);
  const server = createTranslator(locale, catalogue);
  const page = createPageTranslator(locale, catalogue);
  // Compared by hand: an assertion for each of a million texts would take most of the time.
  const different: string[] = [];
  for (const [namespace, messages] of Object.entries(catalogue)) {
    const places = new Set(
      [...JSON.stringify(messages).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""),
    );
    const fillings = [
      undefined,
      ...texts.map((text) => ({ ...filled(places, text), count: 7 })),
      ...counts.map((count) => ({ ...filled(places, count), count })),
    ];
    for (const key of new Set(keysOf(messages))) {
      const name = `${namespace}:${key}`;
      if (!isKey(name)) throw new Error(`the English catalogue has no ${name}`);
      for (const values of fillings) {
        const [ours, theirs] = [page.t(name, values), server.t(name, values)];
        if (ours !== theirs) different.push(`${name}: ${ours} instead of ${theirs}`);
      }
    }
  }
  expect(different).toEqual([]);
});
