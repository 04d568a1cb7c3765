import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

const texts: Record<Locale, typeof en> = { ru, en, de, zh };

/** Words of a statement in the reader's language. */
export const statementTexts = (locale: Locale): typeof en => texts[locale];
