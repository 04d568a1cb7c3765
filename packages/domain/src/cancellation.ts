import { addDays } from "./local-date.ts";
import type { LocalDate } from "./local-date.ts";
import type { Money } from "./money.ts";

/**
 * What comes back when a tourist cancels (shown on the tour's page, on payment and on the booking): everything
 * until so many days before the start, then all but the prepayment, from the day of the start nothing. Whoever
 * else cancels — organizer, system, staff — everything comes back on any day.
 */
export interface CancellationTerms {
  /** Local date of the start at the place (decisions, 23). */
  readonly start: LocalDate;
  /** Days before the start until which everything comes back. */
  readonly cancellationDays: number;
}

export type RefundKind = "full" | "prepaymentKept" | "none";

/** The last day on which everything comes back; the day of the start itself is always too late. */
export function lastFreeDay({ start, cancellationDays }: CancellationTerms): LocalDate {
  return addDays(start, -Math.max(1, cancellationDays));
}

/** Which of the three applies to a tourist who cancels on a day of the place. */
export function refundKind(terms: CancellationTerms, day: LocalDate): RefundKind {
  if (day >= terms.start) return "none";
  return day <= lastFreeDay(terms) ? "full" : "prepaymentKept";
}

/** Days on which the same applies, both included; null is open. */
export interface CancellationStage {
  readonly kind: RefundKind;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/** The stages in order, without gaps or overlaps. The middle one is missing where no day is left for it. */
export function cancellationTimeline(terms: CancellationTerms): CancellationStage[] {
  const free = lastFreeDay(terms);
  const eve = addDays(terms.start, -1);
  const stages: CancellationStage[] = [{ kind: "full", from: null, to: free }];
  if (free < eve) stages.push({ kind: "prepaymentKept", from: addDays(free, 1), to: eve });
  stages.push({ kind: "none", from: terms.start, to: null });
  return stages;
}

export interface Refund {
  readonly kind: RefundKind;
  readonly refund: Money;
  readonly kept: Money;
}

/**
 * What a tourist gets who cancels on a day, of what they have paid so far. Refund and what is kept add up to
 * what was paid, in its currency.
 */
export function refundOn(
  terms: CancellationTerms,
  day: LocalDate,
  money: { readonly paid: Money; readonly prepayment: Money },
): Refund {
  const kind = refundKind(terms, day);
  const { minor: paid, currency } = money.paid;
  if (money.prepayment.currency !== currency)
    throw new RangeError("prepayment and payment are of different currencies");
  const keptOf: Record<RefundKind, number> = {
    full: 0,
    prepaymentKept: Math.min(paid, money.prepayment.minor),
    none: paid,
  };
  const kept = keptOf[kind];
  return { kind, refund: { minor: paid - kept, currency }, kept: { minor: kept, currency } };
}
