import type { Difficulty } from "@tropa/domain/discovery/tour-fields/field-values";
import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import type { ShipSeed } from "../catalogue/fleet.ts";
import type { Comfort, Night } from "./lodging.ts";
import type { Season } from "./season.ts";
import type { Stop } from "./stops.ts";

export type TourForm = "tour" | "excursion" | "cruise";

export interface Voyage {
  ship: ShipSeed;
  /** Whether the ship returns to its first port. */
  isReturning: boolean;
}

/** A tour before it gets texts, dates and prices. */
export interface TourPlan {
  /** From 0; seed of everything random about the tour. */
  ordinal: number;
  form: TourForm;
  place: PlaceSeed;
  second: PlaceSeed | null;
  kind: string;
  kinds: string[];
  stops: Stop[];
  days: number;
  nights: number;
  /** Hours of an excursion; otherwise 0. */
  hours: number;
  /** Months with departures, in the order of the season. */
  months: number[];
  season: Season | null;
  comfort: Comfort[];
  /** Accommodation of each night; empty for excursions. */
  nightly: readonly Night[];
  /** The distinct kinds of nights, most frequent first. */
  lodging: readonly Night[];
  /** Only for cruises; otherwise null. */
  voyage: Voyage | null;
  difficulty: Difficulty;
  minAge: number;
  groupSize: number;
}
