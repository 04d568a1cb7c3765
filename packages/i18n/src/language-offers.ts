import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de/languageOffer.json" with { type: "json" };
import en from "./messages/en/languageOffer.json" with { type: "json" };
import ru from "./messages/ru/languageOffer.json" with { type: "json" };
import zh from "./messages/zh/languageOffer.json" with { type: "json" };

/** The offer of each language in that language: who reads it may not read the page's. */
export const languageOffers: Record<Locale, typeof en> = { ru, en, de, zh };
