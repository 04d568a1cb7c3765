import { todayIn } from "@tropa/domain/time/local-date";
import type { Booking } from "@tropa/api-contract/sales/booking";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { bookingRefundOn } from "@tropa/domain/sales/booking-refund";
import { cancellationTerms, refundOf } from "@tropa/domain/sales/cancellation";
import type { CancellationTerms, Refund } from "@tropa/domain/sales/cancellation";
import { departureDecision, isDecisionLate } from "@tropa/domain/sales/departure-decision";
import type { DepartureDecision } from "@tropa/domain/sales/departure-decision";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { BookingRecord } from "./booking-store.ts";
import type { DepartureFacts } from "./departure-store.ts";

export const decisionOf = (departure: DepartureFacts, today: LocalDate): DepartureDecision =>
  departureDecision(
    {
      start: departure.starts_on,
      isPreliminary: departure.is_preliminary,
      joined: departure.seats_taken,
      seats: departure.seats_total,
    },
    { minGroup: departure.min_group_size, decidedDays: departure.decided_days },
    today,
  );

/** The terms of a departure that is booked today. */
export const termsToday = (departure: DepartureFacts, today: LocalDate): CancellationTerms => {
  const decision = decisionOf(departure, today);
  return cancellationTerms({
    start: departure.starts_on,
    cancellationDays: departure.cancellation_days,
    undecidedUntil: decision.undecidedUntil,
    isDecisionLate: isDecisionLate(decision),
  });
};

/**
 * Returns the terms of a booking: as promised when it was made, and longer while its departure is undecided. A promise
 * is never shortened, neither by an early guarantee nor by new terms of the tour.
 */
export function termsOf(booking: BookingRecord, today: LocalDate): CancellationTerms {
  const now = termsToday(booking, today);
  const promised = booking.free_until;
  if (promised === null) return now;
  const { undecidedUntil } = decisionOf(booking, today);
  const isLonger = undecidedUntil !== null && undecidedUntil > promised;
  return { ...now, freeUntil: isLonger ? undecidedUntil : promised };
}

const moneyOf = ({ currency, paid_minor, prepayment_minor }: BookingRecord) => ({
  paid: { minor: paid_minor, currency },
  prepayment: { minor: prepayment_minor ?? 0, currency },
});

/** Returns the refund for cancelling now: within the terms if its tourist cancels, else everything. */
export function refundNow(
  booking: BookingRecord,
  isTourist: boolean,
  now: Date = new Date(),
): Refund {
  const money = moneyOf(booking);
  if (!isTourist) return refundOf("full", money);
  const today = todayIn(booking.city.time_zone, now);
  return bookingRefundOn(booking.status, termsOf(booking, today), today, money);
}

export const isCancelable = ({ status }: BookingRecord): boolean =>
  status <= bookingStatuses.madePrepayment;

/** Returns the terms of a booking, as sent to clients. */
export function promisesAnswer(
  booking: BookingRecord,
  now: Date = new Date(),
): Pick<Booking, "departure" | "free_until" | "time_zone" | "refund_today"> {
  const today = todayIn(booking.city.time_zone, now);
  const { certainty, missing, decidedBy } = decisionOf(booking, today);
  const { kind, refund, kept } = refundNow(booking, true, now);
  const { currency } = booking;
  return {
    departure: { certainty, missing, decided_by: decidedBy },
    free_until: termsOf(booking, today).freeUntil,
    time_zone: booking.city.time_zone,
    refund_today: isCancelable(booking)
      ? { day: today, kind, refund: refund.minor, kept: kept.minor, currency }
      : null,
  };
}
