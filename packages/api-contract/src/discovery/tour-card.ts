import { discountTypes } from "@tropa/domain/discovery/discount";
import { difficulties } from "@tropa/domain/discovery/search-filter/limits";
import { MAX_CHILD_AGE } from "@tropa/domain/sales/party";
import { z } from "zod";
import { currency, id, image, localDate, minor } from "../base/primitives.ts";
import { comfortFlags, excursionDate, expert, tag, tourPlaces, version } from "./tour-parts.ts";

/**
 * What children pay by age, in percent of the adult price. Age ranges do not overlap. For an age outside all of them
 * only the organizer can name a price.
 */
export const childPrices = z.array(
  z.object({
    from_age: z.number().int().min(0).max(MAX_CHILD_AGE),
    to_age: z.number().int().min(0).max(MAX_CHILD_AGE),
    percent: z.number().int().min(0).max(100),
  }),
);

export const duration = z.object({
  days: z.number().int(),
  nights: z.number().int(),
  hours: z.number().int(),
});

/** A date discount (docs/product/cards-and-dates.md#departures); format 1 is currency, 2 percent. */
export const discount = z.object({
  type_string: z.enum(discountTypes),
  end_date: localDate.nullable(),
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
  price_without_discount: minor.nullable(),
  original_price_without_discount: minor.nullable(),
  is_busy: z.boolean(),
  not_guaranteed: z.boolean(),
  seats_left: z.number().int().min(0),
  /** Until when at the latest seats of it are held by people who have yet to pay; null where none are. */
  held_until: z.iso.datetime().nullable(),
  /** How many have joined is the difference to those left. */
  seats_total: z.number().int().min(1),
  /** How many cabins of a kind are free, by the ids of the ship's kinds; empty where there is nothing to choose. */
  cabins_left: z.array(z.object({ id, left: z.number().int().min(0) })),
  discount: discount.nullable(),
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
  emoji: z.string().nullable(),
  image,
  /** How many pictures there are; `/spa/tour-photos` has the others. */
  images_count: z.number().int(),
  price: minor,
  currency,
  original_price: minor,
  original_currency: currency,
  price_without_discount: minor.nullable(),
  is_need_show_price_from: z.boolean(),
  /**
   * The dates of the question found the tour: price, price before and `nearest` are of one departure in them, and
   * `more_dates` are further ones in them. Else the price is that of the cheapest coming departure, whichever it is.
   */
  is_date_chosen: z.boolean(),
  child_prices: childPrices,
  min_age: z.number().int(),
  duration,
  /** The next date with seats, or the one that was found, and how many more there are. */
  nearest: z
    .object({
      id,
      start: localDate,
      end: localDate,
      /** A person, on this date. */
      price: minor,
      discount: discount.nullable(),
      not_guaranteed: z.boolean(),
      /** Travellers that are missing until its group is complete, and the day by which it is decided. */
      missing: z.number().int(),
      decided_by: localDate.nullable(),
      /** Of an excursion: its starts on that day, such as "10:00". */
      times: z.array(z.string()),
    })
    .nullable(),
  more_dates: z.number().int(),
  is_dates_preliminary: z.boolean(),
  use_request_period: z.boolean(),
  request_period_start: localDate.nullable(),
  request_period_end: localDate.nullable(),
  /** Name and photo are empty where the storefront hides organizers, who have no pages there. */
  organizer: z.object({ id, name: z.string(), photo: z.string(), has_page: z.boolean() }),
  activity: z.string(),
  /** Shown ones alone. */
  tags: z.array(tag),
  location: z.string(),
  rating: z.number(),
  reviews_count: z.number().int(),
  difficulty: z.literal(difficulties),
  is_very_hot: z.boolean(),
  is_new: z.boolean(),
  type: z.union([z.literal(1), z.literal(2)]),
  /** Of a cruise: on what it goes and where. */
  cruise: z.object({ ship: z.string().nullable(), water: z.string().nullable() }).nullable(),
  is_tour_active: z.boolean(),
});
export type TourCard = z.infer<typeof tourCard>;

/** The whole card of a tour: the card with its gallery, dates, versions and places. */
export const tourListItem = tourCard.extend({
  ...comfortFlags.shape,
  ...tourPlaces.shape,
  images: z.array(image),
  organizer: tourCard.shape.organizer.extend({ expert }),
  /** Coming departures. */
  variants: z.array(dateVariant),
  /** Of `variants`, the next one with seats. */
  nearest_variant_id: id.nullable(),
  versions: z.array(version),
  /** Empty for a tour of days. */
  excursion_dates: z.array(excursionDate),
});
export type TourListItem = z.infer<typeof tourListItem>;
