import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Trip } from "./trips-queries.ts";

/** What is to do for a trip that is ahead. */
export type TripTask = "confirm" | "pay" | "rest" | "travellers" | "meet";

/** How many of the party are still to be filled in. */
export const missingTravellers = ({
  adults,
  children,
  travellers_filled: filled,
}: Pick<Trip, "adults" | "children" | "travellers_filled">): number => adults + children - filled;

/** In the order in which it is to be done. */
export function tasksOf(
  trip: Pick<Trip, "status" | "total" | "paid" | "adults" | "children" | "travellers_filled">,
): TripTask[] {
  if (trip.status === bookingStatuses.pendingConfirm) return ["confirm"];
  if (trip.status === bookingStatuses.pendingPrepayment) return ["pay"];
  if (trip.status !== bookingStatuses.madePrepayment) return [];
  const tasks: TripTask[] = [];
  if (trip.total !== null && trip.paid < trip.total) tasks.push("rest");
  if (missingTravellers(trip) > 0) tasks.push("travellers");
  return [...tasks, "meet"];
}

/** What one of its payments comes to, minor units: a certificate may have paid a part already. */
export function amountOf(
  task: "pay" | "rest",
  { prepayment, total, paid }: Pick<Trip, "prepayment" | "total" | "paid">,
): number {
  return Math.max(0, ((task === "pay" ? prepayment : total) ?? 0) - paid);
}
