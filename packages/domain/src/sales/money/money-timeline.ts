import { addDays } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";
import { bookingStatuses, isCanceled } from "../booking-status.ts";
import type { BookingStatus } from "../booking-status.ts";
import type { PaymentKind } from "../payment.ts";

/** The money of a booking, minor units of its currency. */
export interface MoneyFacts {
  readonly status: BookingStatus;
  readonly start: LocalDate;
  /** When the hold of the seats ends, ISO; null without a hold. */
  readonly holdUntil: string | null;
  readonly total: number | null;
  readonly prepayment: number | null;
  readonly paid: number;
  readonly receipts: readonly {
    readonly kind: PaymentKind;
    readonly certificate: string | null;
    readonly amount: number;
    readonly paid_at: string;
    /** Day on which money came that staff entered. */
    readonly paid_on: LocalDate | null;
    readonly refunds: readonly {
      readonly amount: number;
      readonly is_sent: boolean;
      readonly owed_at: string;
    }[];
  }[];
}

/**
 * What a payment was: `full` and `payment`, the rest, are said only where nothing is left to pay;
 * otherwise it was a part, or of the whole price `some` money.
 */
export type PaidPart =
  | "prepayment"
  | "prepaymentPart"
  | "payment"
  | "paymentPart"
  | "paymentPartLeft"
  | "full"
  | "some";

/** An entry of the timeline, minor units. `at` is an ISO instant, `by` a local day. */
export type MoneyLine =
  | {
      readonly line: "paid";
      readonly what: PaidPart;
      /** What was left to pay after it; null unless it says so. */
      readonly left: number | null;
      /** Last characters of the code of the certificate that paid; null for other payments. */
      readonly certificate: string | null;
      readonly minor: number;
      readonly at: string;
      /** The day to show instead of the moment. */
      readonly on: LocalDate | null;
    }
  | {
      readonly line: "refund";
      readonly minor: number;
      readonly at: string;
      readonly isSent: boolean;
      readonly certificate: string | null;
    }
  | { readonly line: "prepayment"; readonly minor: number; readonly until: string | null }
  | { readonly line: "rest"; readonly minor: number; readonly by: LocalDate };

/** Returns payments, refunds and what is due by when, in order of time. */
export function moneyTimeline(facts: MoneyFacts): MoneyLine[] {
  const { status, start, total, prepayment, paid, receipts } = facts;
  const left = (total ?? 0) - paid;
  const past = receipts.flatMap(
    ({ kind, amount, paid_at: at, paid_on: on, certificate, refunds }, index): MoneyLine[] => {
      const isLast = receipts.findLastIndex((one) => one.kind === kind) === index;
      const what = partOf(kind, { left, isLast, status });
      const told = what === "paymentPartLeft" ? left : null;
      return [
        { line: "paid", what, left: told, certificate, minor: amount, at, on },
        ...refunds.map(
          ({ amount: minor, is_sent: isSent, owed_at }) =>
            ({ line: "refund", minor, at: owed_at, isSent, certificate }) as const,
        ),
      ];
    },
  );
  const lines = past.toSorted((a, b) => instantOf(a) - instantOf(b));
  if (total === null || prepayment === null || isCanceled(status)) return lines;
  if (status === bookingStatuses.tourComplete) return lines;
  // A certificate may already have paid part of the prepayment.
  const first = status === bookingStatuses.madePrepayment ? 0 : Math.max(0, prepayment - paid);
  if (first > 0) lines.push({ line: "prepayment", minor: first, until: facts.holdUntil });
  const rest = total - paid - first;
  if (rest > 0) lines.push({ line: "rest", minor: rest, by: addDays(start, -1) });
  return lines;
}

function partOf(
  kind: PaymentKind,
  { left, isLast, status }: { left: number; isLast: boolean; status: BookingStatus },
): PaidPart {
  if (kind === "full") return left > 0 ? "some" : "full";
  if (kind === "prepayment")
    return isLast && status !== bookingStatuses.pendingPrepayment ? kind : "prepaymentPart";
  if (isLast && left <= 0) return "payment";
  return isLast && !isCanceled(status) ? "paymentPartLeft" : "paymentPart";
}

const instantOf = (line: MoneyLine): number => ("at" in line ? Date.parse(line.at) : 0);
