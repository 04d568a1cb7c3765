import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";

/** Reads the texts of a folder, one `LANGUAGE.json` each. A test checks that all have the shape of the English ones. */
export function readMessages<Texts>(...folder: readonly string[]): Readonly<Record<Locale, Texts>> {
  const read = (locale: Locale): Texts =>
    JSON.parse(readFileSync(join(...folder, `${locale}.json`), "utf8"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each language is read by its name
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<
    Locale,
    Texts
  >;
}
