import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };
import ru from "./messages/ru.json" with { type: "json" };
import zh from "./messages/zh.json" with { type: "json" };

type ArrivalTexts = typeof en;

const texts: Record<Locale, ArrivalTexts> = { ru, en, de, zh };

/** Words of calendar entries. */
export const arrivalTexts = (locale: Locale): ArrivalTexts => texts[locale];
