import type { BookingRecordAnswer } from "@tropa/api-contract/sales/calls-requests";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { bookingStatuses, isCanceled } from "@tropa/domain/sales/booking-status";
import type { BookingStatus } from "@tropa/domain/sales/booking-status";
import type { Decision } from "../departure/certainty-text.ts";

/**
 * A booking as its pages show it. The organizer is included on every storefront, because travellers may know whom they
 * travel with.
 */
export type ShownBooking = Omit<LinkedBooking, "tourists_uuid"> & {
  /** The link for travellers' details; null if the reader is the organizer or the page does not need it. */
  tourists_uuid: string | null;
};

/** Fields missing from lists of bookings. */
type OwnFacts = "tourists_uuid" | "arrival_code";

/** Further fields for signed-in tourists, organizers and staff. */
type BookingSide = Pick<BookingRecordAnswer, "last_name" | "phone" | "email" | "comment" | "may">;

/**
 * A booking opened by its link or by its number. `uuid`, the link's id, is null if it was opened by number and the reader
 * is not its tourist.
 */
export type BookingView = Omit<ShownBooking, "uuid"> & {
  uuid: string | null;
  /** Absent if it was opened by its link. */
  side?: BookingSide;
};

/** Converts a booking opened by number. Amounts to charge are in the booking's own currency only. */
export function recordedBooking(record: BookingRecordAnswer): BookingView {
  const { last_name, phone, email, comment, may } = record;
  return {
    ...record,
    shown: null,
    side: { last_name, phone, email, comment, may },
  };
}

/** Adds the fields missing from lists to an API answer. */
export const shownBooking = (
  booking: Omit<LinkedBooking, OwnFacts> & Partial<Pick<LinkedBooking, OwnFacts>>,
): ShownBooking => ({
  tourists_uuid: null,
  arrival_code: null,
  ...booking,
});

/** A booking with a price; requests waiting for the organizer have none yet. */
interface Priced {
  total: number;
  prepayment: number;
}
/** A shown booking with a price. */
export type PricedBooking = ShownBooking & Priced;

/** Whether the organizer has named a price. */
export function isPriced<Kind extends Pick<BookingView, "total" | "prepayment">>(
  booking: Kind,
): booking is Kind & Priced {
  return booking.total !== null && booking.prepayment !== null;
}

/** Actions a booking offers. */
export type BookingAction =
  | "pay"
  | "payRest"
  | "qr"
  | "cancel"
  | "review"
  | "ownReview"
  | "tourAgain"
  | "allTours";

/** The state of a booking, in the order of its texts in the catalogue. */
type BookingPhase =
  | "confirming"
  | "paying"
  | "made"
  | "gathering"
  | "complete"
  | "canceledByTourist"
  | "canceledByAuthor"
  | "expired"
  | "canceledByAdmin";

interface PhaseFacts {
  phase: BookingPhase;
  /** The first one is the main action. */
  actions: readonly BookingAction[];
  /** Others may change the booking at any moment, so the page polls often. */
  isWaiting: boolean;
  tone: "waiting" | "good" | "over";
}

const phases: Record<BookingStatus, PhaseFacts> = {
  1: { phase: "confirming", actions: ["cancel"], isWaiting: true, tone: "waiting" },
  2: { phase: "paying", actions: ["pay", "cancel"], isWaiting: true, tone: "waiting" },
  3: { phase: "made", actions: ["payRest", "qr", "cancel"], isWaiting: false, tone: "good" },
  4: {
    phase: "complete",
    actions: ["review", "tourAgain", "ownReview"],
    isWaiting: false,
    tone: "good",
  },
  5: {
    phase: "canceledByTourist",
    actions: ["tourAgain", "allTours"],
    isWaiting: false,
    tone: "over",
  },
  6: {
    phase: "canceledByAuthor",
    actions: ["tourAgain", "allTours"],
    isWaiting: false,
    tone: "over",
  },
  7: { phase: "expired", actions: ["tourAgain", "allTours"], isWaiting: false, tone: "over" },
  8: {
    phase: "canceledByAdmin",
    actions: ["tourAgain", "allTours"],
    isWaiting: false,
    tone: "over",
  },
};

/** Paid, but the departure is not certain yet, so the page promises nothing. */
const gathering: PhaseFacts = {
  phase: "gathering",
  actions: ["payRest", "qr", "cancel"],
  isWaiting: false,
  tone: "good",
};

type PhaseBooking = Pick<BookingView, "status" | "total" | "paid" | "departure" | "is_reviewed">;

/** Returns the state of a booking and its possible actions. */
export function phaseOf(booking: PhaseBooking): PhaseFacts {
  const isGathering =
    booking.status === bookingStatuses.madePrepayment &&
    booking.departure.certainty !== "guaranteed";
  const facts = isGathering ? gathering : phases[booking.status];
  const isPaid = booking.total === null || booking.paid >= booking.total;
  const actions = facts.actions.filter(
    (action) =>
      !(action === "payRest" && isPaid) &&
      action !== (booking.is_reviewed ? "review" : "ownReview"),
  );
  return { ...facts, actions };
}

/** Actions for the current reader: organizers and staff can neither pay nor show the tourist's code. */
export function actionsOf(booking: BookingView): readonly BookingAction[] {
  const { actions } = phaseOf(booking);
  const { side, uuid } = booking;
  if (!side) return actions;
  return actions.filter((action) => {
    if (action === "cancel") return side.may.cancel;
    if (action === "pay" || action === "payRest") return uuid !== null && side.may.pay;
    return uuid !== null;
  });
}

/** Returns how certain the departure is. */
export const decisionOf = ({ departure }: Pick<ShownBooking, "departure">): Decision => ({
  certainty: departure.certainty,
  missing: departure.missing,
  decidedBy: departure.decided_by,
});

/** Whether the booking cannot change any more. */
export const isOver = ({ status }: Pick<ShownBooking, "status">): boolean =>
  isCanceled(status) || status === bookingStatuses.tourComplete;

/** Whether a booking differs from what the page shows. */
export function hasChanged(before: BookingView, after: BookingView): boolean {
  return (
    before.status !== after.status ||
    before.paid !== after.paid ||
    before.start !== after.start ||
    before.free_until !== after.free_until ||
    before.departure.certainty !== after.departure.certainty ||
    before.refund_today?.refund !== after.refund_today?.refund
  );
}

interface StepTime {
  /** When it happened; null if it lies ahead. */
  at: string | null;
}
/** A step that others take, now or later. */
interface AwaitedStep extends StepTime {
  key: "confirmed" | "prepaid";
  state: "done" | "current" | "upcoming";
}
/** A step in the timeline of a booking. */
export type BookingStep =
  | AwaitedStep
  | (StepTime & { key: "requested"; state: "done" })
  | (StepTime & { key: "trip"; state: "done" | "upcoming" })
  | (StepTime & { key: "canceled"; state: "failed" });

/** Timeline of a booking: past, pending and coming steps. Instant bookings have no confirmation step. */
export function stepsOf(
  booking: Pick<ShownBooking, "status" | "history" | "created_at">,
): BookingStep[] {
  const { status, history } = booking;
  const reached = (wanted: BookingStatus) =>
    history.find((step) => step.status === wanted)?.at ?? null;
  const confirmed = reached(2) ?? reached(3);
  const isDirect = reached(1) === null && status !== 1;
  const steps: BookingStep[] = [{ key: "requested", state: "done", at: booking.created_at }];
  if (!isDirect)
    steps.push({ key: "confirmed", state: confirmed ? "done" : "current", at: confirmed });
  steps.push({
    key: "prepaid",
    state: reached(3) ? "done" : confirmed ? "current" : "upcoming",
    at: reached(3),
  });
  if (isCanceled(status)) {
    const happened = steps.filter((step) => step.state === "done");
    return [...happened, { key: "canceled", state: "failed", at: reached(status) }];
  }
  return [...steps, { key: "trip", state: status === 4 ? "done" : "upcoming", at: reached(4) }];
}
