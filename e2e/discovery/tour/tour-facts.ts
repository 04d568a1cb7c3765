import type { Locator } from "@playwright/test";
import { apiUrl, factsOf } from "../../harness/stack.ts";
import type { Variant } from "../../harness/stack.ts";

interface DateFacts {
  id: number;
  start: string;
  end: string;
  times: string[];
  price: number;
  is_busy: boolean;
  not_guaranteed: boolean;
  seats_left: number;
}

/** What the journeys of a tour's page compare it with. */
export interface TourFacts {
  id: number;
  type: 1 | 2;
  slug: string;
  title: string;
  /** As cards tell it. */
  price: number;
  stories: unknown[];
  video_url: string | null;
  child_prices: { from_age: number; to_age: number; percent: number }[];
  prepayment_percent: number;
  programme: unknown[];
  organizer: { id: number; has_direct_sale: boolean };
  /** Of a cruise. */
  ship: unknown;
  versions: { name: string; slug: string; nearest: { id: number } | null }[];
  is_dates_preliminary: boolean;
  reviews: { photos: unknown[] }[];
  reviews_count: number;
  questions: { id: number | null }[];
  variants: DateFacts[];
}

async function ask<T>(variant: Variant, path: string): Promise<T> {
  const { language, currency } = factsOf(variant);
  const answer = await fetch(`${apiUrl}${path}`, {
    headers: {
      "x-language": language,
      "x-currency": currency,
      "x-localization": variant,
    },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const found = new Map<unknown, Promise<TourFacts>>();

/** The first tour of the listings that a page is to be tried on; looked for once. */
export function findTour(
  variant: Variant,
  wanted: (tour: TourFacts) => boolean,
  query = "",
): Promise<TourFacts> {
  const key = `${variant}${query}${String(wanted)}`;
  const cached = found.get(key) ?? lookFor(variant, wanted, query);
  found.set(key, cached);
  return cached;
}

async function lookFor(
  variant: Variant,
  wanted: (tour: TourFacts) => boolean,
  query: string,
): Promise<TourFacts> {
  for (let page = 1; page <= 12; page += 1) {
    const { items } = await ask<{ items: { slug: string }[] }>(
      variant,
      `/spa/tours?page=${page}${query}`,
    );
    for (const { slug } of items) {
      const tour = await ask<TourFacts>(
        variant,
        `/spa/tour?slug=${slug}&expand_program=1&expand_reviews=1`,
      );
      if (wanted(tour)) return tour;
    }
  }
  throw new Error("the demo catalogue has no such tour");
}

/** Free dates with room for a family. */
export const roomyDates = (tour: TourFacts): DateFacts[] =>
  tour.variants.filter((date) => !date.is_busy && date.seats_left >= 4);

/** A tour that has all that a page can show. */
export const isRich = (tour: TourFacts) =>
  tour.type === 1 &&
  tour.stories.length > 0 &&
  tour.child_prices.length === 3 &&
  tour.reviews_count > 1 &&
  tour.reviews.some(({ photos }) => photos.length > 0) &&
  roomyDates(tour).length > 2;

/** The amount of money in a text, in minor units: "1 234,50 ₽", "$1,234.50". */
export async function amountIn(place: Locator): Promise<number> {
  return amountOf(await place.innerText());
}

export function amountOf(text: string): number {
  const digits = text.replace(/[^\d.,]/g, "");
  const [whole = "", cents = "00"] = digits.split(/[.,](?=\d{2}$)/);
  return Number(whole.replace(/\D/g, "")) * 100 + Number(cents);
}
