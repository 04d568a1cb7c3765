import type { Locale } from "@tropa/domain/locale";
import de from "./messages/de/frame/languageOffer.json" with { type: "json" };
import en from "./messages/en/frame/languageOffer.json" with { type: "json" };
import ru from "./messages/ru/frame/languageOffer.json" with { type: "json" };
import zh from "./messages/zh/frame/languageOffer.json" with { type: "json" };

/**
 * The offer to switch to each language, written in that language: its readers may not understand
 * the page's.
 */
export const languageOffers: Record<Locale, typeof en> = { ru, en, de, zh };
