import type { TourCard } from "@tropa/api-contract/discovery/tour-card";
import { isPreliminary } from "@tropa/domain/discovery/departure-dates";
import { discountPercent } from "@tropa/domain/discovery/discount";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

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
  /** Minor units, as all amounts here; of the departure of `dates`, where there is one. */
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
  /** First and last day of the departure that the card tells of. */
  dates?: [start: string, end: string];
  /** It was found by the chosen dates: what is kept and compared is this departure. */
  dateId?: number;
  /** Others cost more: the tour is to open with this one, at the price that was pressed. */
  cheapestId?: number;
  moreDates?: number;
  isGuaranteed?: true;
  /** How many travellers have joined, and how many it takes; only where most of them are there. */
  going?: [joined: number, needed: number];
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
    location: card.location,
    ...(card.reviews_count > 0 && { rating: card.rating, reviews: card.reviews_count }),
    ...(card.is_very_hot && { isHot: true }),
    ...(card.is_new && { isNew: true }),
    ...(!card.is_tour_active && { isRemoved: true }),
  };
}

/** What the card says of its departure: good news alone. What is still open is told on the page of the tour. */
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
