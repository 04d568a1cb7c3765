import { continents, cruiseTypes, startTimes } from "@tropa/domain/discovery/search-filter";
import { fieldsOf, perField } from "@tropa/domain/discovery/tour-fields/tour-fields";
import type { FieldsOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
import { numberIn } from "./field-numbers.ts";
import { FloatColumn, IntColumn } from "./growing-column.ts";

/**
 * Input of the index: columns of plain numbers, filled from a stream of rows or by a generator, in any thread. Dates are
 * days since 1970-01-01.
 */

/** Lists of numbers: those of tour `i` lie from `start[i]` to `start[i + 1]`. */
export interface ListColumn {
  readonly start: Int32Array;
  readonly values: Int32Array;
}

/** Plain fields with several values per tour, as `numberIn` numbers them. */
export const plainLists = fieldsOf("ids", "choices", "codes");
/** Plain fields with one value per tour; flags are 0 or 1. */
export const plainNumbers = fieldsOf("level", "flag");

/** Fields with several values per tour; words are numbered by their enumeration. */
const listFields = [
  ...plainLists,
  "continents",
  "showplaces",
  "waterObjects",
  "cabins",
  "startTimes",
] as const;
export type ListField = (typeof listFields)[number];

/**
 * Whole numbers of a tour. `type` is 1 for a tour and 2 for an excursion, the flags are 0 or 1. `cruiseType`,
 * `cruiseStart` (the main city of a cruise) and `ship` are -1 where there is none. The period is that of a tour by
 * request; `NO_PERIOD` for any other.
 */
const integerFields = [
  ...plainNumbers,
  "id",
  "days",
  "minAge",
  "groupSize",
  "type",
  "organizer",
  "mainCity",
  "isCruise",
  "isAuthorTour",
  "isReturning",
  "cruiseType",
  "cruiseStart",
  "ship",
  "periodStart",
  "periodEnd",
] as const;
export type IntegerField = (typeof integerFields)[number];

/**
 * `price` is that of a tour without departures, in minor units of the rouble and wider than 32 bits; `rated` orders
 * by rating, then by reviews; `lat` and `lng` are the place of the tour, in degrees.
 */
const floatFields = ["weight", "price", "rated", "lat", "lng"] as const;
type FloatField = (typeof floatFields)[number];

export interface TourColumns
  extends Readonly<Record<IntegerField, Int32Array>>, Readonly<Record<FloatField, Float64Array>> {
  readonly size: number;
  readonly lists: Readonly<Record<ListField, ListColumn>>;
  /** Departures with seats in parallel arrays, in any order: day, row, price (minor units of the rouble), free seats. */
  readonly departureDay: Int32Array;
  readonly departureRow: Int32Array;
  readonly departurePrice: Float64Array;
  readonly departureSeats: Int32Array;
}

/** A departure with free seats: its first day, its price in minor units of the rouble. */
export interface Departure {
  readonly day: number;
  readonly price: number;
  readonly seats: number;
}

/** Ends of a period that is open on that side. */
export const FIRST_DAY = -(2 ** 31);
export const LAST_DAY = 2 ** 31 - 1;
/** Stands for no period: it starts after its end, so that it overlaps nothing. */
export const NO_PERIOD = { periodStart: LAST_DAY, periodEnd: FIRST_DAY };

/** The plain fields of a tour as its table has them. */
export type PlainValues = {
  [Name in FieldsOf<"ids">]: readonly number[];
} & { [Name in FieldsOf<"choices" | "codes">]: readonly string[] } & {
  [Name in FieldsOf<"level">]: number;
} & { [Name in FieldsOf<"flag">]: boolean };

/** Data of a published tour for the index. */
export interface IndexedTour extends PlainValues {
  id: number;
  weight: number;
  price: number;
  rating: number;
  reviews: number;
  days: number;
  minAge: number;
  groupSize: number;
  type: number;
  organizer: number;
  mainCity: number;
  lat: number;
  lng: number;
  isCruise: boolean;
  isAuthorTour: boolean;
  isReturning: boolean;
  cruiseType: string | null;
  ship: number | null;
  periodStart: number;
  periodEnd: number;
  continents: readonly string[];
  showplaces: readonly number[];
  waterObjects: readonly number[];
  cabins: readonly number[];
  startTimes: readonly string[];
  departures: readonly Departure[];
}

/** The number of reviews is capped at this for sorting. */
const MANY_REVIEWS = 999_999;

/** Sort key by rating, then by reviews. @param rating 0 to 5 with two decimals */
export function ratingSortKey(rating: number, reviews: number): number {
  return Math.round(rating * 100) * (MANY_REVIEWS + 1) + Math.min(reviews, MANY_REVIEWS);
}

/** Collects rows into columns. */
export class ColumnsBuilder {
  readonly integers = perField(integerFields, () => new IntColumn());
  readonly floats = perField(floatFields, () => new FloatColumn());
  readonly departureDay = new IntColumn();
  readonly departureRow = new IntColumn();
  readonly departurePrice = new FloatColumn();
  readonly departureSeats = new IntColumn();
  readonly #lists = perField(listFields, () => ({
    start: IntColumn.of(0),
    values: new IntColumn(),
  }));

  get size(): number {
    return this.integers.id.length;
  }

  add(row: IndexedTour): void {
    const { cruiseType, rating, reviews, ship, departures, ...same } = row;
    const integers = {
      ...same,
      cruiseType: cruiseTypes.findIndex((type) => type === cruiseType),
      cruiseStart: row.isCruise ? row.mainCity : -1,
      ship: ship ?? -1,
    };
    for (const departure of departures) this.addDeparture(this.size, departure);
    for (const field of integerFields) this.integers[field].push(Number(integers[field]));
    this.floats.weight.push(row.weight);
    this.floats.price.push(row.price);
    this.floats.rated.push(ratingSortKey(rating, reviews));
    this.floats.lat.push(row.lat);
    this.floats.lng.push(row.lng);
    const addList = (field: ListField, numbers: readonly number[]): void => {
      for (const number of numbers) this.addValue(field, number);
      this.endList(field);
    };
    for (const field of plainLists) addList(field, row[field].map(numberIn[field]));
    for (const field of ["showplaces", "waterObjects", "cabins"] as const)
      addList(field, row[field]);
    addList("continents", choiceNumbers(continents, row.continents));
    addList("startTimes", choiceNumbers(startTimes, row.startTimes));
  }

  addDeparture(row: number, { day, price, seats }: Departure): void {
    this.departureDay.push(day);
    this.departureRow.push(row);
    this.departurePrice.push(price);
    this.departureSeats.push(seats);
  }

  /** Adds a value to the current row's list; ignores duplicates and -1 (an unknown word). */
  addValue(field: ListField, value: number): void {
    const { start, values } = this.#lists[field];
    if (value >= 0 && !values.includes(value, start.last())) values.push(value);
  }

  endList(field: ListField): void {
    const { start, values } = this.#lists[field];
    start.push(values.length);
  }

  columns(): TourColumns {
    return {
      size: this.size,
      ...perField(integerFields, (field) => this.integers[field].values()),
      ...perField(floatFields, (field) => this.floats[field].values()),
      lists: perField(listFields, (field) => ({
        start: this.#lists[field].start.values(),
        values: this.#lists[field].values.values(),
      })),
      departureDay: this.departureDay.values(),
      departureRow: this.departureRow.values(),
      departurePrice: this.departurePrice.values(),
      departureSeats: this.departureSeats.values(),
    };
  }
}

function choiceNumbers(choices: readonly string[], words: readonly string[]): number[] {
  return words.map((word) => choices.indexOf(word));
}
