import type { Client } from "../../../platform/db/database.ts";
import { insertAlert } from "../store/payment-store.ts";
import type { PaymentNotification, ReportedDispute } from "../providers/base/payment-provider.ts";
import { failOpenRefunds } from "../store/refund-store.ts";
import { followDispute } from "../store/dispute-task-store.ts";
import { amountText } from "./settling.ts";
import type { Settlement, SettlementContext } from "./settling.ts";

/**
 * Books a dispute. Until it is won, its money is neither paid out nor refunded again. An open one is a task of staff, who
 * have to answer the bank; its end is an alert.
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
  const { id, state } = await saveDispute(client, payment.id, dispute, amountMinor);
  await followDispute(client, id);
  if (state === "lost") await failOpenRefunds(client, payment.id, "the payer's bank took it back");
  // An open one is a task already.
  if (state === "open") return "disputed";
  const alert = `dispute_${state}` as const;
  const details = `${dispute.ref}: ${amountText(amountMinor, currency)}, ${dispute.reason}`;
  await insertAlert(client, { paymentId: payment.id, reason: alert, details });
  return "disputed";
}

/** Stores a report unless a newer one is known; returns the dispute's current state. */
async function saveDispute(
  client: Client,
  paymentId: number,
  { ref, state, isWithdrawn, at, reason, dueBy }: ReportedDispute,
  minor: number,
): Promise<{ id: number; state: ReportedDispute["state"] }> {
  // Between two reports of the same second, prefer the decision.
  const { rows } = await client.query<{ id: number; state: ReportedDispute["state"] }>(
    `INSERT INTO payment_dispute AS known (payment_id, provider_ref, amount_minor, state, state_at, is_withdrawn, funds_at, reason, due_by)
     VALUES ($1, $2, $3, $4, $5, coalesce($6, false), CASE WHEN $6::boolean IS NOT NULL THEN $5::timestamptz END, $7, $8)
     ON CONFLICT ON CONSTRAINT payment_dispute_once DO UPDATE
        SET state = CASE WHEN known.state_at < $5 OR (known.state_at = $5 AND known.state = 'open') THEN $4 ELSE known.state END,
            amount_minor = CASE WHEN known.state_at < $5 THEN $3 ELSE known.amount_minor END,
            reason = CASE WHEN known.state_at <= $5 THEN $7 ELSE known.reason END,
            due_by = CASE WHEN known.state_at <= $5 THEN coalesce($8, known.due_by) ELSE known.due_by END,
            state_at = greatest(known.state_at, $5),
            is_withdrawn = CASE WHEN $6 IS NULL OR known.funds_at > $5 OR (known.funds_at = $5 AND known.is_withdrawn = false) THEN known.is_withdrawn ELSE $6 END,
            funds_at = CASE WHEN $6 IS NULL THEN known.funds_at ELSE greatest(known.funds_at, $5) END
     RETURNING id, state`,
    [paymentId, ref, minor, state, at, isWithdrawn, reason, dueBy],
  );
  return rows[0]!;
}
