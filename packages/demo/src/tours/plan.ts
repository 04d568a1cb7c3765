import type { PlaceSeed } from "@tropa/geography/notation/place-seed";
import type { ShipSeed } from "../catalogue/fleet.ts";
import type { Comfort, Night } from "./lodging.ts";
import type { Season } from "./season.ts";
import type { Stop } from "./stops.ts";

export type TourForm = "tour" | "excursion" | "cruise";

export interface Voyage {
  ship: ShipSeed;
  /** Whether she comes back to the port she left. */
  isReturning: boolean;
}

/** What a tour is, before any word, date or price of it. */
export interface TourPlan {
  /** From 0; the seed of everything random about the tour. */
  ordinal: number;
  form: TourForm;
  place: PlaceSeed;
  second: PlaceSeed | null;
  kind: string;
  kinds: string[];
  stops: Stop[];
  days: number;
  nights: number;
  /** Of an excursion; else 0. */
  hours: number;
  /** Months of the year with departures, in the order of the season. */
  months: number[];
  season: Season | null;
  comfort: Comfort[];
  /** Where each night is spent; none on an excursion. */
  nightly: readonly Night[];
  /** The kinds of these nights, those of most nights first. */
  lodging: readonly Night[];
  /** Of a cruise; else null. */
  voyage: Voyage | null;
  difficulty: number;
  minAge: number;
  groupSize: number;
}
