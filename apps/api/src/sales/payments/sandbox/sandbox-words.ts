import type { PaymentRecord } from "../payment-store.ts";
import type { SandboxWord } from "../providers/sandbox-provider.ts";

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
export const sandboxOutcomes = [...checkoutOutcomes, ...laterOutcomes] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** What the bank says of it, and whether one stays on the bank's page. */
export function sandboxWords(
  payment: PaymentRecord,
  outcome: SandboxOutcome,
  now: Date,
): { words: SandboxWord[]; isHere: boolean } {
  const money = {
    paymentUuid: payment.uuid,
    providerRef: payment.provider_ref ?? "",
    amountMinor: payment.amount_minor,
    currency: payment.currency,
  };
  const part = Math.max(1, Math.floor(payment.amount_minor / 2));
  const paid = { ...money, outcome: "paid" } as const;
  const dispute = (state: "open" | "won" | "lost"): SandboxWord => ({
    ...money,
    outcome: "dispute",
    dispute: {
      ref: `dispute-${payment.uuid}`,
      state,
      isWithdrawn: state !== "won",
      at: now,
      reason: "practice",
    },
  });
  const refund = (status: "done" | "failed", ordinal: number | null): SandboxWord => ({
    ...money,
    amountMinor: part,
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
      return { words: [paid], isHere: false };
    case "twice":
      return { words: [paid, paid], isHere: false };
    case "hang":
      return { words: [], isHere: false };
    case "fail":
      return { words: [{ ...money, outcome: "failed" }], isHere: false };
    case "half":
      return { words: [{ ...paid, amountMinor: part }], isHere: false };
    case "unknown":
      return { words: [{ ...money, outcome: "moon_phase" }], isHere: true };
    case "returnPart":
      return { words: [refund("done", null)], isHere: true };
    case "returnAll":
      return {
        words: [{ ...money, outcome: "returned", isAll: true, isDone: true }],
        isHere: true,
      };
    case "refundFailed":
      return { words: [refund("failed", 1)], isHere: true };
    case "dispute":
      return { words: [dispute("open")], isHere: true };
    case "disputeWon":
      return { words: [dispute("won")], isHere: true };
    case "disputeLost":
      return { words: [dispute("lost")], isHere: true };
  }
}
