import type { Locale } from "@tropa/domain/locale";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "./messages/en.json";

/** Names of enumerated content values, which no table holds. */
export const messages = readMessages<typeof en>(import.meta.dirname, "messages");

/** Returns the name of an enumerated value; an unknown value is returned as it is. */
export function contentWord(locale: Locale, group: "showplace" | "season", value: string): string {
  const names: Readonly<Record<string, string>> = messages[locale][group];
  return names[value] ?? value;
}
