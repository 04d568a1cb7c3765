import type { Client } from "../../../platform/db/database.ts";
import { insertAlert } from "../store/payment-store.ts";
import type { PaymentNotification, ReportedDispute } from "../providers/base/payment-provider.ts";
import { failOpenRefunds } from "../store/refund-store.ts";
import { inWords } from "./settling.ts";
import type { Settlement, Settling } from "./settling.ts";

/**
 * A payer's bank takes money back or asks about it. Until it is won nobody is paid out of it and nothing of it is given
 * back a second time; each step waits for a person, since the answer to the bank is theirs.
 */
export async function settleDispute(
  { client, payment }: Settling,
  { dispute, amountMinor, currency }: Extract<PaymentNotification, { outcome: "dispute" }>,
): Promise<Settlement> {
  if (currency !== payment.currency || amountMinor <= 0) {
    const details = `dispute ${dispute.ref}: ${inWords(amountMinor, currency)}`;
    await insertAlert(client, { paymentId: payment.id, reason: "wrong_currency", details });
    return "mismatch";
  }
  const state = await saveDispute(client, payment.id, dispute, amountMinor);
  if (state === "lost") await failOpenRefunds(client, payment.id, "the payer's bank took it back");
  const alert = `dispute_${state}` as const;
  const details = `${dispute.ref}: ${inWords(amountMinor, currency)}, ${dispute.reason}`;
  await insertAlert(client, { paymentId: payment.id, reason: alert, details });
  return "disputed";
}

/** Writes down what is newer than what is known; answers with the state that the dispute is in by now. */
async function saveDispute(
  client: Client,
  paymentId: number,
  { ref, state, isWithdrawn, at }: ReportedDispute,
  minor: number,
): Promise<ReportedDispute["state"]> {
  // Of two words of one second the decision counts.
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
