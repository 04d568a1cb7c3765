import type { ErrorCode } from "@tropa/api-contract/base/errors";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Cabin } from "@tropa/domain/sales/cabin";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { memberOf } from "../price/price-change.ts";

/** Why a date could not be booked. */
export interface Refusal {
  kind: "noSeats" | "noCabins" | "gone";
  dateId: number;
  /** How many it was asked for. */
  people: number;
  /** The kind of cabin that they wanted. */
  cabin: Cabin | null;
  /** Until when at the latest others hold the seats without having paid; null where they are sold. */
  heldUntil: string | null;
}

const kinds: Partial<Record<ErrorCode, Refusal["kind"]>> = {
  no_seats: "noSeats",
  no_cabins: "noCabins",
  gone: "gone",
  not_found: "gone",
  removed_from_publication: "gone",
};

/** Refusals that another date or cabin mends; null for everything else. */
export function refusalOf(
  error: unknown,
  order: Omit<Refusal, "kind" | "heldUntil">,
): Refusal | null {
  const code = codeOf(error);
  const kind = Object.entries(kinds).find(([candidate]) => candidate === code)?.[1];
  const until = memberOf(memberOf(error, "data"), "held_until");
  return kind ? { kind, ...order, heldUntil: typeof until === "string" ? until : null } : null;
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
