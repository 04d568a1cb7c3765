import type { Order } from "./payment-link.ts";

/** What the payer can have the bank do before they have paid, and what happens at a bank afterwards. */
export const checkoutOutcomes = ["pay", "fail", "hang", "twice", "half", "unknown"] as const;
export const laterOutcomes = [
  "returnPart",
  "returnAll",
  "refundFailed",
  "dispute",
  "disputeWon",
  "disputeLost",
] as const;
export const outcomes = [...checkoutOutcomes, ...laterOutcomes] as const;
export type Outcome = (typeof outcomes)[number];

/** Days for evidence. */
const evidenceDays = 7;

/** What the bank tells the shop of an outcome; nothing where it stays silent. */
export function wordsOf(order: Order, outcome: Outcome, now: Date): object[] {
  const money = {
    payment: order.uuid,
    reference: `sandbox-${order.uuid}`,
    amount: order.amountMinor,
    currency: order.currency,
  };
  const part = Math.max(1, Math.floor(order.amountMinor / 2));
  const paid = { ...money, outcome: "paid" };
  const dispute = (state: "open" | "won" | "lost") => ({
    ...money,
    outcome: "dispute",
    dispute: {
      ref: `dispute-${order.uuid.slice(-12)}`,
      state,
      isWithdrawn: state !== "won",
      at: now,
      reason: "practice",
      dueBy: new Date(now.getTime() + evidenceDays * 86_400_000),
    },
  });
  const refund = (status: "done" | "failed", ordinal: number | null) => ({
    ...money,
    amount: part,
    outcome: "refund",
    refund: {
      ref: ordinal === null ? `refund-${now.getTime()}` : null,
      ordinal,
      status,
      reason: "practice",
    },
  });
  switch (outcome) {
    case "pay":
      return [paid];
    case "twice":
      return [paid, paid];
    case "hang":
      return [];
    case "fail":
      return [{ ...money, outcome: "failed" }];
    case "half":
      return [{ ...paid, amount: part }];
    case "unknown":
      return [{ ...money, outcome: "moon_phase" }];
    case "returnPart":
      return [refund("done", null)];
    case "returnAll":
      return [{ ...money, outcome: "returned", isAll: true, isDone: true }];
    case "refundFailed":
      return [refund("failed", 1)];
    case "dispute":
      return [dispute("open")];
    case "disputeWon":
      return [dispute("won")];
    case "disputeLost":
      return [dispute("lost")];
  }
}
