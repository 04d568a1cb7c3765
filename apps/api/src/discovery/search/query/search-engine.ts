import type { LocalDate } from "@tropa/domain/time/local-date";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import type { FieldName, FieldsOf } from "@tropa/domain/discovery/tour-fields/tour-fields";
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
 * A query to the catalogue of published tours.
 *
 * Meaning of the filter's fields (docs/product/filter.md#fields; lists: any of the values):
 * - fields of `tourFields`: as their kind says. `continent`: one of the tour's countries lies there.
 * - `minAge`, or the youngest of `childAges`: the tour takes travellers of
 *   that age. `maxGroupSize`: its group is not larger.
 * - `daysMin`, `daysMax`: length in days, 0 for an excursion of hours.
 * - `dateFrom`, `dateTo`: a departure from tomorrow on, not sold out, starts in between, or the period of a tour by
 *   request overlaps. Without them a tour needs no date at all.
 * - With dates (or seats for several) chosen, a single departure has to meet dates, seats, price and price per day.
 *   Only a tour without a departure with enough seats in the dates matches by its request period, at its own price.
 *   Without dates a tour costs what its cheapest coming departure does. Prices, orders, histogram and map use the
 *   matching departures: the cheapest of a tour, or with `sort` by date the next (`@tropa/domain/departure-choice`).
 * - `lat`, `lng`, `radius`: distance of the main city. `box`: the main city lies in it. `startTimes`: the excursion
 *   starts then on some day. `flexDays` widens the dates at both ends. `showplace`: the tour goes there.
 * - `type`: `tour` includes cruises; `isCruisesSearch` leaves only those.
 * - `isAuthorTourSearch` and `operatorType`: tours of authors, or of companies.
 *
 * - `cruisesType`, `ships`, `waterObject`: the cruise is of that type, on one of the ships, on that water.
 *   `cruisesStartCity`: its main city, where it starts. `cruisesCabinsCapacity`: it has cabins for exactly that
 *   many. `onlyReturningCruises`: it ends where it began. Each of these leaves only cruises.
 * - `sort`: by rank; by price; by rating, then by number of reviews; by the next departure with seats. Ties are
 *   ordered by rank, equal prices by id.
 *
 * Tours made for one party (`is_individual`) are never found. `placeName` is a label.
 */
export interface SearchQuery {
  /** Normalised, with its path resolved into it (`withListing`). Its page and prices are ignored. */
  readonly filter: TourFilter;
  readonly price: RoubleBounds;
  /** Usually `earliestToday`; only departures from the next day on can be booked. */
  readonly today: LocalDate;
  /** Free seats that a departure must have, default 1. More than 1 restricts departures like dates do. */
  readonly seats?: number;
  /** Page number, from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly withFacets: boolean;
  /** Lower edges of the facets' price histogram, minor units of the rouble, ascending. */
  readonly priceEdges?: readonly number[];
  /** Spans of days for the facets' counts of departures. */
  readonly spans?: readonly { readonly from: LocalDate; readonly to: LocalDate }[];
  /** The point for the facets' counts by distance. */
  readonly centre?: { readonly lat: number; readonly lng: number } | null;
}

/** Kinds of search, each with filter fields of its own. A cruise is a tour too. */
export const tourKinds = ["tour", "cruise", "excursion"] as const;
export type TourKind = (typeof tourKinds)[number];

/** Parts that apply only to cruises. */
export const cruiseParts = [
  "cruiseTypes",
  "cruiseStarts",
  "cabins",
  "isReturning",
  "ships",
  "waterObjects",
] as const satisfies readonly FilterPart[];

/** A choice and the number of tours it would list. Choices without tours are left out. */
export interface FacetCount<T> {
  readonly value: T;
  readonly count: number;
  /** If other values of its list are chosen: how many more tours this one would add. */
  readonly adds?: number;
}

/** Counts of plain fields; those of a flag are 1 for yes and 0 for no. */
export type FieldFacets = {
  readonly [Name in FieldName]: readonly FacetCount<
    Name extends FieldsOf<"choices" | "codes"> ? string : number
  >[];
};

/**
 * Counts of every choice, ignoring the selection of its own group: the number of results if only this choice were made
 * there. Ascending by value.
 */
export interface SearchFacets extends FieldFacets {
  /** 1 tour, 2 excursion. */
  readonly type: readonly FacetCount<number>[];
  /** Length in days, 0 to 20; 20 means 20 or more. */
  readonly days: readonly FacetCount<number>[];
  /** Months of departure, `yyyy-MM`: the current one and those after it, `MONTHS_AHEAD` in all. */
  readonly months: readonly FacetCount<string>[];
  readonly cruiseTypes: readonly FacetCount<string>[];
  readonly ships: readonly FacetCount<number>[];
  readonly waterObjects: readonly FacetCount<number>[];
  /** Cities where cruises start. */
  readonly cruiseStarts: readonly FacetCount<number>[];
  /** People per cabin. */
  readonly cabins: readonly FacetCount<number>[];
  /** 1 for cruises that end where they began, 0 for everything else. */
  readonly isReturning: readonly FacetCount<number>[];
  /** 1 for tours of authors, 0 for those of companies. */
  readonly isAuthorTour: readonly FacetCount<number>[];
  readonly startTimes: readonly FacetCount<string>[];
  readonly continents: readonly FacetCount<string>[];
  /** Tours by kind of search, ignoring parts that do not apply to it. */
  readonly kinds: readonly FacetCount<TourKind>[];
  /** Tours of authors (value 1), ignoring `isAuthorTourSearch`. */
  readonly authorTours: readonly FacetCount<number>[];
  /** Tours by offered minimum age. */
  readonly minAge: readonly FacetCount<number>[];
  /** Tours by offered maximum group size. */
  readonly groupSize: readonly FacetCount<number>[];
  /** Tours within each offered distance of the query's centre, ignoring the chosen place. */
  readonly radius: readonly FacetCount<number>[];
  /** Tours by offered number of flexible days; empty without dates. */
  readonly flexDays: readonly FacetCount<number>[];
  /** Tours with a departure in each of the query's spans, from today on. */
  readonly spans: readonly number[];
  /**
   * Tours by the query's price edges, each from its edge up to the next. With dates a tour counts in every bar that one
   * of its departures falls into.
   */
  readonly prices: readonly number[];
  /** Lowest and highest price ignoring the price bounds, minor units of the rouble; null if nothing is found. */
  readonly priceRange: { readonly min: number; readonly max: number } | null;
}

export interface SearchResult {
  readonly total: number;
  /** Ids of the page, in order; ties are ordered by id. */
  readonly ids: readonly number[];
  /** Null unless requested. */
  readonly facets: SearchFacets | null;
}

/** Groups that have a "cheapest tour" price per choice. */
export const pricedGroups = [
  "countries",
  "regions",
  "cities",
  "restKinds",
  "collections",
] as const satisfies readonly (keyof SearchFacets)[];
export type PricedGroup = (typeof pricedGroups)[number];

/** The price of the cheapest tour by choice, minor units of the rouble; ascending by value. */
export type Cheapest = Readonly<
  Record<PricedGroup, readonly { readonly value: number; readonly price: number }[]>
>;

/** Groups with too many values for the facets; counted when a visitor searches among them. */
export type TalliedGroup = "showplaces" | "organizer";

/** Values of a tallied group to count. */
export interface TallyQuestion {
  readonly group: TalliedGroup;
  /** Null: the values with most tours. */
  readonly values: readonly number[] | null;
  readonly limit: number;
}

type Maybe<T> = T | Promise<T>;

/** Answers search queries: from the index in memory, or from PostgreSQL. */
export interface SearchEngine {
  search(query: SearchQuery): Maybe<SearchResult>;
  /** Groups results by place, a tour being in its main city. Ignores the query's page. */
  map(query: SearchQuery, view: MapView): Maybe<MapResult>;
  /** Parts to drop from a query that finds nothing, the best first. Empty if something is found. */
  waysOut(query: SearchQuery): Maybe<readonly WayOut[]>;
  cheapest(query: SearchQuery): Maybe<Cheapest>;
  /** Counts values of one group, ignoring its own selection; most tours first, then by value. */
  tally(query: SearchQuery, question: TallyQuestion): Maybe<readonly FacetCount<number>[]>;
}

/** A change that an engine has applied. */
export interface AppliedChange {
  /** Changed tours; null if any may have changed, or an organizer did. */
  readonly tourIds: readonly number[] | null;
  /** A whole catalogue was loaded: places and rates may differ too. */
  readonly isReloaded: boolean;
  /** A position of the database's log, in bytes, by which it was written. */
  readonly position: number;
}

/** An engine that reports when its answers change, so that caches can be cleared. */
export interface WatchedEngine extends SearchEngine {
  /** False while SQL answers, when changes are not reported. */
  readonly isIndexed: boolean;
  onChange(listener: (change: AppliedChange) => void): void;
}

/** Number of months for which departures are counted: organizers publish at most two seasons. */
export const MONTHS_AHEAD = 24;
