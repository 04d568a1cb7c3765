import { discountTypes } from "@tropa/domain/discovery/discount";
import { difficulties } from "@tropa/domain/discovery/tour-fields/field-values";
import { cardFlags } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { MAX_CHILD_AGE } from "@tropa/domain/sales/party/party";
import { z } from "zod/mini";
import { currency, id, image, localDate, minor } from "../base/primitives.ts";
import { comfortFlags, excursionDate, expert, tag, tourPlaces, version } from "./tour-parts.ts";

/** Price for a range of children's ages, percent of the adult price. */
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

/** A departure of a tour (docs/product/cards-and-dates.md#departures). Prices are per person. */
export const dateVariant = z.object({
  id,
  tour_id: id,
  start: localDate,
  end: localDate,
  /** Excursions: starting times such as "10:00". */
  times: z.array(z.string()),
  price: minor,
  currency,
  /** Price in the storefront's charge currency, as booked. */
  charge_price: minor,
  /** In the tour's own currency. */
  original_price: minor,
  price_without_discount: z.nullable(minor),
  original_price_without_discount: z.nullable(minor),
  is_busy: z.boolean(),
  not_guaranteed: z.boolean(),
  seats_left: z.int().check(z.gte(0)),
  /** Until when some of its seats may be held by people who have yet to pay; null if none are. */
  held_until: z.nullable(z.iso.datetime()),
  /** The number of travellers who have joined is the difference to the seats left. */
  seats_total: z.int().check(z.gte(1)),
  /** Free cabins by id of their type; empty if there is no choice. */
  cabins_left: z.array(z.object({ id, left: z.int().check(z.gte(0)) })),
  discount: z.nullable(discount),
});
export type DateVariant = z.infer<typeof dateVariant>;

/**
 * A tour in a list: the contents of its card (docs/product/cards-and-dates.md#cards). A page has
 * two dozen of them, so everything else is in `tourListItem`.
 */
export const tourCard = z.object({
  id,
  title: z.string(),
  /** The tour's path; ends in a dash and the id. */
  slug: z.string(),
  emoji: z.nullable(z.string()),
  image,
  /** Number of pictures; `/spa/tour-photos` returns the others. */
  images_count: z.int(),
  price: minor,
  currency,
  original_price: minor,
  original_currency: currency,
  price_without_discount: z.nullable(minor),
  is_need_show_price_from: z.boolean(),
  /**
   * True if the tour was found by dates: then `nearest` and `more_dates` are among them. Otherwise
   * `nearest` is any future departure.
   */
  is_date_chosen: z.boolean(),
  child_prices: childPrices,
  min_age: z.int(),
  duration,
  /**
   * The cheapest departure with seats, or the next if the list is ordered by date; prices are its
   * own. `more_dates` counts the others.
   */
  nearest: z.nullable(
    z.object({
      id,
      start: localDate,
      end: localDate,
      /** Price per person on this date. */
      price: minor,
      discount: z.nullable(discount),
      not_guaranteed: z.boolean(),
      /** Travellers who have joined it. */
      joined: z.int(),
      /** Travellers still needed, and the day on which the departure is decided. */
      missing: z.int(),
      decided_by: z.nullable(localDate),
      /** Starting times of an excursion on that day, such as "10:00". */
      times: z.array(z.string()),
    }),
  ),
  more_dates: z.int(),
  is_dates_preliminary: z.boolean(),
  use_request_period: z.boolean(),
  request_period_start: z.nullable(localDate),
  request_period_end: z.nullable(localDate),
  /** Name and photo are empty if the storefront hides organizers, who then have no pages. */
  organizer: z.object({ id, name: z.string(), photo: z.string(), has_page: z.boolean() }),
  activity: z.string(),
  /** Visible tags only. */
  tags: z.array(tag),
  /** The flags that the tour has, of those that cards name. */
  traits: z.array(z.enum(cardFlags)),
  location: z.string(),
  rating: z.number(),
  reviews_count: z.int(),
  difficulty: z.literal(difficulties),
  is_very_hot: z.boolean(),
  is_new: z.boolean(),
  type: z.union([z.literal(1), z.literal(2)]),
  /** Ship and water of a cruise. */
  cruise: z.nullable(z.object({ ship: z.nullable(z.string()), water: z.nullable(z.string()) })),
  is_tour_active: z.boolean(),
});
export type TourCard = z.infer<typeof tourCard>;

/** A tour's card with gallery, dates, versions and places. */
export const tourListItem = z.extend(tourCard, {
  ...comfortFlags.shape,
  ...tourPlaces.shape,
  images: z.array(image),
  organizer: z.extend(tourCard.shape.organizer, { expert }),
  /** Coming departures. */
  variants: z.array(dateVariant),
  /** Id of the next of `variants` with seats. */
  nearest_variant_id: z.nullable(id),
  versions: z.array(version),
  /** Empty for a tour of days. */
  excursion_dates: z.array(excursionDate),
});
export type TourListItem = z.infer<typeof tourListItem>;
