import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de/frame/languageOffer.json" with { type: "json" };
import en from "./messages/en/frame/languageOffer.json" with { type: "json" };
import ru from "./messages/ru/frame/languageOffer.json" with { type: "json" };
import zh from "./messages/zh/frame/languageOffer.json" with { type: "json" };

/** The offer of each language in that language: who reads it may not read the page's. */
export const languageOffers: Record<Locale, typeof en> = { ru, en, de, zh };
