import { addDays } from "../time/local-date.ts";
import type { LocalDate } from "../time/local-date.ts";
import type { Money } from "../money.ts";

/**
 * Cancellation rules: a tourist gets back everything until a certain day, then all but the
 * prepayment, and nothing from the day of the start. If the organizer, the system or staff cancel,
 * everything is refunded on any day. The tour's page, forms, bookings, letters and refunds all use
 * these rules.
 */
export interface CancellationTerms {
  /** Local date of the start at the place (docs/product/bookings-and-payments.md#local-dates). */
  readonly start: LocalDate;
  /** Last day of a full refund. */
  readonly freeUntil: LocalDate;
  /** The decision on the departure is overdue: cancelling stays free until it is made. */
  readonly isDecisionLate?: boolean;
}

export interface CancellationRule {
  readonly start: LocalDate;
  /** Days before the start until which the refund is full. */
  readonly cancellationDays: number;
  /**
   * Day until which it is undecided whether the departure takes place; null if it is guaranteed.
   */
  readonly undecidedUntil: LocalDate | null;
  readonly isDecisionLate?: boolean;
}

/**
 * Returns the terms of a departure. Nobody pays for leaving a departure that may not take place:
 * cancelling stays free until the day of the decision. From the day of the start it is always too
 * late.
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
 * Whether only the decision ends free cancellation (docs/decisions/0039): its day is known to be
 * free, and so is every later day without a decision.
 */
export const endsWithDecision = ({
  start,
  freeUntil,
  isDecisionLate,
}: CancellationTerms): boolean => isDecisionLate === true && freeUntil < addDays(start, -1);

export type RefundKind = "full" | "prepaymentKept" | "none";

/** Returns the kind of refund for a tourist who cancels on a local day. */
export function refundKind({ start, freeUntil }: CancellationTerms, day: LocalDate): RefundKind {
  if (day >= start) return "none";
  return day <= freeUntil ? "full" : "prepaymentKept";
}

/** Days with the same kind of refund, both included; null is open. */
export interface CancellationStage {
  readonly kind: RefundKind;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  /** The first stage ends, and the second starts, with an overdue decision instead of on a day. */
  readonly byDecision?: boolean;
}

/**
 * Returns the stages that are not over on a local day, in order, without gaps or overlaps. The
 * middle stage is missing if no day is left for it.
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

/** Whether cancelling is still free on a local day. */
export const isFree = ({ freeUntil }: Pick<CancellationTerms, "freeUntil">, day: LocalDate) =>
  day <= freeUntil;

/** Whether a day belongs to a stage. */
export const isOfStage = ({ from, to }: CancellationStage, day: LocalDate): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/** What was paid for a booking, and its prepayment. */
export interface PaidMoney {
  readonly paid: Money;
  readonly prepayment: Money;
}

export interface Refund {
  readonly kind: RefundKind;
  readonly refund: Money;
  readonly kept: Money;
}

/** Extent of a refund, which decides the wording: texts mention a refund only if there is one. */
export type RefundShare = "all" | "part" | "nothing";

export function refundShare({ refund, kept }: { refund: number; kept: number }): RefundShare {
  if (refund === 0) return "nothing";
  return kept > 0 ? "part" : "all";
}

/**
 * Splits what was paid into a refund and the part that is kept; they add up to it, in its currency.
 */
export function refundOf(kind: RefundKind, { paid, prepayment }: PaidMoney): Refund {
  const { currency } = paid;
  if (prepayment.currency !== currency)
    throw new RangeError("prepayment and payment have different currencies");
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

/** Returns the refund of a tourist who cancels on a local day, given what they have paid. */
export function refundOn(terms: CancellationTerms, day: LocalDate, money: PaidMoney): Refund {
  return refundOf(refundKind(terms, day), money);
}
