import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "../../platform/text/read-messages.ts";
import type en from "./messages/en.json";

/** Words of the catalogue that no table holds: names of enumerated choices. */
export const messages = readMessages<typeof en>(import.meta.dirname, "messages");

/** Names of everything that an enumeration numbers; what is unknown shows itself. */
export function choiceName(
  locale: Locale,
  group:
    | "accommodation"
    | "comfort"
    | "difficulty"
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
  const names: Readonly<Record<string, string>> = messages[locale][group];
  return names[value] ?? value;
}

/** Names that the platform knows, each asked for once: it takes its time to answer. */
function remembered(nameOf: (locale: Locale, value: string) => string) {
  const names = new Map<string, string>();
  return (locale: Locale, value: string): string => {
    const key = `${locale} ${value}`;
    let name = names.get(key);
    if (name === undefined) {
      name = nameOf(locale, value);
      // Codes and months come from the catalogue; should it hold thousands, they are not all worth keeping.
      if (names.size < namesRemembered) names.set(key, name);
    }
    return name;
  };
}

const namesRemembered = 2000;

export const languageName = remembered(
  (locale, code) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code,
);

/** As a choice of its own reads it: some languages write such words small within a sentence. */
export const capitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** "июнь 2026 г.", "June 2026" of `2026-06`. */
export const monthName = remembered((locale, month) =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  ),
);
