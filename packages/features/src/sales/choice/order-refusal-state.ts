import type { ErrorCode } from "@tropa/api-contract/base/errors";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Cabin } from "@tropa/domain/sales/cabin";
import { codeOf } from "../../platform/forms/problems/error-code.ts";
import { propertyOf } from "../price/price-change.ts";

/** Why and for what a booking was refused. */
export interface Refusal {
  kind: "noSeats" | "noCabins" | "gone";
  dateId: number;
  /** Number of travellers. */
  people: number;
  /** The kind of cabin they wanted. */
  cabin: Cabin | null;
  /** When unpaid seats of others may become free at the latest; null if all are sold. */
  heldUntil: string | null;
}

const kinds: Partial<Record<ErrorCode, Refusal["kind"]>> = {
  no_seats: "noSeats",
  no_cabins: "noCabins",
  gone: "gone",
  not_found: "gone",
  removed_from_publication: "gone",
};

/** Reads refusals that another date or cabin can solve; null for other errors. */
export function refusalOf(
  error: unknown,
  order: Omit<Refusal, "kind" | "heldUntil">,
): Refusal | null {
  const code = codeOf(error);
  const kind = Object.entries(kinds).find(([candidate]) => candidate === code)?.[1];
  const until = propertyOf(propertyOf(error, "data"), "held_until");
  return kind ? { kind, ...order, heldUntil: typeof until === "string" ? until : null } : null;
}

/** Seats left on a date, lowered by a refusal for lack of seats. */
export function seatsLeftAfter(
  refusal: Refusal | null,
  date: Pick<DateVariant, "id" | "seats_left" | "is_busy">,
): number {
  if (date.is_busy) return 0;
  if (refusal?.dateId !== date.id || refusal.kind === "noCabins") return date.seats_left;
  return refusal.kind === "gone" ? 0 : Math.min(date.seats_left, refusal.people - 1);
}
