import { addDays, dayNumber, isLocalDate } from "../../time/local-date.ts";
import type { LocalDate } from "../../time/local-date.ts";
import type { Currency } from "../../money.ts";
import { leastCharges } from "../payment.ts";

/** What a storefront sells certificates for; minor units of the currency that it charges. */
export interface CertificateOffer {
  /** The address of their page, without slashes, where it is another than the usual one. */
  readonly segment?: string;
  readonly least: number;
  readonly most: number;
  /** Sums to choose from; any other between the least and the most will do as well. */
  readonly sums: readonly number[];
}

/** How a certificate is painted: one drawing in three lights. */
export const certificateLights = ["dawn", "day", "night"] as const;
export type CertificateLight = (typeof certificateLights)[number];

/** So far ahead its letter may be ordered, days. */
export const longestWaitDays = 365;
/** What comes back shortly before a certificate ends, or after it, can be used for so long, days. */
export const daysAfterReturn = 90;
/** So much its giver may write. */
export const longestWish = 300;

export type AmountFault = "tooLittle" | "tooMuch";

export function amountFault(
  minor: number,
  { least, most }: Pick<CertificateOffer, "least" | "most">,
): AmountFault | null {
  if (!Number.isSafeInteger(minor) || minor < least) return "tooLittle";
  return minor > most ? "tooMuch" : null;
}

/** Whether its letter can go out on a day. */
export const isSendDay = (day: LocalDate, today: LocalDate): boolean =>
  isLocalDate(day) && day >= today && day <= addDays(today, longestWaitDays);

/** The last day of a certificate whose letter went out on a day: the same day of the next year. */
export function lastDay(sentOn: LocalDate): LocalDate {
  const sameDay = `${String(Number(sentOn.slice(0, 4)) + 1).padStart(4, "0")}${sentOn.slice(4)}`;
  // A 29th of February has no anniversary in the year after.
  return dayNumber(sameDay) === null ? `${sameDay.slice(0, 8)}28` : sameDay;
}

/** Its last day once money has come back to it: nobody loses what a cancelled trip gave back. */
export function lastDayAfterReturn(until: LocalDate, today: LocalDate): LocalDate {
  const granted = addDays(today, daysAfterReturn);
  return granted > until ? granted : until;
}

/** How a payment is shared: what a certificate takes over, what it keeps, and what is left to pay otherwise. */
export interface CertificateShare {
  readonly covered: number;
  readonly keeps: number;
  readonly left: number;
}

/**
 * What of a payment a certificate covers, minor units of one currency. What would be left below what a provider charges
 * could never be paid: the certificate covers that much less.
 */
export function shareOf(balance: number, due: number, currency: Currency): CertificateShare {
  const most = Math.max(0, Math.min(balance, due));
  const covered = most < due ? Math.max(0, Math.min(most, due - leastCharges[currency])) : most;
  return { covered, keeps: balance - covered, left: due - covered };
}

/**
 * The certificate that a completed trip earns, minor units, of what was paid for it; 0 where the storefront gives no
 * cashback (docs/product/bookings-and-payments.md#cashback).
 */
export const cashbackFor = (
  paid: number,
  { active, percent }: { readonly active: boolean; readonly percent: number },
): number => (active ? Math.floor((paid * percent) / 100) : 0);

/** What its ledger says: where money came from and where it went. */
export const certificateEntries = [
  "bought",
  "granted",
  "spent",
  "returned",
  "refunded",
  "expired",
] as const;
export type CertificateEntry = (typeof certificateEntries)[number];

/**
 * - `ordered`: not paid yet.
 * - `waiting`: paid, its letter goes out on its day.
 * - `good`: can be paid with.
 * - `spent`: nothing is left, though something may come back.
 * - `expired`: its last day is over.
 * - `refunded`: its buyer has the money again.
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
  /** Null until its letter has gone out. */
  readonly until: LocalDate | null;
  readonly balance: number;
}

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

/** Its buyer may have the money again while nothing of it has been used and it is good. */
export const mayRefund = (state: CertificateState, isWhole: boolean): boolean =>
  isWhole && (state === "waiting" || state === "good");
