import type { TourCard } from "@tropa/api-contract/tour";
import { discountPercent } from "@tropa/domain/discount";
import type { VariantConfig } from "@tropa/domain/variant-config";

/**
 * What a card shows and nothing else: loader data is written into the page once more for hydration, and
 * a listing has 24 cards. What is absent or false is left out.
 */
export interface CardFacts {
  id: number;
  title: string;
  slug: string;
  emoji?: string;
  /** Picture template with `{size}`. */
  image: string;
  colour: string;
  /** Minor units of the page's currency. */
  price: number;
  /** Price before the discount; present where the discount is worth showing. */
  was?: number;
  isFrom?: true;
  days: number;
  nights: number;
  /** Of an excursion. */
  hours?: number;
  /** First and last day of the next departure with seats. */
  dates?: [start: string, end: string];
  moreDates?: number;
  /** A tour by request: its first and last possible day, empty where open. */
  period?: [start: string, end: string];
  organizer?: { name: string; photo: string };
  activity: string;
  location: string;
  /** Absent without reviews. */
  rating?: number;
  reviews?: number;
  difficulty: number;
  isHot?: true;
  isNew?: true;
  isRemoved?: true;
}

/** Leaves of a card what this storefront shows. */
export function cardFacts(
  card: TourCard,
  { features }: { features: Pick<VariantConfig["features"], "organizersShown"> },
): CardFacts {
  const { duration, nearest } = card;
  const percent = discountPercent(card.price, card.price_without_discount);
  return {
    id: card.id,
    title: card.title,
    slug: card.slug,
    ...(card.emoji && { emoji: card.emoji }),
    image: card.image.image,
    colour: card.image.color,
    price: card.price,
    ...(percent !== null &&
      card.price_without_discount !== null && { was: card.price_without_discount }),
    ...(card.is_need_show_price_from && { isFrom: true }),
    days: duration.days,
    nights: duration.nights,
    ...(duration.days === 0 && { hours: duration.hours }),
    ...(nearest && { dates: [nearest.start, nearest.end] }),
    ...(nearest && card.more_dates > 0 && { moreDates: card.more_dates }),
    ...(!nearest &&
      card.use_request_period && {
        period: [card.request_period_start ?? "", card.request_period_end ?? ""],
      }),
    ...(features.organizersShown && {
      organizer: { name: card.organizer.name, photo: card.organizer.photo },
    }),
    activity: card.activity,
    location: card.location,
    ...(card.reviews_count > 0 && { rating: card.rating, reviews: card.reviews_count }),
    difficulty: card.difficulty,
    ...(card.is_very_hot && { isHot: true }),
    ...(card.is_new && { isNew: true }),
    ...(!card.is_tour_active && { isRemoved: true }),
  };
}
