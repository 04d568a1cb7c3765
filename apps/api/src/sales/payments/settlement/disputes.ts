import type { Client } from "../../../platform/db/database.ts";
import { insertAlert } from "../store/payment-store.ts";
import type { PaymentNotification, ReportedDispute } from "../providers/base/payment-provider.ts";
import { failOpenRefunds } from "../store/refund-store.ts";
import { amountText } from "./settling.ts";
import type { Settlement, SettlementContext } from "./settling.ts";

/**
 * Books a dispute. Until it is won, its money is neither paid out nor refunded again. Every step alerts staff, who have
 * to answer the bank.
 */
export async function settleDispute(
  { client, payment }: SettlementContext,
  { dispute, amountMinor, currency }: Extract<PaymentNotification, { outcome: "dispute" }>,
): Promise<Settlement> {
  if (currency !== payment.currency || amountMinor <= 0) {
    const details = `dispute ${dispute.ref}: ${amountText(amountMinor, currency)}`;
    await insertAlert(client, { paymentId: payment.id, reason: "wrong_currency", details });
    return "mismatch";
  }
  const state = await saveDispute(client, payment.id, dispute, amountMinor);
  if (state === "lost") await failOpenRefunds(client, payment.id, "the payer's bank took it back");
  const alert = `dispute_${state}` as const;
  const details = `${dispute.ref}: ${amountText(amountMinor, currency)}, ${dispute.reason}`;
  await insertAlert(client, { paymentId: payment.id, reason: alert, details });
  return "disputed";
}

/** Stores a report unless a newer one is known; returns the dispute's current state. */
async function saveDispute(
  client: Client,
  paymentId: number,
  { ref, state, isWithdrawn, at }: ReportedDispute,
  minor: number,
): Promise<ReportedDispute["state"]> {
  // Between two reports of the same second, prefer the decision.
  const { rows } = await client.query<{ state: ReportedDispute["state"] }>(
    `INSERT INTO payment_dispute AS known (payment_id, provider_ref, amount_minor, state, state_at, is_withdrawn, funds_at)
     VALUES ($1, $2, $3, $4, $5, coalesce($6, false), CASE WHEN $6::boolean IS NOT NULL THEN $5::timestamptz END)
     ON CONFLICT ON CONSTRAINT payment_dispute_once DO UPDATE
        SET state = CASE WHEN known.state_at < $5 OR (known.state_at = $5 AND known.state = 'open') THEN $4 ELSE known.state END,
            amount_minor = CASE WHEN known.state_at < $5 THEN $3 ELSE known.amount_minor END,
            state_at = greatest(known.state_at, $5),
            is_withdrawn = CASE WHEN $6 IS NULL OR known.funds_at > $5 OR (known.funds_at = $5 AND known.is_withdrawn = false) THEN known.is_withdrawn ELSE $6 END,
            funds_at = CASE WHEN $6 IS NULL THEN known.funds_at ELSE greatest(known.funds_at, $5) END
     RETURNING state`,
    [paymentId, ref, minor, state, at, isWithdrawn],
  );
  return rows[0]!.state;
}
