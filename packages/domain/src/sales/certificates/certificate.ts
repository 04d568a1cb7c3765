import { addDays, dayNumber, isLocalDate } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { Currency } from "../../money.ts";
import { leastCharges } from "../payment.ts";

/**
 * Certificates that a storefront offers; amounts in minor units of the currency that it charges.
 */
export interface CertificateOffer {
  /** Path of their page without slashes, if it differs from the usual one. */
  readonly segment?: string;
  readonly least: number;
  readonly most: number;
  /** Amounts to choose from; any other between the lowest and the highest is allowed too. */
  readonly sums: readonly number[];
}

/** Designs of a certificate: one drawing in three lights. */
export const certificateLights = ["dawn", "day", "night"] as const;
export type CertificateLight = (typeof certificateLights)[number];

/** How far ahead its letter can be scheduled, days. */
export const longestWaitDays = 365;
/**
 * How long money refunded to a certificate stays usable at least, even after the certificate's end,
 * days.
 */
export const daysAfterReturn = 90;
/** Longest text from the giver, characters. */
export const longestWish = 300;

export type AmountFault = "tooLittle" | "tooMuch";

/** Returns why an amount is not accepted; null if it is. */
export function amountFault(
  minor: number,
  { least, most }: Pick<CertificateOffer, "least" | "most">,
): AmountFault | null {
  if (!Number.isSafeInteger(minor) || minor < least) return "tooLittle";
  return minor > most ? "tooMuch" : null;
}

/** Whether its letter can be sent on a day. */
export const isSendDay = (day: LocalDate, today: LocalDate): boolean =>
  isLocalDate(day) && day >= today && day <= addDays(today, longestWaitDays);

/**
 * Returns the last day of a certificate whose letter was sent on a day: the same day of the next
 * year.
 */
export function lastDay(sentOn: LocalDate): LocalDate {
  const sameDay = `${String(Number(sentOn.slice(0, 4)) + 1).padStart(4, "0")}${sentOn.slice(4)}`;
  // February 29 becomes February 28.
  return dayNumber(sameDay) === null ? `${sameDay.slice(0, 8)}28` : sameDay;
}

/** Returns its last day after a refund to it: nobody loses what a cancelled trip gave back. */
export function lastDayAfterReturn(until: LocalDate, today: LocalDate): LocalDate {
  const granted = addDays(today, daysAfterReturn);
  return granted > until ? granted : until;
}

/**
 * Division of a payment: what the certificate covers, what stays on it, and what is left to pay
 * otherwise.
 */
export interface CertificateShare {
  readonly covered: number;
  readonly keeps: number;
  readonly left: number;
}

/**
 * Returns how much of a payment a certificate covers, minor units of one currency. It covers less
 * if the remainder would fall below the provider's minimum and could never be paid.
 */
export function shareOf(balance: number, due: number, currency: Currency): CertificateShare {
  const most = Math.max(0, Math.min(balance, due));
  const covered = most < due ? Math.max(0, Math.min(most, due - leastCharges[currency])) : most;
  return { covered, keeps: balance - covered, left: due - covered };
}

/**
 * Returns the value of the certificate earned by a completed trip, minor units, from what was paid
 * for it; 0 if the storefront gives no cashback (docs/product/bookings-and-payments.md#cashback).
 */
export const cashbackFor = (
  paid: number,
  { active, percent }: { readonly active: boolean; readonly percent: number },
): number => (active ? Math.floor((paid * percent) / 100) : 0);

/** Kinds of entries in its ledger: where money came from and where it went. */
export const certificateEntryKinds = [
  "bought",
  "granted",
  "spent",
  "returned",
  "refunded",
  "expired",
] as const;
export type CertificateEntryKind = (typeof certificateEntryKinds)[number];

/**
 * - `ordered`: not paid yet.
 * - `waiting`: paid; its letter is sent on the chosen day.
 * - `good`: can be used to pay.
 * - `spent`: nothing is left, but refunds may come back to it.
 * - `expired`: its last day has passed.
 * - `refunded`: the buyer got the money back.
 */
export const certificateStates = [
  "ordered",
  "waiting",
  "good",
  "spent",
  "expired",
  "refunded",
] as const;
export type CertificateState = (typeof certificateStates)[number];

export interface CertificateFacts {
  readonly isPaid: boolean;
  readonly isRefunded: boolean;
  /** Last day; null until its letter is sent. */
  readonly until: LocalDate | null;
  readonly balance: number;
}

/** Returns a certificate's state on a day. */
export function certificateState(
  { isPaid, isRefunded, until, balance }: CertificateFacts,
  today: LocalDate,
): CertificateState {
  if (isRefunded) return "refunded";
  if (!isPaid) return "ordered";
  if (until === null) return "waiting";
  if (until < today) return "expired";
  return balance > 0 ? "good" : "spent";
}

/** Whether the buyer can get a refund: while the certificate is unused and usable. */
export const mayRefund = (state: CertificateState, isWhole: boolean): boolean =>
  isWhole && (state === "waiting" || state === "good");
