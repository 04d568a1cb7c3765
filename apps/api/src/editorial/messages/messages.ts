import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

/** Words of content that no table holds. */
export const messages: Record<Locale, typeof en> = { ru, en, de, zh };

/** The name of something enumerated; what is unknown shows itself. */
export function contentWord(locale: Locale, group: "showplace" | "season", value: string): string {
  const names: Readonly<Record<string, string>> = messages[locale][group];
  return names[value] ?? value;
}
