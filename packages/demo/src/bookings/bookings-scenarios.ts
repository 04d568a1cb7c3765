import type { BookingStatus } from "@tropa/domain/sales/booking-status";

/** A step in a booking's history, and minutes since the step before. */
export interface Step {
  to: BookingStatus;
  reason: string;
  after: number;
}

type PaymentPlan = "open" | "failed" | "prepayment" | "full" | "parts";

/** The history of a booking. */
export interface Scenario {
  status: BookingStatus;
  /** Statuses between the first and the last. */
  via: readonly BookingStatus[];
  /** Reason of the last status. */
  reason: string;
  /** The organizer has to confirm the request first. */
  isConfirmed: boolean;
  payments: readonly PaymentPlan[];
  isRefunded?: true;
}

/** Every status, reached in several ways, so that every screen has data. */
export const scenarios: readonly Scenario[] = [
  { status: 4, via: [3], reason: "trip_over", isConfirmed: false, payments: ["parts"] },
  { status: 1, via: [], reason: "ordered", isConfirmed: true, payments: [] },
  { status: 3, via: [], reason: "paid", isConfirmed: false, payments: ["failed", "prepayment"] },
  { status: 2, via: [], reason: "", isConfirmed: false, payments: ["open"] },
  { status: 5, via: [], reason: "tourist_canceled", isConfirmed: false, payments: ["failed"] },
  { status: 4, via: [3], reason: "trip_over", isConfirmed: true, payments: ["full"] },
  { status: 6, via: [], reason: "organizer_declined", isConfirmed: true, payments: [] },
  { status: 3, via: [], reason: "paid", isConfirmed: true, payments: ["full"] },
  { status: 7, via: [], reason: "hold_expired", isConfirmed: false, payments: ["failed"] },
  {
    status: 5,
    via: [3],
    reason: "tourist_canceled",
    isConfirmed: false,
    payments: ["prepayment"],
    isRefunded: true,
  },
  { status: 2, via: [], reason: "", isConfirmed: true, payments: [] },
  {
    status: 8,
    via: [3],
    reason: "staff_canceled",
    isConfirmed: false,
    payments: ["full"],
    isRefunded: true,
  },
  { status: 7, via: [], reason: "hold_expired", isConfirmed: true, payments: [] },
  { status: 4, via: [3], reason: "trip_over", isConfirmed: false, payments: ["full"] },
  {
    status: 6,
    via: [3],
    reason: "organizer_canceled",
    isConfirmed: true,
    payments: ["parts"],
    isRefunded: true,
  },
];

const minutes = { toConfirm: 190, toPay: 14, toCancel: 2 * 24 * 60, toExpire: 24 * 60 };

/** Whether the booking holds seats while it waits for confirmation or payment. */
export const isWaiting = ({ status }: Scenario): boolean => status <= 2;

/** How long ago a waiting booking was ordered, minutes: its hold must not be over, and its history must fit. */
export const orderedAgo = ({ status, isConfirmed }: Scenario): number => {
  if (!isConfirmed) return 4;
  return status === 1 ? 150 : minutes.toConfirm + 110;
};

/** Returns the history of a scenario, oldest first. The last step of a finished trip takes its time from the trip. */
export function stepsOf({ status, via, reason, isConfirmed }: Scenario): Step[] {
  const first: BookingStatus = isConfirmed ? 1 : 2;
  const steps: Step[] = [{ to: first, reason: "ordered", after: 0 }];
  const isPaid = status === 3 || via.includes(3);
  if (isConfirmed && (isPaid || status === 2))
    steps.push({ to: 2, reason: "organizer_confirmed", after: minutes.toConfirm });
  if (isPaid) steps.push({ to: 3, reason: "paid", after: minutes.toPay });
  if (steps.at(-1)?.to !== status)
    steps.push({
      to: status,
      reason,
      after: reason === "hold_expired" ? minutes.toExpire : minutes.toCancel,
    });
  return steps;
}
