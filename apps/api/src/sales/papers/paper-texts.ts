import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

export type PaperTexts = typeof en;

const texts: Record<Locale, PaperTexts> = { ru, en, de, zh };

/** Words of vouchers and receipts. */
export const paperTexts = (locale: Locale): PaperTexts => texts[locale];
