import { expect, test } from "vitest";
import { offeredLocale } from "./offered-locale.ts";

const locales = ["en", "de", "zh"] as const;

test.each([
  { languages: ["de-AT", "en"], locale: "en", offered: "de" },
  { languages: ["zh-Hans-CN"], locale: "en", offered: "zh" },
  { languages: ["DE"], locale: "en", offered: "de" },
  { languages: ["en-GB", "de"], locale: "en", offered: null },
  { languages: ["en-GB", "de"], locale: "de", offered: "en" },
  { languages: ["fr", "de"], locale: "en", offered: "de" },
  { languages: ["fr", "den"], locale: "en", offered: null },
  { languages: [], locale: "en", offered: null },
] as const)(
  "a page in $locale offers $offered to readers of $languages",
  ({ languages, locale, offered }) => {
    expect(offeredLocale(languages, locales, locale)).toBe(offered);
  },
);
