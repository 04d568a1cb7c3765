import { discountTypes } from "@tropa/domain/discovery/discount";
import { difficulties } from "@tropa/domain/discovery/search-filter/limits";
import { MAX_CHILD_AGE } from "@tropa/domain/sales/party/party";
import { z } from "zod/mini";
import { currency, id, image, localDate, minor } from "../base/primitives.ts";
import { comfortFlags, excursionDate, expert, tag, tourPlaces, version } from "./tour-parts.ts";

/** What children of some ages pay, in percent of the adult price. */
export const childPrice = z.object({
  from_age: z.int().check(z.gte(0), z.lte(MAX_CHILD_AGE)),
  to_age: z.int().check(z.gte(0), z.lte(MAX_CHILD_AGE)),
  percent: z.int().check(z.gte(0), z.lte(100)),
});
/** Age ranges do not overlap. For an age outside all of them only the organizer can name a price. */
export const childPrices = z.array(childPrice);

export const duration = z.object({
  days: z.int(),
  nights: z.int(),
  hours: z.int(),
});

/** A date discount (docs/product/cards-and-dates.md#departures); format 1 is currency, 2 percent. */
export const discount = z.object({
  type_string: z.enum(discountTypes),
  end_date: z.nullable(localDate),
  size: z.number(),
  format: z.object({ id: z.union([z.literal(1), z.literal(2)]) }),
});

/** A departure of a tour (docs/product/cards-and-dates.md#departures). Prices a person. */
export const dateVariant = z.object({
  id,
  tour_id: id,
  start: localDate,
  end: localDate,
  /** Excursions: starting times such as "10:00". */
  times: z.array(z.string()),
  price: minor,
  currency,
  /** Of the same seat in the storefront's currency, as a booking is charged. */
  charge_price: minor,
  /** In the tour's own currency. */
  original_price: minor,
  price_without_discount: z.nullable(minor),
  original_price_without_discount: z.nullable(minor),
  is_busy: z.boolean(),
  not_guaranteed: z.boolean(),
  seats_left: z.int().check(z.gte(0)),
  /** Until when at the latest seats of it are held by people who have yet to pay; null where none are. */
  held_until: z.nullable(z.iso.datetime()),
  /** How many have joined is the difference to those left. */
  seats_total: z.int().check(z.gte(1)),
  /** How many cabins of a kind are free, by the ids of the ship's kinds; empty where there is nothing to choose. */
  cabins_left: z.array(z.object({ id, left: z.int().check(z.gte(0)) })),
  discount: z.nullable(discount),
});
export type DateVariant = z.infer<typeof dateVariant>;

/**
 * A tour in a list: what its card shows (docs/product/cards-and-dates.md#cards). Pages carry two dozen of them, so
 * everything else is in `tourListItem`.
 */
export const tourCard = z.object({
  id,
  title: z.string(),
  /** Ends in a dash and the id: the tour's path. */
  slug: z.string(),
  emoji: z.nullable(z.string()),
  image,
  /** How many pictures there are; `/spa/tour-photos` has the others. */
  images_count: z.int(),
  price: minor,
  currency,
  original_price: minor,
  original_currency: currency,
  price_without_discount: z.nullable(minor),
  is_need_show_price_from: z.boolean(),
  /**
   * The dates of the question found the tour: `nearest` is in them, and `more_dates` are further ones in them. Else
   * `nearest` is any coming departure.
   */
  is_date_chosen: z.boolean(),
  child_prices: childPrices,
  min_age: z.int(),
  duration,
  /**
   * The cheapest departure with seats, or the next where the list is ordered by date: price and price before are its own.
   * `more_dates` is how many more there are.
   */
  nearest: z.nullable(
    z.object({
      id,
      start: localDate,
      end: localDate,
      /** A person, on this date. */
      price: minor,
      discount: z.nullable(discount),
      not_guaranteed: z.boolean(),
      /** Travellers who have joined it. */
      joined: z.int(),
      /** Travellers that are missing until its group is complete, and the day by which it is decided. */
      missing: z.int(),
      decided_by: z.nullable(localDate),
      /** Of an excursion: its starts on that day, such as "10:00". */
      times: z.array(z.string()),
    }),
  ),
  more_dates: z.int(),
  is_dates_preliminary: z.boolean(),
  use_request_period: z.boolean(),
  request_period_start: z.nullable(localDate),
  request_period_end: z.nullable(localDate),
  /** Name and photo are empty where the storefront hides organizers, who have no pages there. */
  organizer: z.object({ id, name: z.string(), photo: z.string(), has_page: z.boolean() }),
  activity: z.string(),
  /** Shown ones alone. */
  tags: z.array(tag),
  location: z.string(),
  rating: z.number(),
  reviews_count: z.int(),
  difficulty: z.literal(difficulties),
  is_very_hot: z.boolean(),
  is_new: z.boolean(),
  type: z.union([z.literal(1), z.literal(2)]),
  /** Of a cruise: on what it goes and where. */
  cruise: z.nullable(z.object({ ship: z.nullable(z.string()), water: z.nullable(z.string()) })),
  is_tour_active: z.boolean(),
});
export type TourCard = z.infer<typeof tourCard>;

/** The whole card of a tour: the card with its gallery, dates, versions and places. */
export const tourListItem = z.extend(tourCard, {
  ...comfortFlags.shape,
  ...tourPlaces.shape,
  images: z.array(image),
  organizer: z.extend(tourCard.shape.organizer, { expert }),
  /** Coming departures. */
  variants: z.array(dateVariant),
  /** Of `variants`, the next one with seats. */
  nearest_variant_id: z.nullable(id),
  versions: z.array(version),
  /** Empty for a tour of days. */
  excursion_dates: z.array(excursionDate),
});
export type TourListItem = z.infer<typeof tourListItem>;
