import type { Client, Queryable } from "../../platform/db/database.ts";
import type { PaymentRecord } from "./payment-store.ts";

export type RefundReason = "booking_canceled" | "no_seats" | "already_paid";

/** Owes money of a payment back: all of it, or a part. A payment is owed back once. */
export async function insertRefund(
  client: Client,
  payment: Pick<PaymentRecord, "id" | "amount_minor" | "currency">,
  reason: RefundReason,
  amountMinor: number = payment.amount_minor,
): Promise<void> {
  await client.query(
    "INSERT INTO refund (payment_id, amount_minor, currency, reason) VALUES ($1, $2, $3, $4)",
    [payment.id, amountMinor, payment.currency, reason],
  );
}

export interface ClaimedRefund {
  id: number;
  payment_id: number;
  amount_minor: number;
  /** Of this try, from 1. */
  tries: number;
}

/**
 * The pending refund that has waited longest, put off until its next try: two processes never take one at once, and
 * one that dies with it leaves it to the next. Null when none is due.
 */
export async function claimRefund(client: Queryable): Promise<ClaimedRefund | null> {
  const { rows } = await client.query<ClaimedRefund>(
    `UPDATE refund
        SET tries = tries + 1,
            next_try_at = now() + least(interval '1 minute' * power(2, least(tries, 10)), interval '6 hours')
      WHERE id = (SELECT id FROM refund WHERE status = 'pending' AND next_try_at <= now()
                   ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, payment_id, amount_minor, tries`,
  );
  return rows[0] ?? null;
}

/** False where it was done already, as when the provider's own word came first. */
export async function markRefundDone(client: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE refund SET status = 'done', executed_at = now(), last_error = NULL WHERE id = $1 AND status <> 'done'",
    [id],
  );
  return rowCount !== 0;
}

/** The refund of a payment, held until the transaction ends; null where none is owed. */
export async function lockRefund(
  client: Client,
  paymentId: number,
): Promise<{ id: number; amount_minor: number } | null> {
  const { rows } = await client.query<{ id: number; amount_minor: number }>(
    "SELECT id, amount_minor FROM refund WHERE payment_id = $1 FOR UPDATE",
    [paymentId],
  );
  return rows[0] ?? null;
}

/** `isLast`: nobody tries again until a person has looked at it. */
export async function markRefundFailed(
  client: Queryable,
  id: number,
  failure: { error: string; isLast: boolean },
): Promise<void> {
  await client.query(
    `UPDATE refund SET last_error = $2, status = CASE WHEN $3 THEN 'failed' ELSE status END
      WHERE id = $1 AND status = 'pending'`,
    [id, failure.error.slice(0, 500), failure.isLast],
  );
}
