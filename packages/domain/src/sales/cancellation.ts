import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { Money } from "../money.ts";

/**
 * What a tourist gets back when cancelling: everything until a certain day, then all but the prepayment, and nothing from
 * the day of the start. If the organizer, the system or staff cancel, everything goes back on any day. The tour's page, the
 * forms, the booking, letters and the refund itself all use these rules.
 */
export interface CancellationTerms {
  /** Local date of the start at the place (docs/product/bookings-and-payments.md#local-dates). */
  readonly start: LocalDate;
  /** The last day on which everything comes back. */
  readonly freeUntil: LocalDate;
  /** The decision on the departure is late: cancelling stays free for as long as there is none. */
  readonly isDecisionLate?: boolean;
}

export interface CancellationRule {
  readonly start: LocalDate;
  /** Days before the start until which everything comes back. */
  readonly cancellationDays: number;
  /** Until when it is open whether the departure leaves; null where it is guaranteed. */
  readonly undecidedUntil: LocalDate | null;
  readonly isDecisionLate?: boolean;
}

/**
 * The terms of a departure. Nobody pays for leaving a departure that may not leave itself: cancelling stays free
 * until the day on which its group is decided. The day of the start itself is always too late.
 */
export function cancellationTerms({
  start,
  cancellationDays,
  undecidedUntil,
  isDecisionLate = false,
}: CancellationRule): CancellationTerms {
  const byDays = addDays(start, -Math.max(1, cancellationDays));
  const freeUntil = undecidedUntil !== null && undecidedUntil > byDays ? undecidedUntil : byDays;
  return { start, freeUntil, ...(isDecisionLate && { isDecisionLate }) };
}

/**
 * Whether the decision alone ends free cancellation (docs/decisions/0039): its day is known to be free, and so is every later
 * one on which nothing is decided.
 */
export const endsWithDecision = ({
  start,
  freeUntil,
  isDecisionLate,
}: CancellationTerms): boolean => isDecisionLate === true && freeUntil < addDays(start, -1);

export type RefundKind = "full" | "prepaymentKept" | "none";

/** Which of the three applies to a tourist who cancels on a day of the place. */
export function refundKind({ start, freeUntil }: CancellationTerms, day: LocalDate): RefundKind {
  if (day >= start) return "none";
  return day <= freeUntil ? "full" : "prepaymentKept";
}

/** Days on which the same applies, both included; null is open. */
export interface CancellationStage {
  readonly kind: RefundKind;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** A late decision ends the first stage and begins the second, not the day. */
  readonly byDecision?: boolean;
}

/**
 * The stages that a day at the place has yet to see the end of, in order, without gaps or overlaps: what is over is not
 * offered. The middle one is missing where no day is left for it.
 */
export function cancellationTimeline(
  terms: CancellationTerms,
  today: LocalDate,
): CancellationStage[] {
  const { start, freeUntil } = terms;
  const eve = addDays(start, -1);
  const how = endsWithDecision(terms) ? { byDecision: true } : {};
  const stages: CancellationStage[] = [{ kind: "full", from: null, to: freeUntil, ...how }];
  if (freeUntil < eve)
    stages.push({ kind: "prepaymentKept", from: addDays(freeUntil, 1), to: eve, ...how });
  stages.push({ kind: "none", from: start, to: null });
  return stages.filter(({ to }) => to === null || to >= today);
}

/** Whether cancelling is still free on a day at the place. */
export const isFree = ({ freeUntil }: Pick<CancellationTerms, "freeUntil">, day: LocalDate) =>
  day <= freeUntil;

/** Whether a day is one of a stage's. */
export const isOfStage = ({ from, to }: CancellationStage, day: LocalDate): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/** What a booking has been paid, and what of it is the prepayment. */
export interface PaidMoney {
  readonly paid: Money;
  readonly prepayment: Money;
}

export interface Refund {
  readonly kind: RefundKind;
  readonly refund: Money;
  readonly kept: Money;
}

/** How much of what was paid comes back: a refund is promised only where there is one. */
export type RefundShare = "all" | "part" | "nothing";

export function refundShare({ refund, kept }: { refund: number; kept: number }): RefundShare {
  if (refund === 0) return "nothing";
  return kept > 0 ? "part" : "all";
}

/** Splits what was paid into the refund and the part that is kept; they add up to it, in its currency. */
export function refundOf(kind: RefundKind, { paid, prepayment }: PaidMoney): Refund {
  const { currency } = paid;
  if (prepayment.currency !== currency)
    throw new RangeError("prepayment and payment are of different currencies");
  const keptOf: Record<RefundKind, number> = {
    full: 0,
    prepaymentKept: Math.min(paid.minor, prepayment.minor),
    none: paid.minor,
  };
  const retained = keptOf[kind];
  return {
    kind,
    refund: { minor: paid.minor - retained, currency },
    kept: { minor: retained, currency },
  };
}

/** What a tourist gets who cancels on a day, of what they have paid so far. */
export function refundOn(terms: CancellationTerms, day: LocalDate, money: PaidMoney): Refund {
  return refundOf(refundKind(terms, day), money);
}
