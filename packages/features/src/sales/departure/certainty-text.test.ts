import { locales } from "@tropa/domain/locale";
import { catalogueOf } from "@tropa/i18n/catalogues";
import { createTranslator } from "@tropa/i18n/translator";
import { expect, test } from "vitest";
import { certaintyText, decisionText } from "./certainty-text.ts";
import type { Decision } from "./certainty-text.ts";

const open: Decision = { certainty: "gathering", missing: 3, decidedBy: "2027-06-01" };

test.each(locales)(
  "says in %s how many are missing and by when a preliminary departure is decided",
  (locale) => {
    const { t } = createTranslator(locale, catalogueOf(locale));
    const text = certaintyText(t, locale, open);
    expect(text.startsWith(t("common:certainty.preliminary"))).toBe(true);
    expect(text).toContain("3");
    expect(text).toMatch(/1/);
    expect(certaintyText(t, locale, { ...open, certainty: "guaranteed" })).toBe(
      t("common:certainty.guaranteed"),
    );
  },
);

test("writes the certainty in Russian plural forms", () => {
  const { t } = createTranslator("ru", catalogueOf("ru"));
  const text = (changes: Partial<Decision>) => certaintyText(t, "ru", { ...open, ...changes });
  expect(text({})).toBe("Предварительно · нужно ещё 3 человека · решим до\u00a01 июня");
  expect(text({ missing: 1 })).toContain("нужен ещё 1 человек");
  expect(text({ certainty: "gathered", missing: 0 })).toContain("группа набралась");
  expect(text({ decidedBy: null })).toContain("решение задерживается");
});

test("says what a departure needs, by when it is decided, and that money comes back otherwise", () => {
  const { t } = createTranslator("en", catalogueOf("en"));
  const text = (changes: Partial<Decision>) => decisionText(t, "en", { ...open, ...changes });
  expect(text({})).toBe(
    "The trip needs 3 more travelers. We’ll know by June 1. If the trip doesn’t run, you get everything back.",
  );
  expect(text({ missing: 1 })).toContain("1 more traveler.");
  expect(text({ certainty: "gathered", missing: 0 })).toContain("The minimum is reached");
  expect(text({ decidedBy: null })).toContain("The decision is late");
});
