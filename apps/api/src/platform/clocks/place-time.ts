import tzLookup from "@photostructure/tz-lookup";
import { todayIn } from "@tropa/domain/local-date";
import type { LocalDate } from "@tropa/domain/local-date";

/** Where a departure is: the main place of its tour. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The IANA name of the clocks at a place: promises end by them. */
export const zoneAt = ({ lat, lng }: Place): string => tzLookup(lat, lng);

/** Which day it is at a place. */
export const todayAt = (place: Place, now: Date): LocalDate => todayIn(zoneAt(place), now);
