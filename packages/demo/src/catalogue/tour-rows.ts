import { addDays } from "@tropa/domain/time/local-date";
import { accessOf } from "../tours/access.ts";
import { createRandom, type Random } from "../random.ts";
import type { GeneratedTour, TourText } from "./catalogue-rows.ts";
import { collectionsOf } from "./collections-of.ts";
import { cruiseOf } from "./cruises.ts";
import type { DemoCurrency } from "@tropa/geography/currency-rates";
import { accommodationOf } from "../tours/lodging.ts";
import type { Organizer } from "./organizers.ts";
import { basePrice } from "../offers/prices.ts";
import { slugOf } from "@tropa/domain/discovery/slug";
import {
  addHiddenDiscount,
  cheapestOf,
  departuresOf,
  horizonDays,
  type Departure,
} from "../offers/tour-dates.ts";
import type { TourPlan } from "../tours/plan.ts";
import { countryOf, regionOf, restKindOf } from "@tropa/geography/world";

/** A tour's plan and organizer. */
export interface Listing {
  id: number;
  plan: TourPlan;
  organizer: Organizer;
}

/** A tour with its departures and everything but its texts. */
export interface Offer extends Listing {
  currency: DemoCurrency;
  dates: Departure[];
  base: number;
  isVeryHot: boolean;
  /** Period of a tour by request, which has no dates. */
  request: { start: string; end: string } | null;
}

const byRequestShare = 0.03;
const preliminaryShare = 0.04;
const mayBeHotShare = 0.06;
/**
 * Share of tours with a discount. Cards show the cheapest date, so a tour with any discount has a crossed-out price.
 */
const reducedShare = 0.12;
const hiddenDiscountShare = 0.02;

/** Chooses plan and organizer of a tour; the nearest organizers lead most tours. */
export function listingOf(
  seed: string,
  id: number,
  plan: TourPlan,
  organizers: readonly Organizer[],
): Listing {
  const random = createRandom(`${seed}/listing/${id}`);
  const organizer = organizers[Math.floor(random.next() ** 1.4 * organizers.length)];
  if (!organizer) throw new Error(`Nobody leads tours at ${plan.place.slug}`);
  return { id, plan, organizer };
}

/** Returns departures and prices of a tour; deterministic by id and seed. */
export function offerOf(
  seed: string,
  id: number,
  plan: TourPlan,
  organizers: readonly Organizer[],
  today: string,
): Offer {
  const random = createRandom(`${seed}/offer/${id}`);
  const { minor: base, currency } = basePrice(plan, random);
  const offer = { ...listingOf(seed, id, plan, organizers), currency, base };
  if (plan.form === "tour" && random.chance(byRequestShare)) {
    const start = addDays(today, random.int(7, 40));
    const end = addDays(today, random.int(200, horizonDays));
    return { ...offer, dates: [], isVeryHot: false, request: { start, end } };
  }
  const mayBeHot = random.chance(mayBeHotShare);
  const isReduced = random.chance(reducedShare);
  const terms = { random, today, base, currency, mayBeHot, isReduced };
  const { dates, isVeryHot } = departuresOf(plan, terms);
  if (random.chance(hiddenDiscountShare)) addHiddenDiscount(dates, currency);
  return { ...offer, dates, isVeryHot, request: null };
}

/** A few tours are removed or deleted, to show their pages. */
function statusOf(id: number): GeneratedTour["status"] {
  if (id > 1200) return "published";
  if (id % 200 === 137) return "removed";
  return id % 400 === 251 ? "gone" : "published";
}

/** Rating and number of a tour's reviews. */
export interface Reception {
  rating: number;
  count: number;
  isNew: boolean;
}

/** Returns a tour without pictures, which depend on the neighbouring tours. */
export function tourRow(
  seed: string,
  offer: Offer,
  words: { title: TourText; summary: TourText },
  contentId: number,
  reception: Reception,
  today: string,
): Omit<GeneratedTour, "images"> {
  const { plan, id, currency } = offer;
  const random = createRandom(`${seed}/tour/${id}`);
  const kind = restKindOf(plan.kind);
  const cheapest = cheapestOf(offer.dates);
  const price = cheapest?.price_minor ?? offer.base;
  const isRussian = plan.place.country === "russia";
  const places = plan.second ? [plan.place, plan.second] : [plan.place];
  const regions = places.flatMap(({ region }) => (region ? [regionOf(region).id] : []));
  const { isNew } = reception;
  return {
    id,
    slug: slugOf(isRussian ? words.title.ru : words.title.en),
    status: statusOf(id),
    type: plan.form === "excursion" ? 2 : 1,
    is_cruise: plan.form === "cruise",
    is_author_tour: !offer.organizer.isCompany,
    organizer_id: offer.organizer.row.id,
    content_id: contentId,
    title: words.title,
    summary: words.summary,
    emoji: random.chance(0.75) ? kind.emoji : null,
    main_city_id: plan.place.id,
    city_ids: places.map((place) => place.id),
    region_ids: [...new Set(regions)],
    country_ids: [...new Set(places.map((place) => countryOf(place.country).id))],
    main_rest_kind_id: kind.id,
    rest_kind_ids: plan.kinds.map((slug) => restKindOf(slug).id),
    collection_ids: collectionsOf(plan),
    accommodation: accommodationOf(plan.lodging),
    comfort: plan.comfort,
    languages: languagesOf(random, offer.organizer.row.languages),
    difficulty: plan.difficulty,
    // Drawn apart, so that a new fact changes no other.
    ...accessOf(createRandom(`${seed}/access/${id}`), plan),
    min_age: plan.minAge,
    max_group_size: plan.groupSize,
    duration_days: plan.days,
    duration_nights: plan.nights,
    duration_hours: plan.hours,
    currency,
    price_minor: price,
    price_without_discount_minor: cheapest?.price_without_discount_minor ?? null,
    is_price_from: new Set(offer.dates.map((date) => date.price_minor)).size !== 1,
    is_very_hot: offer.isVeryHot,
    is_new: isNew,
    is_dates_preliminary: offer.request === null && random.chance(preliminaryShare),
    request_period_start: offer.request?.start ?? null,
    request_period_end: offer.request?.end ?? null,
    rating: reception.rating,
    reviews_count: reception.count,
    weight: weightOf(random, offer, reception),
    cancellation_days: [3, 7, 14, 14, 21, 30][random.int(0, 5)] ?? 14,
    prepayment_percent: [10, 15, 15, 20, 25, 30][random.int(0, 5)] ?? 15,
    published_on: addDays(today, isNew ? -random.int(3, 50) : -random.int(60, 1500)),
    ...cruiseOf(plan),
  };
}

/**
 * Rank in the default order. Random rather than by merit alone, which would fill the first page with one famous place.
 */
function weightOf(random: Random, offer: Offer, { rating, count }: Reception): number {
  const merit = rating > 0 ? (rating - 4) * 0.25 + Math.min(count, 40) / 160 : 0.12;
  const weight = random.next() + merit + (offer.isVeryHot ? 0.15 : 0) + (offer.request ? -0.2 : 0);
  return Number(weight.toFixed(4));
}

function languagesOf(random: Random, spoken: readonly string[]): string[] {
  const [first = "ru", ...others] = spoken;
  return [first, ...others.filter(() => random.chance(0.75))];
}
