import type { LocalDate } from "@tropa/domain/time/local-date";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { FilterPart, WayOut } from "./filter-parts.ts";
import type { MapResult, MapView } from "../map/map-clusters.ts";

/** Price bounds of a filter in minor units of the rouble, whatever currency the visitor sees. */
export interface RoubleBounds {
  readonly priceMin: number;
  /** Null: no upper bound. */
  readonly priceMax: number | null;
  readonly pricePerDayMin: number;
  readonly pricePerDayMax: number | null;
}

/**
 * One question to the catalogue of published tours.
 *
 * How the fields of the filter narrow it (docs/product/filter.md#fields; lists: any of the values):
 * - `countries`, `regions`, `cities`, `restKinds`, `collections`, `accommodation`, `comfort`, `languages`: the
 *   tour has one of them; `continent`: one of its countries lies there.
 * - `difficulty`: one of the listed levels. `minAge`, or the youngest of `childAges`: the tour takes travellers of that age. `maxGroupSize`: its
 *   group is not larger.
 * - `daysMin`, `daysMax`: length in days, 0 for an excursion of hours.
 * - `dateFrom`, `dateTo`: a departure from tomorrow on, not sold out, starts in between, or the period of a tour by
 *   request overlaps. Without them a tour needs no date at all.
 * - What is bought is a departure: with dates (or seats for several) chosen, one and the same departure has to meet
 *   dates, seats, price and price per day. Only a tour that has no departure with enough seats in the dates is found
 *   by its request period, at its own price. Without dates a tour costs what its cheapest coming departure does.
 *   Prices, orders, histogram and map tell of the departures that are found: the cheapest of a tour, or with `sort`
 *   by date the next (`@tropa/domain/departure-choice`).
 * - `lat`, `lng`, `radius`: distance of the main city. `box`: the main city lies in it. `startTimes`: the excursion
 *   starts then on some day. `flexDays` widens the dates at both ends. `showplace`: the tour goes there.
 * - `type`: `tour` includes cruises; `isCruisesSearch` leaves only those.
 * - `isAuthorTourSearch` and `operatorType`: tours of authors, or of companies.
 *
 * - `cruisesType`, `ships`, `waterObject`: the cruise is of that type, on one of the ships, on that water.
 *   `cruisesStartCity`: it starts there, in its main city. `cruisesCabinsCapacity`: it has cabins for exactly so
 *   many. `onlyReturningCruises`: it ends where it began. Each of them leaves only cruises.
 * - `sort`: by rank; by price; by rating, then by number of reviews; by the next departure with seats. Whatever is
 *   equal is ordered by rank, prices by id.
 *
 * Tours made for one party (`is_individual`) are never found. `placeName` is a label.
 */
export interface SearchQuery {
  /** Normalised, with the meaning of its slug merged in (`withListing`). Its page and prices are not read. */
  readonly filter: TourFilter;
  readonly price: RoubleBounds;
  /** Departures of this local date have left: those from the next day on can be booked. */
  readonly today: LocalDate;
  /** Free seats that a departure must have, 1 unless said; beyond 1 they narrow as dates do, without dates too. */
  readonly seats?: number;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly withFacets: boolean;
  /** Lower edges of the price histogram that comes with the facets, minor units of the rouble, ascending. */
  readonly priceEdges?: readonly number[];
  /** Spans of days in which departures are counted with the facets. */
  readonly spans?: readonly { readonly from: LocalDate; readonly to: LocalDate }[];
  /** The point around which tours are counted by their distance, with the facets. */
  readonly centre?: { readonly lat: number; readonly lng: number } | null;
}

/** What to search for. A cruise is a tour too; each kind has filter fields of its own. */
export const tourKinds = ["tour", "cruise", "excursion"] as const;
export type TourKind = (typeof tourKinds)[number];

/** What only ships have: another kind of search leaves it out. */
export const cruiseParts = [
  "cruiseTypes",
  "cruiseStarts",
  "cabins",
  "isReturning",
  "ships",
  "waterObjects",
] as const satisfies readonly FilterPart[];

/** A choice and how many tours it would list. Choices without tours are left out. */
export interface FacetCount<T> {
  readonly value: T;
  readonly count: number;
  /** Where other values of its list are chosen: how many tours more there would be with this one beside them. */
  readonly adds?: number;
}

/**
 * Counts of every choice, each counted without the selection of its own group: what the result would be if only
 * this choice were made there. Ascending by value.
 */
export interface SearchFacets {
  readonly countries: readonly FacetCount<number>[];
  readonly regions: readonly FacetCount<number>[];
  readonly cities: readonly FacetCount<number>[];
  readonly restKinds: readonly FacetCount<number>[];
  readonly collections: readonly FacetCount<number>[];
  readonly accommodation: readonly FacetCount<string>[];
  readonly comfort: readonly FacetCount<string>[];
  readonly difficulty: readonly FacetCount<number>[];
  readonly languages: readonly FacetCount<string>[];
  /** 1 tour, 2 excursion. */
  readonly type: readonly FacetCount<number>[];
  /** Length in days, 0 to 20; 20 means 20 or more. */
  readonly days: readonly FacetCount<number>[];
  /** Months of departure, yyyy-MM, from that of today on, `MONTHS_AHEAD` of them. */
  readonly months: readonly FacetCount<string>[];
  readonly cruiseTypes: readonly FacetCount<string>[];
  readonly ships: readonly FacetCount<number>[];
  readonly waterObjects: readonly FacetCount<number>[];
  /** Cities where cruises start. */
  readonly cruiseStarts: readonly FacetCount<number>[];
  /** People that a cabin takes. */
  readonly cabins: readonly FacetCount<number>[];
  /** Cruises that end where they began: 1; 0 for all the rest. */
  readonly isReturning: readonly FacetCount<number>[];
  /** 1 for tours of authors, 0 for those of companies. */
  readonly isAuthorTour: readonly FacetCount<number>[];
  readonly startTimes: readonly FacetCount<string>[];
  readonly continents: readonly FacetCount<string>[];
  /** Of each kind of search, without what only another one has. */
  readonly kinds: readonly FacetCount<TourKind>[];
  /** Tours of authors, regardless of `isAuthorTourSearch`: 1. */
  readonly authorTours: readonly FacetCount<number>[];
  /** Tours that take a traveller of each age that is offered. */
  readonly minAge: readonly FacetCount<number>[];
  /** Tours whose group is not larger than each size that is offered. */
  readonly groupSize: readonly FacetCount<number>[];
  /** Tours within each distance that is offered from the query's centre, whatever place is chosen. */
  readonly radius: readonly FacetCount<number>[];
  /** Tours by each play of the dates that is offered; nothing without dates. */
  readonly flexDays: readonly FacetCount<number>[];
  /** Tours with a departure in each of the query's spans, from today on. */
  readonly spans: readonly number[];
  /**
   * Tours by the query's price edges: each from its edge up to the next one. With dates a tour counts wherever one of
   * its departures lies.
   */
  readonly prices: readonly number[];
  /** Cheapest and dearest departure without the price bounds, minor units of the rouble; null when nothing is found. */
  readonly priceRange: { readonly min: number; readonly max: number } | null;
}

export interface SearchResult {
  readonly total: number;
  /** Tours of the page in order; equal ones are ordered by id. */
  readonly ids: readonly number[];
  /** Null unless asked for. */
  readonly facets: SearchFacets | null;
}

/** Choices whose cheapest tour is asked for. */
export const pricedGroups = [
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
] as const satisfies readonly (keyof SearchFacets)[];
export type PricedGroup = (typeof pricedGroups)[number];

/** By choice the price of the cheapest tour found, minor units of the rouble; ascending by value. */
export type Cheapest = Readonly<
  Record<PricedGroup, readonly { readonly value: number; readonly price: number }[]>
>;

/** Groups of too many values to count them all with the others: they are counted when somebody looks for one. */
export type TalliedGroup = "showplaces" | "organizer";

/** Which values of such a group are counted. */
export interface TallyQuestion {
  readonly group: TalliedGroup;
  /** Null: those with most tours. */
  readonly values: readonly number[] | null;
  readonly limit: number;
}

type Maybe<T> = T | Promise<T>;

/** Answers search queries: from the index in memory, or from PostgreSQL. */
export interface SearchEngine {
  search(query: SearchQuery): Maybe<SearchResult>;
  /** What is found, by place: a tour is where its main city is. The query's page is not read. */
  map(query: SearchQuery, view: MapView): Maybe<MapResult>;
  /** For a query that finds nothing: what to leave out, the best first. Empty where something is found. */
  waysOut(query: SearchQuery): Maybe<readonly WayOut[]>;
  cheapest(query: SearchQuery): Maybe<Cheapest>;
  /** Counts of values of one group without its own selection; most tours first, then by value. */
  tally(query: SearchQuery, question: TallyQuestion): Maybe<readonly FacetCount<number>[]>;
}

/** What an engine has taken in. */
export interface AppliedChange {
  /** Tours that changed; null when any may have, or an organizer that many of them name. */
  readonly tourIds: readonly number[] | null;
  /** Another catalogue was loaded: places and rates may differ too. */
  readonly isReloaded: boolean;
}

/** An engine that says when its answers change, so that what was made from them can be thrown away. */
export interface WatchedEngine extends SearchEngine {
  /** False while nothing is watched. */
  readonly isIndexed: boolean;
  onChange(listener: (change: AppliedChange) => void): void;
}

/** How far ahead months of departure are counted: operators publish at most two seasons. */
export const MONTHS_AHEAD = 24;
