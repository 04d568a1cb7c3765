import { emptyFields } from "../tour-fields/tour-fields.ts";
import type { FieldFilter } from "../tour-fields/tour-fields.ts";
import type {
  Continent,
  CruiseType,
  OperatorType,
  StartTime,
  TourSort,
  TourTypeFilter,
} from "./limits.ts";

/** A part of a map in degrees. Its west is greater than its east if it crosses the date line. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/**
 * The tour search filter (docs/product/filter.md#fields), every field always present. An unset scalar is null, an unset
 * list is empty, and a lower bound of 0 is no bound. Values within one list widen the search (or), fields narrow it
 * (and). Plain fields are those of `tourFields`.
 */
export interface TourFilter extends FieldFilter {
  /** Path of the listing without slashes at its ends, such as `altay/trekking`; empty lists everything. */
  readonly slug: string;
  readonly organizer: number | null;
  /** Largest accepted group size. */
  readonly maxGroupSize: number | null;
  /** Whole units of the shown currency, as are the three after it. */
  readonly priceMin: number;
  /** Null for no upper bound; the upper end of the range also means that. */
  readonly priceMax: number | null;
  readonly pricePerDayMin: number;
  readonly pricePerDayMax: number | null;
  /** Age of the youngest traveller in years; 0 for adults only, which narrows nothing. */
  readonly minAge: number;
  /** Adults of the party; null if the party is not given. Never null together with `childAges`. */
  readonly adults: number | null;
  /** Age of each child in whole years on the day of departure, sorted; twins appear twice. */
  readonly childAges: readonly number[];
  /** Local date of the first possible departure, yyyy-MM-dd. */
  readonly dateFrom: string | null;
  /** Local date of the last possible departure, yyyy-MM-dd. */
  readonly dateTo: string | null;
  readonly daysMin: number;
  readonly daysMax: number | null;
  readonly continent: Continent | null;
  readonly showplace: number | null;
  readonly isCruisesSearch: boolean;
  readonly cruisesType: CruiseType | null;
  /** City id. */
  readonly cruisesStartCity: number | null;
  readonly cruisesCabinsCapacity: number | null;
  /** Whether to find only cruises that end where they began. */
  readonly onlyReturningCruises: boolean;
  readonly ships: readonly number[];
  /** Id of a river, lake or sea. */
  readonly waterObject: number | null;
  /** The visitor's name for the point `lat`, `lng`; only a label. */
  readonly placeName: string;
  /** Kilometres around the point. Set exactly when the point is. */
  readonly radius: number | null;
  /** Degrees, four decimals (11 m). */
  readonly lat: number | null;
  readonly lng: number | null;
  /** The part of a map in view, three decimals (110 m); applies in addition to a radius. */
  readonly box: Box | null;
  /** Days by which departures may be earlier than `dateFrom` or later than `dateTo`; 0 without dates. */
  readonly flexDays: number;
  /** Parts of the day in which an excursion may start. */
  readonly startTimes: readonly StartTime[];
  /** Page number, from 1. */
  readonly page: number;
  readonly sort: TourSort;
  readonly isAuthorTourSearch: boolean;
  readonly operatorType: OperatorType;
  readonly type: TourTypeFilter;
}

const none: readonly never[] = Object.freeze([]);

const { countries, regions, cities, restKinds, collections, ...otherFields } = emptyFields;

/** The filter of a visitor who has chosen nothing. Its key order is the order of a canonical URL. */
export const emptyFilter: TourFilter = Object.freeze({
  slug: "",
  type: "tour",
  isCruisesSearch: false,
  isAuthorTourSearch: false,
  continent: null,
  countries,
  regions,
  cities,
  placeName: "",
  lat: null,
  lng: null,
  radius: null,
  box: null,
  restKinds,
  collections,
  showplace: null,
  organizer: null,
  operatorType: "any",
  dateFrom: null,
  dateTo: null,
  flexDays: 0,
  daysMin: 0,
  daysMax: null,
  priceMin: 0,
  priceMax: null,
  pricePerDayMin: 0,
  pricePerDayMax: null,
  ...otherFields,
  adults: null,
  childAges: none,
  minAge: 0,
  maxGroupSize: null,
  cruisesType: null,
  cruisesStartCity: null,
  cruisesCabinsCapacity: null,
  onlyReturningCruises: false,
  ships: none,
  waterObject: null,
  startTimes: none,
  sort: "default",
  page: 1,
});
