import type { Language } from "@tropa/geography/notation/place-seed";
import de from "../data/texts/de/bookings.json" with { type: "json" };
import en from "../data/texts/en/bookings.json" with { type: "json" };
import ru from "../data/texts/ru/bookings.json" with { type: "json" };
import zh from "../data/texts/zh/bookings.json" with { type: "json" };

interface BookingTexts {
  /** Comments of travellers who ordered; most have none. */
  comments: readonly string[];
  /** Reviews of finished trips, with their ratings. */
  reviews: readonly { rating: number; text: string }[];
  thanks: string;
  food: readonly string[];
}

/** Comments and reviews by language. */
export const bookingTexts: Readonly<Record<Language, BookingTexts>> = { ru, en, de, zh };
