import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { isPreliminary } from "@tropa/domain/discovery/departure-dates";
import { discountPercent } from "@tropa/domain/discovery/discount";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/**
 * Facts that a card shows. Kept small, because loader data is also written into the page for hydration and a listing has 24
 * cards: absent and false values are left out.
 */
export interface CardFacts {
  id: number;
  title: string;
  slug: string;
  emoji?: string;
  /** Picture template with `{size}`; empty without a photo. */
  image: string;
  colour: string;
  /** Number of photos, if more than one. */
  photos?: number;
  /** Currency of all amounts. Stored per card, because cards outlive their page in favourites and longer lists. */
  currency: Currency;
  /** Minor units, like all amounts here; the price of the departure in `dates`, if there is one. */
  price: number;
  /** Price before the discount, if it is worth showing. */
  was?: number;
  isFrom?: true;
  /** Formatted price for the chosen party, and the query string that passes the party on. */
  party?: { total: string; query: string };
  days: number;
  nights: number;
  /** Duration in hours; only for excursions. */
  hours?: number;
  /** First and last day of the departure shown. */
  dates?: [start: string, end: string];
  /** The departure, if it was found by chosen dates; it is stored with favourites and comparisons. */
  dateId?: number;
  /** The cheapest departure, if others cost more: the tour opens with it, so the price matches the card. */
  cheapestId?: number;
  moreDates?: number;
  isGuaranteed?: true;
  /** Travellers who have joined and the number needed; only if at least half have joined. */
  going?: [joined: number, needed: number];
  /** Start times of an excursion on its next day. */
  times?: readonly string[];
  /** Ship and waters of a cruise. */
  cruise?: readonly string[];
  /** First and last possible day of a tour by request; empty if open. */
  period?: [start: string, end: string];
  /** `id` only if they have a page. */
  organizer?: { id?: number; name: string; photo: string };
  /** The first of the organizer's tags, otherwise the tour's activity. */
  tag: string;
  traits?: TourCard["traits"];
  location: string;
  /** Absent without reviews. */
  rating?: number;
  reviews?: number;
  isHot?: true;
  isNew?: true;
  isRemoved?: true;
}

/** Reduces the API's card to what this storefront shows. */
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
    image: card.images_count > 0 ? card.image.image : "",
    colour: card.image.color,
    ...(card.images_count > 1 && { photos: card.images_count }),
    currency: card.currency,
    price: card.price,
    ...(percent !== null &&
      card.price_without_discount !== null && { was: card.price_without_discount }),
    ...(card.is_need_show_price_from && !nearest && { isFrom: true }),
    days: duration.days,
    nights: duration.nights,
    ...(duration.days === 0 && { hours: duration.hours }),
    ...(nearest && { dates: [nearest.start, nearest.end] }),
    ...(nearest && card.is_date_chosen && { dateId: nearest.id }),
    ...(nearest &&
      !card.is_date_chosen &&
      card.is_need_show_price_from && { cheapestId: nearest.id }),
    ...(nearest && card.more_dates > 0 && { moreDates: card.more_dates }),
    ...(nearest && departureFacts(card, nearest)),
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
    ...(card.traits.length > 0 && { traits: card.traits }),
    location: card.location,
    ...(card.reviews_count > 0 && { rating: card.rating, reviews: card.reviews_count }),
    ...(card.is_very_hot && { isHot: true }),
    ...(card.is_new && { isNew: true }),
    ...(!card.is_tour_active && { isRemoved: true }),
  };
}

/** Facts of a departure. Cards show only good news; open questions are explained on the tour's page. */
function departureFacts(
  card: Pick<TourCard, "is_dates_preliminary">,
  nearest: NonNullable<TourCard["nearest"]>,
): Pick<CardFacts, "isGuaranteed" | "going" | "times"> {
  const { times, joined, missing } = nearest;
  const isOpen = isPreliminary(nearest, card);
  return {
    ...(!isOpen && { isGuaranteed: true }),
    ...(isOpen && joined > 0 && joined >= missing && { going: [joined, joined + missing] }),
    ...(times.length > 0 && { times }),
  };
}
