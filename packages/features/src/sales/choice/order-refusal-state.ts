import type { ErrorCode } from "@tropa/api-contract/base/errors";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Cabin } from "@tropa/domain/sales/cabin";

/** Why a date could not be booked. */
export interface Refusal {
  kind: "noSeats" | "noCabins" | "gone";
  dateId: number;
  /** How many it was asked for. */
  people: number;
  /** The kind of cabin that they wanted. */
  cabin: Cabin | null;
}

const kinds: Partial<Record<ErrorCode, Refusal["kind"]>> = {
  no_seats: "noSeats",
  no_cabins: "noCabins",
  gone: "gone",
  not_found: "gone",
  removed_from_publication: "gone",
};

/** Refusals that another date or cabin mends; null for everything else. */
export function refusalOf(code: unknown, order: Omit<Refusal, "kind">): Refusal | null {
  const kind = Object.entries(kinds).find(([candidate]) => candidate === code)?.[1];
  return kind ? { kind, ...order } : null;
}

/** Seats of a date as far as is known: a refused party says that there are fewer than it needs. */
export function seatsAfter(
  refusal: Refusal | null,
  date: Pick<DateVariant, "id" | "seats_left" | "is_busy">,
): number {
  if (date.is_busy) return 0;
  if (refusal?.dateId !== date.id || refusal.kind === "noCabins") return date.seats_left;
  return refusal.kind === "gone" ? 0 : Math.min(date.seats_left, refusal.people - 1);
}
