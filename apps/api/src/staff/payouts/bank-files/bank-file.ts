import type { Currency } from "@tropa/domain/money";
import { bankFileFormat } from "@tropa/domain/organizers/payout-details";
import type { PayoutDetails } from "@tropa/domain/organizers/payout-details";
import type { PayerConfig } from "../../../config/payer-settings.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { exchange1c } from "./exchange-1c.ts";
import { pain001 } from "./pain001.ts";

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

const endings = { "1c": "txt", pain001: "xml" } as const;

export const bankFileName = ({ id, currency }: Pick<BankRun, "id" | "currency">): string =>
  `payouts-${id}.${endings[bankFileFormat(currency)]}`;

/** Writes a run in the format of its currency. Throws `unavailable` if the payer's account is not configured. */
export function bankFile(run: BankRun, { roubles, others }: PayerConfig): Uint8Array<ArrayBuffer> {
  if (bankFileFormat(run.currency) === "1c") {
    if (!roubles) throw new ApiError("unavailable");
    return exchange1c(run, roubles);
  }
  if (!others) throw new ApiError("unavailable");
  return new TextEncoder().encode(pain001(run, others));
}
