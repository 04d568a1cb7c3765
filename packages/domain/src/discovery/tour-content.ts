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
  /** Day number, from 1; an excursion has steps instead of days, numbered the same way. */
  day: number;
  title: string;
  text: string;
  city_id: number | null;
  /** Sights of the day in order of the route; absent in texts older than this field. */
  places?: { name: string; lat: number; lng: number }[];
  /** A stored picture: its address or key, with its colour (`@tropa/text-blocks`). */
  image: string | null;
  distance_km: number | null;
  meals: ("breakfast" | "lunch" | "dinner")[];
}

/** What the price includes and excludes. */
export type PriceLists = Pick<TourContent, "included" | "excluded">;

/**
 * Long texts by locale. Russian and English are always there; other locales fall back to English,
 * marked as such, except for price lists translated in `price_lists`.
 */
export interface TourContentBody extends Partial<Record<Locale, TourContent>> {
  ru: TourContent;
  en: TourContent;
  price_lists?: Partial<Record<Locale, PriceLists>>;
}
