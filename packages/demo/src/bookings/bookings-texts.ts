import type { Locale } from "@tropa/domain/locale";
import de from "../data/texts/de/bookings.json" with { type: "json" };
import en from "../data/texts/en/bookings.json" with { type: "json" };
import ru from "../data/texts/ru/bookings.json" with { type: "json" };
import zh from "../data/texts/zh/bookings.json" with { type: "json" };

interface BookingTexts {
  /** What travellers asked when they booked; most ask nothing. */
  comments: readonly string[];
  /** Reviews of journeys that went well, with the stars of each. */
  reviews: readonly { rating: number; text: string }[];
  thanks: string;
  food: readonly string[];
}

export const bookingTexts: Readonly<Record<Locale, BookingTexts>> = { ru, en, de, zh };
