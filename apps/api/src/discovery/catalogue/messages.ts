import type { Locale } from "@tropa/domain/locale";
import type { TraitName } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

/** Names of enumerated choices, which no table holds. */
export const messages = readMessages<typeof en>(import.meta.dirname, "messages");

/** Returns the name of an enumerated choice; a value without a name is returned as it is. */
export function choiceName(
  locale: Locale,
  group:
    | TraitName
    | "type"
    | "continent"
    | "cruise_type"
    | "operator_type"
    | "start_time"
    | "vessel"
    | "cabin"
    | "cabin_inside",
  value: string,
): string {
  const groups: Readonly<Record<string, Readonly<Record<string, string>> | string>> =
    messages[locale];
  const names = groups[group];
  return (typeof names === "object" ? names[value] : undefined) ?? value;
}

/** Caches `nameOf`: creating an `Intl` formatter is slow. */
function cachedNames(nameOf: (locale: Locale, value: string) => string) {
  const names = new Map<string, string>();
  return (locale: Locale, value: string): string => {
    const key = `${locale} ${value}`;
    let name = names.get(key);
    if (name === undefined) {
      name = nameOf(locale, value);
      // Values come from the catalogue, so the cache needs a bound.
      if (names.size < maxCachedNames) names.set(key, name);
    }
    return name;
  };
}

const maxCachedNames = 2000;

export const languageName = cachedNames(
  (locale, code) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code,
);

/** Capitalises a name that stands alone: some languages write it in lower case within a sentence. */
export const capitalise = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** `2026-06` → "June 2026", "июнь 2026 г.". */
export const monthName = cachedNames((locale, month) =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  ),
);
