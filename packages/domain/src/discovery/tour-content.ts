import type { Locale } from "../locale.ts";

/** The long texts of a tour in one language: an entry of `tour_content.body`. */
export interface TourContent {
  description: string[];
  /** Four to six short lines. */
  highlights: string[];
  programme: ProgrammeDay[];
  included: string[];
  excluded: string[];
  meeting_point: { text: string; lat: number; lng: number };
  accommodation_text: string;
  what_to_bring: string[];
  questions: { question: string; answer: string }[];
}

export interface ProgrammeDay {
  /** From 1; an excursion has steps instead of days, numbered the same way. */
  day: number;
  title: string;
  text: string;
  city_id: number | null;
  /** What is seen on the day, in the order of the way; texts written before there were any have none. */
  places?: { name: string; lat: number; lng: number }[];
  /** A picture as it is stored: its address or its key, with its colour (`@tropa/text-blocks`). */
  image: string | null;
  distance_km: number | null;
  meals: ("breakfast" | "lunch" | "dinner")[];
}

/** What the price holds and what it does not. */
export type PriceLists = Pick<TourContent, "included" | "excluded">;

/**
 * By locale. Russian and English always; other locales fall back to English, marked as such, but for what the price
 * holds where `price_lists` says it in their language.
 */
export interface TourContentBody {
  ru: TourContent;
  en: TourContent;
  de?: TourContent;
  zh?: TourContent;
  price_lists?: Partial<Record<Locale, PriceLists>>;
}
