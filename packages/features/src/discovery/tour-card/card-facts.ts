import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { isPreliminary } from "@tropa/domain/discovery/departure-dates";
import type { Difficulty } from "@tropa/domain/discovery/search-filter/limits";
import { discountNote, discountPercent } from "@tropa/domain/discovery/discount";
import type { DiscountNote } from "@tropa/domain/discovery/discount";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { Decision } from "../../sales/departure/certainty-text.ts";

/**
 * What a card shows and nothing else: loader data is written into the page once more for hydration, and
 * a listing has 24 cards. What is absent or false is left out.
 */
export interface CardFacts {
  id: number;
  title: string;
  slug: string;
  emoji?: string;
  /** Picture template with `{size}`; empty without a photo. */
  image: string;
  colour: string;
  /** How many photos there are, where there is more than one. */
  photos?: number;
  /** Of every amount of the card. A card says it itself, as it outlives its page: in favourites, in a grown listing. */
  currency: Currency;
  /** Minor units, as all amounts here. */
  price: number;
  /** Price before the discount; present where the discount is worth showing. */
  was?: number;
  isFrom?: true;
  /** Where a party was named: what it pays in words, and the query that carries it on. */
  party?: { total: string; query: string };
  days: number;
  nights: number;
  /** Of an excursion. */
  hours?: number;
  /** First and last day of the next departure with seats, or of the one that was found. */
  dates?: [start: string, end: string];
  /** The departure that was found by the chosen dates: price and dates are its own, and links lead to it. */
  dateId?: number;
  /** What the departure of `dates` costs, where that is not the price of the card. */
  datePrice?: number;
  moreDates?: number;
  /** What the next departure's discount is called. */
  deal?: DiscountNote;
  /** Whether the next departure leaves. */
  certainty?: Decision;
  /** Starts of an excursion on its next day. */
  times?: readonly string[];
  /** Of a cruise: its ship and its waters. */
  cruise?: readonly string[];
  /** A tour by request: its first and last possible day, empty where open. */
  period?: [start: string, end: string];
  /** `id` where they have a page. */
  organizer?: { id?: number; name: string; photo: string };
  /** The first of the organizer's own words, else what one does there. */
  tag: string;
  location: string;
  /** Absent without reviews. */
  rating?: number;
  reviews?: number;
  difficulty: Difficulty;
  isHot?: true;
  isNew?: true;
  isRemoved?: true;
}

/** Leaves of a card what this storefront shows. */
export function cardFacts(
  card: TourCard,
  { features }: { features: Pick<VariantConfig["features"], "organizersShown"> },
  // The catalogue's own day: a zone must not decide which discount is over.
  today: string = new Date().toISOString().slice(0, 10),
): CardFacts {
  const { duration, nearest } = card;
  const percent = discountPercent(card.price, card.price_without_discount);
  return {
    id: card.id,
    title: card.title,
    slug: card.slug,
    ...(card.emoji && { emoji: card.emoji }),
    image: card.images_count > 0 ? card.image.image : "",
    colour: card.image.color,
    ...(card.images_count > 1 && { photos: card.images_count }),
    currency: card.currency,
    price: card.price,
    ...(percent !== null &&
      card.price_without_discount !== null && { was: card.price_without_discount }),
    ...(card.is_need_show_price_from && { isFrom: true }),
    days: duration.days,
    nights: duration.nights,
    ...(duration.days === 0 && { hours: duration.hours }),
    ...(nearest && { dates: [nearest.start, nearest.end] }),
    ...(nearest && card.is_date_chosen && { dateId: nearest.id }),
    ...(nearest && nearest.price !== card.price && { datePrice: nearest.price }),
    ...(nearest && card.more_dates > 0 && { moreDates: card.more_dates }),
    ...(nearest && departureFacts(card, nearest, today)),
    ...(card.cruise && {
      cruise: [card.cruise.ship, card.cruise.water].filter((name) => name !== null),
    }),
    ...(!nearest &&
      card.use_request_period && {
        period: [card.request_period_start ?? "", card.request_period_end ?? ""],
      }),
    ...(features.organizersShown && {
      organizer: {
        ...(card.organizer.has_page && { id: card.organizer.id }),
        name: card.organizer.name,
        photo: card.organizer.photo,
      },
    }),
    tag: card.tags[0]?.text ?? card.activity,
    location: card.location,
    ...(card.reviews_count > 0 && { rating: card.rating, reviews: card.reviews_count }),
    difficulty: card.difficulty,
    ...(card.is_very_hot && { isHot: true }),
    ...(card.is_new && { isNew: true }),
    ...(!card.is_tour_active && { isRemoved: true }),
  };
}

/** What the card says of its next departure. */
function departureFacts(
  card: Pick<TourCard, "is_dates_preliminary">,
  nearest: NonNullable<TourCard["nearest"]>,
  today: string,
): Pick<CardFacts, "deal" | "certainty" | "times"> {
  const { discount, times, missing, decided_by: decidedBy } = nearest;
  const open = missing > 0 ? "gathering" : "gathered";
  const deal = discountNote(
    discount && { type: discount.type_string, endDate: discount.end_date },
    today,
  );
  return {
    ...(deal && { deal }),
    certainty: {
      certainty: isPreliminary(nearest, card) ? open : "guaranteed",
      missing,
      decidedBy,
    },
    ...(times.length > 0 && { times }),
  };
}
