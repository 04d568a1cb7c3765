import type { Locale } from "@tropa/domain/locale";

type LanguageOffer = typeof import("./messages/en/frame/languageOffer.json");

const offers = import.meta.glob<LanguageOffer>("./messages/*/frame/languageOffer.json", {
  eager: true,
  import: "default",
});

/**
 * Returns the offer to switch to a language, written in that language: its readers may not understand
 * the page's.
 */
export function languageOffer(locale: Locale): LanguageOffer {
  const offer = offers[`./messages/${locale}/frame/languageOffer.json`];
  if (!offer) throw new Error(`No offer to switch to ${locale}`);
  return offer;
}
