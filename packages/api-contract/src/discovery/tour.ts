import { z } from "zod/mini";
import { currency, id, image, localDate, minor } from "../base/primitives.ts";
import {
  comfortFlags,
  excursionDate,
  expert,
  ship,
  tag,
  tourPlaces,
  version,
} from "./tour-parts.ts";
import { traits } from "./traits.ts";
import { childPrices, dateVariant, duration, tourCard } from "./tour-card.ts";

export const programmeDay = z.object({
  day: z.int(),
  title: z.string(),
  text: z.string(),
  image: z.nullable(image),
  distance_km: z.nullable(z.number()),
  meals: z.array(z.enum(["breakfast", "lunch", "dinner"])),
  /** City of the day, one of the tour's `cities`. */
  city_id: z.nullable(id),
  /** Sights of the day, in the order of the route; empty if the organizer named none. */
  places: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
});

export const review = z.object({
  id,
  /** Id in the address of its page: `/review/{uuid}`. */
  uuid: z.uuid(),
  author_name: z.string(),
  author_photo: z.nullable(z.string()),
  rating: z.int().check(z.gte(1), z.lte(5)),
  locale: z.string(),
  text: z.string(),
  travelled_on: localDate,
  created_on: localDate,
  reply: z.nullable(z.string()),
  /** Null without an answer, or if its date is unknown. */
  replied_on: z.nullable(localDate),
  /** Pictures added by the author. */
  photos: z.array(image),
});
export type Review = z.infer<typeof review>;

/** A name with its listing: breadcrumbs, chips, neighbours. */
export const listingLink = z.object({ name: z.string(), slug: z.string() });

const question = z.object({
  /**
   * Null for the organizer's own questions; for others `/spa/tour-question` returns who asked and
   * when.
   */
  id: z.nullable(id),
  question: z.string(),
  answer: z.string(),
  /** Who asked and when; only for travellers' questions. */
  author_name: z.optional(z.string()),
  asked_on: z.optional(localDate),
});

/** A version beside the dates of a tour's page, with its own next date that has seats. */
const datedVersion = z.extend(version, {
  duration,
  nearest: z.nullable(
    z.object({
      id,
      start: localDate,
      end: localDate,
      /** Price per person on this date. */
      price: minor,
    }),
  ),
});

/** The tour's page (docs/product/cards-and-dates.md#tours). */
export const tour = z.object({
  id,
  /** The id at the end of the path. */
  id_on_site: id,
  slug: z.string(),
  is_tour_active: z.boolean(),
  /** Made for one party: only `/spa/individual-tour` returns it. */
  is_individual: z.boolean(),
  type: z.union([z.literal(1), z.literal(2)]),
  is_cruise: z.boolean(),
  title: z.string(),
  emoji: z.nullable(z.string()),
  summary: z.string(),
  images: z.array(image),
  /** Address at one of the two embedded video hosts, or of a file. */
  video_url: z.nullable(z.string()),
  stories: z.array(z.object({ title: z.string(), images: z.array(image).check(z.minLength(1)) })),
  price: minor,
  currency,
  original_price: minor,
  original_currency: currency,
  price_without_discount: z.nullable(minor),
  is_need_show_price_from: z.boolean(),
  /** Prepayment when booking, percent of the total. */
  prepayment_percent: z.int(),
  child_prices: childPrices,
  rating: z.number(),
  reviews_count: z.int(),
  duration,
  ...traits,
  ...comfortFlags.shape,
  tags: z.array(tag),
  min_age: z.int(),
  max_group_size: z.int(),
  /**
   * Travellers needed to guarantee a preliminary date, and how many days before the start that is
   * decided.
   */
  min_group_size: z.int(),
  decided_days: z.int(),
  cancellation_days: z.int(),
  activities: z.array(listingLink),
  /** Hidden ones have no listing for readers. */
  collections: z.array(z.extend(listingLink, { id, is_hidden: z.boolean() })),
  breadcrumbs: z.array(listingLink),
  location: z.string(),
  ...tourPlaces.shape,
  cities: z.array(z.object({ id, name: z.string(), lat: z.number(), lng: z.number() })),
  /** Names, photo and text are empty if the storefront hides organizers. */
  organizer: z.object({
    id,
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    photo: z.string(),
    /** Whether their page is published. */
    has_page: z.boolean(),
    about: z.string(),
    languages: z.array(z.string()),
    started_on: localDate,
    is_verified: z.boolean(),
    has_direct_sale: z.boolean(),
    /** Median time to answer questions in chats, minutes; null if there are too few. */
    answer_minutes: z.nullable(z.int()),
    tours_count: z.int(),
    rating: z.number(),
    reviews_count: z.int(),
    expert,
  }),
  variants: z.array(dateVariant),
  /** Empty for a tour of days. */
  excursion_dates: z.array(excursionDate),
  versions: z.array(datedVersion),
  use_request_period: z.boolean(),
  request_period_start: z.nullable(localDate),
  request_period_end: z.nullable(localDate),
  is_dates_preliminary: z.boolean(),
  /** Language of the long texts, if not the reader's. */
  content_locale: z.string(),
  description: z.array(z.string()),
  highlights: z.array(z.string()),
  /** Complete with `expand_program=1`; otherwise the days without texts and pictures. */
  programme: z.array(programmeDay),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  /**
   * Language of `included` and `excluded`, which is more often the reader's than that of the long
   * texts.
   */
  price_locale: z.string(),
  /** Time zone of its main place, an IANA name: days of its terms end by it. */
  time_zone: z.string(),
  meeting_point: z.object({ text: z.string(), lat: z.number(), lng: z.number() }),
  accommodation_text: z.string(),
  /** Ship of a cruise; null if unknown or not a cruise. */
  ship: z.nullable(ship),
  what_to_bring: z.array(z.string()),
  questions: z.array(question),
  /**
   * The first reviews, only with `expand_reviews=1`: the reader's language first, then newest
   * first.
   */
  reviews: z.array(review),
  rating_counts: z.array(z.int()).check(z.length(5)),
  similar: z.array(tourCard),
});
export type Tour = z.infer<typeof tour>;

/** Extra data in the error answer for a removed tour. */
export const removedTourData = z.object({
  similar_tours: z.array(tourCard),
  similar_destinations: z.array(listingLink),
});
export type RemovedTourData = z.infer<typeof removedTourData>;
