import { seatsOf } from "../../sales/party/party.ts";
import type { Party } from "../../sales/party/party.ts";
import type { TourFilter } from "./tour-filter.ts";

type PartyFields = Pick<TourFilter, "adults" | "childAges">;

/** Returns who travels; null if the filter has no party. */
export function filterParty({ adults, childAges }: PartyFields): Party | null {
  return adults === null ? null : { adults, childAges };
}

/** Returns the free seats that a departure must have: 1 if no party is given. */
export function seatsWanted(filter: PartyFields): number {
  const party = filterParty(filter);
  return party === null ? 1 : seatsOf(party);
}

/** Returns the age of the youngest traveller that a tour must accept; null if all are adults. */
export function youngestWanted({
  childAges,
  minAge,
}: Pick<TourFilter, "childAges" | "minAge">): number | null {
  if (childAges.length > 0) return Math.min(...childAges);
  return minAge > 0 ? minAge : null;
}
