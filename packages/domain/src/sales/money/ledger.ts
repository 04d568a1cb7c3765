import type { MoneySource } from "../payment.ts";

/**
 * How far money that goes back has come: `requested`, not sent yet; `pending`, at the bank; `done`;
 * or `failed`: the bank refused it, and a person handles it.
 */
export const returnStates = ["requested", "pending", "done", "failed"] as const;
export type ReturnState = (typeof returnStates)[number];

/** Money of a booking that goes back in one way. */
export interface MoneyReturn {
  readonly amount: number;
  readonly state: ReturnState;
  readonly method: MoneySource;
}

/** All that was paid for a booking, and what of it goes back; minor units. */
export interface Ledger {
  readonly paid: number;
  readonly returns: MoneyReturn[];
}

export interface LedgerSums {
  /** All that was ever paid. */
  readonly paid: number;
  /** What the payer has back. */
  readonly back: number;
  /** What comes back but has not arrived. */
  readonly coming: number;
}

/** Returns the sums that every page, letter and paper names. */
export function ledgerSums({ paid, returns }: Ledger): LedgerSums {
  const sum = (isBack: boolean) =>
    returns
      .filter(({ state }) => (state === "done") === isBack)
      .reduce((total, { amount }) => total + amount, 0);
  return { paid, back: sum(true), coming: sum(false) };
}

/** How far the price of a firm booking is paid. */
export type PaidState = "prepaid" | "part" | "full";

export function paidState({
  total,
  prepayment,
  paid,
}: {
  total: number | null;
  prepayment: number | null;
  paid: number;
}): PaidState {
  if (total !== null && paid >= total) return "full";
  return paid > (prepayment ?? 0) ? "part" : "prepaid";
}
