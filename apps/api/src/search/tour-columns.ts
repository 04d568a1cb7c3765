import { accommodationKinds, comfortLevels, continents } from "@tropa/domain/search-filter";

/**
 * What the index is built from: plain numbers by column, so that they can be filled by a stream of rows, by a
 * generator or in a worker. Dates are days since 1970-01-01.
 */

/** Lists of several numbers a tour: those of tour `i` lie from `start[i]` to `start[i + 1]`. */
export interface ListColumn {
  readonly start: Uint32Array;
  readonly values: Int32Array;
}

/** Fields of which a tour has several values. Words are numbered by their enumerations, languages by `languageNumber`. */
const listFields = [
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
  "accommodation",
  "comfort",
  "languages",
  "continents",
] as const;
export type ListField = (typeof listFields)[number];

export interface TourColumns {
  readonly size: number;
  readonly id: Int32Array;
  readonly weight: Float64Array;
  /** Minor units of the rouble; float64 because the column in the database is wider than 32 bits. */
  readonly price: Float64Array;
  readonly days: Int32Array;
  readonly minAge: Int32Array;
  readonly groupSize: Int32Array;
  readonly difficulty: Int32Array;
  /** 1 tour, 2 excursion. */
  readonly type: Int32Array;
  readonly organizer: Int32Array;
  readonly mainCity: Int32Array;
  /** 0 or 1. */
  readonly isCruise: Int32Array;
  /** 0 or 1. */
  readonly isAuthorTour: Int32Array;
  /** First and last day of a tour by request; `NO_DAY` in both without one. */
  readonly periodStart: Int32Array;
  readonly periodEnd: Int32Array;
  readonly lists: Readonly<Record<ListField, ListColumn>>;
  /** Days with a departure that has seats, ascending within a tour. */
  readonly departures: ListColumn;
}

/** A period that is open at one end runs to one of these. */
export const FIRST_DAY = -(2 ** 31);
export const LAST_DAY = 2 ** 31 - 1;
/** No period at all: start after end, so that it overlaps nothing. */
export const NO_PERIOD = { periodStart: LAST_DAY, periodEnd: FIRST_DAY };

/** One published tour as the index needs it. */
export interface TourRow {
  id: number;
  weight: number;
  price: number;
  days: number;
  minAge: number;
  groupSize: number;
  difficulty: number;
  type: number;
  organizer: number;
  mainCity: number;
  isCruise: boolean;
  isAuthorTour: boolean;
  periodStart: number;
  periodEnd: number;
  countries: readonly number[];
  regions: readonly number[];
  cities: readonly number[];
  restKinds: readonly number[];
  collections: readonly number[];
  accommodation: readonly string[];
  comfort: readonly string[];
  languages: readonly string[];
  continents: readonly string[];
  departures: readonly number[];
}

const a = "a".charCodeAt(0);

/** "en" as a number that sorts as the word does; -1 for anything but two small letters. */
export function languageNumber(code: string): number {
  return /^[a-z]{2}$/.test(code) ? (code.charCodeAt(0) - a) * 26 + code.charCodeAt(1) - a : -1;
}

export function languageCode(number: number): string {
  return String.fromCharCode(a + Math.floor(number / 26), a + (number % 26));
}

const integerFields = [
  "id",
  "days",
  "minAge",
  "groupSize",
  "difficulty",
  "type",
  "organizer",
  "mainCity",
  "isCruise",
  "isAuthorTour",
  "periodStart",
  "periodEnd",
] as const;
const scalarFields = [...integerFields, "weight", "price"] as const;

function perField<F extends string, T>(fields: readonly F[], make: (field: F) => T): Record<F, T> {
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<F, T>;
}

/** Collects rows into columns. Growing arrays of small integers cost 4 to 8 bytes a value. */
export class ColumnsBuilder {
  readonly #scalars = perField(scalarFields, (): number[] => []);
  readonly #lists = perField([...listFields, "departures"], () => ({
    start: [0],
    values: [] as number[],
  }));

  get size(): number {
    return this.#scalars.id.length;
  }

  add(row: TourRow): void {
    for (const field of scalarFields) this.#scalars[field].push(Number(row[field]));
    this.#addList("countries", row.countries);
    this.#addList("regions", row.regions);
    this.#addList("cities", row.cities);
    this.#addList("restKinds", row.restKinds);
    this.#addList("collections", row.collections);
    this.#addList("accommodation", numbered(accommodationKinds, row.accommodation));
    this.#addList("comfort", numbered(comfortLevels, row.comfort));
    this.#addList("languages", row.languages.map(languageNumber));
    this.#addList("continents", numbered(continents, row.continents));
    this.#addList("departures", row.departures);
  }

  #addList(field: ListField | "departures", values: readonly number[]): void {
    const list = this.#lists[field];
    // Distinct, or a tour that names a city twice would count twice; -1 is an unknown word.
    for (const value of new Set(values)) if (value >= 0) list.values.push(value);
    list.start.push(list.values.length);
  }

  columns(): TourColumns {
    const list = (field: ListField | "departures"): ListColumn => ({
      start: Uint32Array.from(this.#lists[field].start),
      values: Int32Array.from(this.#lists[field].values),
    });
    return {
      size: this.size,
      ...perField(integerFields, (field) => Int32Array.from(this.#scalars[field])),
      weight: Float64Array.from(this.#scalars.weight),
      price: Float64Array.from(this.#scalars.price),
      lists: perField(listFields, list),
      departures: list("departures"),
    };
  }
}

function numbered(choices: readonly string[], words: readonly string[]): number[] {
  return words.map((word) => choices.indexOf(word));
}
