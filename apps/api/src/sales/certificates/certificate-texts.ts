import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

const catalogues: Record<Locale, typeof en> = { ru, en, de, zh };

/** Words of a printed certificate. */
export const certificateTexts = (locale: Locale): typeof en => catalogues[locale];

/** What a bank and its receipt call it. */
export const certificateTitle = (locale: Locale): string => catalogues[locale].title;
