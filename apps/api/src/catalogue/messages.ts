import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

/** Words of the catalogue that no table holds: names of enumerated choices. */
export const messages: Record<Locale, typeof en> = { ru, en, de, zh };

/** Names of everything that an enumeration numbers; what is unknown shows itself. */
export function choiceName(
  locale: Locale,
  group: "accommodation" | "comfort" | "difficulty" | "type" | "continent" | "cruise_type",
  value: string,
): string {
  const names: Readonly<Record<string, string>> = messages[locale][group];
  return names[value] ?? value;
}

const languageNames = new Map<Locale, Intl.DisplayNames>();

export function languageName(locale: Locale, code: string): string {
  let names = languageNames.get(locale);
  if (!names) {
    names = new Intl.DisplayNames(locale, { type: "language" });
    languageNames.set(locale, names);
  }
  return names.of(code) ?? code;
}

const monthNames = new Map<Locale, Intl.DateTimeFormat>();

/** "июнь 2026 г.", "June 2026" of `2026-06`. */
export function monthName(locale: Locale, month: string): string {
  let names = monthNames.get(locale);
  if (!names) {
    names = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
    monthNames.set(locale, names);
  }
  return names.format(new Date(`${month}-01T00:00:00Z`));
}
