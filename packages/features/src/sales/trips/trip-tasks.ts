import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import type { Trip } from "./trips-queries.ts";

/** A task before a trip. */
export type TripTask = "confirm" | "pay" | "rest" | "travellers" | "meet";

/** Number of travellers whose details are missing. */
export const missingTravellers = ({
  adults,
  children,
  travellers_filled: filled,
}: Pick<Trip, "adults" | "children" | "travellers_filled">): number => adults + children - filled;

/** Returns the tasks of a trip in order. */
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

/** Amount of a payment, minor units, less what a certificate may have paid. */
export function amountOf(
  task: "pay" | "rest",
  { prepayment, total, paid }: Pick<Trip, "prepayment" | "total" | "paid">,
): number {
  return Math.max(0, ((task === "pay" ? prepayment : total) ?? 0) - paid);
}
