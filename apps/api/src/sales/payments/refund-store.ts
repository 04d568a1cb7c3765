import type { Client, Queryable } from "../../platform/db/database.ts";
import type { PaymentRecord } from "./payment-store.ts";

export type RefundReason =
  | "booking_canceled"
  | "booking_changed"
  | "no_seats"
  | "already_paid"
  | "certificate_returned";

/**
 * Owes money of a payment back: all of it, or a part. The database guards that it is never more than was paid. Answers
 * with the refund's id.
 */
export async function insertRefund(
  client: Client,
  payment: Pick<PaymentRecord, "id" | "amount_minor" | "currency">,
  reason: RefundReason,
  amountMinor: number = payment.amount_minor,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, ordinal)
     SELECT $1, $2, $3, $4, coalesce(max(ordinal), 0) + 1 FROM refund WHERE payment_id = $1
     RETURNING id`,
    [payment.id, amountMinor, payment.currency, reason],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the refund was not inserted");
  return id;
}

export interface ClaimedRefund {
  id: number;
  payment_id: number;
  amount_minor: number;
  /** Which one of its payment it is, from 1. */
  ordinal: number;
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
      RETURNING id, payment_id, amount_minor, ordinal, tries`,
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

/** The refunds of a payment, held until the transaction ends. */
export async function lockRefunds(
  client: Client,
  paymentId: number,
): Promise<{ id: number; amount_minor: number }[]> {
  const { rows } = await client.query<{ id: number; amount_minor: number }>(
    "SELECT id, amount_minor FROM refund WHERE payment_id = $1 ORDER BY ordinal FOR UPDATE",
    [paymentId],
  );
  return rows;
}

export interface RefundablePayment extends Pick<PaymentRecord, "id" | "provider" | "currency"> {
  /** What has not been owed back yet. */
  amount_minor: number;
}

/** What of a booking's payments has not been owed back yet, the newest first: the first one is the prepayment. */
export async function refundableOf(
  client: Client,
  bookingId: number,
): Promise<RefundablePayment[]> {
  const { rows } = await client.query<RefundablePayment>(
    `SELECT payment.id, payment.provider, payment.currency,
            payment.amount_minor
              - (SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE payment_id = payment.id)::bigint AS amount_minor
       FROM payment WHERE booking_id = $1 AND status = 2 AND returned_at IS NULL ORDER BY id DESC`,
    [bookingId],
  );
  return rows.filter(({ amount_minor: left }) => left > 0);
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
