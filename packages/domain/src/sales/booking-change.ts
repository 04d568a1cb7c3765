import type { LocalDate } from "../time/local-date.ts";
import { bookingStatuses } from "./booking-status.ts";
import type { BookingStatus } from "./booking-status.ts";

/** What decides whether a booking's date or party may be changed. */
export interface ChangeFacts {
  readonly status: BookingStatus;
  readonly start: LocalDate;
  /** The last day on which cancelling costs nothing. */
  readonly freeUntil: LocalDate;
  /** Its departures are sold without the organizer's answer. */
  readonly hasDirectSale: boolean;
}

/**
 * - `over`: the trip has begun, is complete, or came to nothing.
 * - `organizer`: its organizer has agreed to this date and party, and has to be asked.
 * - `late`: cancelling is no longer free; another date would go round the terms.
 */
export type ChangeObstacle = "over" | "organizer" | "late";

/**
 * Why a booking cannot be changed on a day of the place; null where it can. A tourist changes what they could cancel for
 * nothing and book again; staff, who are asked when something went wrong, any booking that is ahead.
 */
export function changeObstacle(
  { status, start, freeUntil, hasDirectSale }: ChangeFacts,
  day: LocalDate,
  isTourist: boolean,
): ChangeObstacle | null {
  if (status > bookingStatuses.madePrepayment || day >= start) return "over";
  if (!isTourist) return null;
  if (status !== bookingStatuses.pendingConfirm && !hasDirectSale) return "organizer";
  return day > freeUntil ? "late" : null;
}

/** How the money of a booking settles after a change, minor units of its currency. */
export interface Settlement {
  /** Still to be paid, by the eve of the start. */
  readonly toPay: number;
  /** Goes back at once, the way it was paid. */
  readonly toRefund: number;
}

/** What is to be paid and what goes back, of what has been paid and what the trip costs now. */
export function settlementOf(paid: number, total: number): Settlement {
  return { toPay: Math.max(0, total - paid), toRefund: Math.max(0, paid - total) };
}
