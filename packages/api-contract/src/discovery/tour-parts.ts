import { z } from "zod/mini";
import { id, image, localDate, minor } from "../base/primitives.ts";

/**
 * A tag on a card or page (docs/product/cards-and-dates.md#cards); hidden ones are not shown to
 * readers.
 */
export const tag = z.object({ id, text: z.string(), is_hidden: z.boolean() });

/**
 * Another version of the same tour (docs/product/cards-and-dates.md#versions), linked beside its
 * dates.
 */
export const version = z.object({
  tour_id: id,
  /** Name that distinguishes the version, such as "With a rest day". */
  name: z.string(),
  tour_name: z.string(),
  /** The version's path. */
  slug: z.string(),
});

/**
 * A day of an excursion with its starting times, local `HH:mm`; an end before its start is on the
 * next day.
 */
export const excursionDate = z.object({
  date: localDate,
  times: z.array(z.object({ start: z.string(), end: z.nullable(z.string()) })),
});

/** One flag per comfort level (docs/product/cards-and-dates.md#tours). */
export const comfortFlags = z.object({
  is_comfort_base: z.boolean(),
  is_comfort_base_plus: z.boolean(),
  is_comfort_medium: z.boolean(),
  is_comfort_improved: z.boolean(),
  is_comfort_premium: z.boolean(),
});

/** Person who leads a tour (docs/product/cards-and-dates.md#tours). */
export const expert = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** URL template with `{size}`. */
  photo: z.string(),
  /** Whether their dates are booked without confirmation. */
  marketplace_requests_with_direct_sale: z.boolean(),
});

/** A cruise's ship in the reader's language, and its cabin types, cheapest first. */
export const ship = z.object({
  name: z.string(),
  /** Kind of ship, such as "Motor ship". */
  vessel: z.string(),
  built: z.nullable(z.int()),
  decks: z.nullable(z.int()),
  passengers: z.int(),
  image: z.nullable(image),
  cabins: z.array(
    z.object({
      id,
      kind: z.string(),
      /** Features of the cabin, such as "Window". */
      inside: z.array(z.string()),
      capacity: z.int().check(z.gte(1)),
      deck: z.int().check(z.gte(1)),
      /** Supplement to the seat price of any departure; the server uses it too. */
      supplement_percent: z.int().check(z.gte(0)),
      /** Price of a seat in it, for a departure at the tour's price. */
      price: minor,
    }),
  ),
});

const placeName = z.object({ id, name: z.string(), slug: z.string() });

/** Places of a tour, the main one first (docs/product/cards-and-dates.md#cards). */
export const tourPlaces = z.object({
  countries: z.array(placeName),
  regions: z.array(placeName),
  host_cities: z.array(placeName),
});
