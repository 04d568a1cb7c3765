import type { Currency } from "@tropa/domain/money";
import type { PayoutDetails } from "@tropa/domain/organizers/payout-details";

export interface BankPayment {
  /** Unique, at most 35 characters. */
  reference: string;
  /** Number of the payment order, unique within the payer's day. */
  number: number;
  amount: number;
  details: PayoutDetails;
  purpose: string;
}

/** A run as its file says it. */
export interface BankRun {
  id: number;
  currency: Currency;
  /** When the file was first taken: the same file whenever it is made. */
  sentAt: Date;
  payments: readonly BankPayment[];
}

/** Writes an amount in major units with two decimals. */
export const amountText = (minor: number): string => {
  const digits = String(minor).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
