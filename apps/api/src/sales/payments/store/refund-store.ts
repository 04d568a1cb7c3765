import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import { outsideProvider } from "@tropa/domain/sales/payment";
import type { Client, Queryable } from "../../../platform/db/database.ts";
import type { PaymentRecord } from "./payment-store.ts";

export type RefundReason =
  | "booking_canceled"
  | "booking_changed"
  | "no_seats"
  | "already_paid"
  | "wrong_amount"
  | "certificate_returned"
  | "goodwill";

/**
 * Inserts a due refund of all or part of a payment and returns its id. The database ensures that refunds never exceed the
 * payment.
 */
export async function insertRefund(
  client: Client,
  payment: Pick<PaymentRecord, "id" | "amount_minor" | "currency">,
  {
    reason,
    minor = payment.amount_minor,
    bearer = null,
  }: { reason: RefundReason; minor?: number; bearer?: GoodwillBearer | null },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, borne_by, ordinal)
     SELECT $1, $2, $3, $4, $5, coalesce(max(ordinal), 0) + 1 FROM refund WHERE payment_id = $1
     RETURNING id`,
    [payment.id, minor, payment.currency, reason, bearer],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the refund was not inserted");
  return id;
}

export interface ClaimedRefund {
  id: number;
  payment_id: number;
  amount_minor: number;
  /** Number among the refunds of its payment, from 1. */
  ordinal: number;
  /** Number of this try, from 1. */
  tries: number;
  status: RefundStatus;
  reason: string;
}

/**
 * - `pending`: due, not yet accepted by the provider;
 * - `sent`: accepted by the provider, not done yet;
 * - `done`: with the payer's bank;
 * - `failed`: staff have to handle it;
 * - `void`: made by hand at the provider and failed there, so it counts as never made.
 */
type RefundStatus = "pending" | "sent" | "done" | "failed" | "void";

/**
 * Claims the open refund that has waited longest by postponing its next try: concurrent processes never take the same one,
 * and that of a dead process comes up again. Includes sent refunds, to query their state. Skips disputed money, and what
 * staff hand over themselves. Null if none is due.
 */
export async function claimRefund(client: Queryable): Promise<ClaimedRefund | null> {
  const { rows } = await client.query<ClaimedRefund>(
    `UPDATE refund
        SET tries = tries + 1,
            next_try_at = now() + least(interval '1 minute' * power(2, least(tries, 10)), interval '6 hours')
      WHERE id = (SELECT id FROM refund
                   WHERE status IN ('pending', 'sent') AND reason <> 'returned_elsewhere' AND next_try_at <= now()
                     AND NOT EXISTS (SELECT FROM payment WHERE id = refund.payment_id AND provider = ${outsideProvider})
                     AND NOT EXISTS (SELECT FROM payment_dispute
                                      WHERE payment_dispute.payment_id = refund.payment_id AND state <> 'won')
                   ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, payment_id, amount_minor, ordinal, tries, status, reason`,
  );
  return rows[0] ?? null;
}

/** Returns false if it was done already, as when the provider's notification came first. */
export async function markRefundDone(
  client: Queryable,
  id: number,
  ref: string | null = null,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE refund SET status = 'done', executed_at = now(), last_error = NULL, provider_ref = coalesce($2, provider_ref)
      WHERE id = $1 AND status IN ('pending', 'sent', 'failed') AND refused_at IS NULL`,
    [id, ref],
  );
  return rowCount !== 0;
}

/** Marks a refund as accepted by the provider, which will report the outcome. */
export async function markRefundSent(
  client: Queryable,
  id: number,
  ref: string | null,
): Promise<void> {
  await client.query(
    `UPDATE refund SET status = 'sent', last_error = NULL, provider_ref = coalesce($2, provider_ref)
      WHERE id = $1 AND (status IN ('pending', 'sent') OR status = 'failed' AND refused_at IS NULL)`,
    [id, ref],
  );
}

/** Marks a refund as rejected by the payer's bank: the money is back with us and still owed. */
export async function markRefundRefused(client: Client, id: number, reason: string): Promise<void> {
  await client.query(
    "UPDATE refund SET status = 'failed', refused_at = now(), executed_at = NULL, last_error = $2 WHERE id = $1",
    [id, reason.slice(0, 500)],
  );
}

/** Marks a refund as void. */
export async function voidRefund(client: Client, id: number): Promise<void> {
  await client.query("UPDATE refund SET status = 'void', executed_at = NULL WHERE id = $1", [id]);
}

/** Cancels waiting refunds, because the payer got the money another way. */
export async function failOpenRefunds(
  client: Client,
  paymentId: number,
  reason: string,
): Promise<void> {
  await client.query(
    "UPDATE refund SET status = 'failed', last_error = $2 WHERE payment_id = $1 AND status = 'pending'",
    [paymentId, reason],
  );
}

/** Inserts a refund made at the provider. `isVoid`: it failed there; a report of its start may still follow. */
export async function insertProviderRefund(
  client: Client,
  payment: Pick<PaymentRecord, "id" | "currency">,
  { ref, minor, isVoid = false }: { ref: string | null; minor: number; isVoid?: boolean },
): Promise<LockedRefund> {
  const { rows } = await client.query<LockedRefund>(
    `INSERT INTO refund (payment_id, amount_minor, currency, reason, ordinal, status, executed_at, provider_ref)
     SELECT $1, $2, $3, 'returned_elsewhere', coalesce(max(ordinal), 0) + 1,
            CASE WHEN $5 THEN 'void' ELSE 'done' END, CASE WHEN $5 THEN NULL ELSE now() END, $4
       FROM refund WHERE payment_id = $1
     RETURNING ${refundColumns}`,
    [payment.id, minor, payment.currency, ref, isVoid],
  );
  return rows[0]!;
}

/** Splits an identified refund off a sum that was reported without ids. */
export async function splitElsewhere(
  client: Client,
  refund: LockedRefund,
  { ref, minor }: { ref: string; minor: number },
): Promise<LockedRefund> {
  if (refund.amount_minor === minor) {
    await client.query("UPDATE refund SET provider_ref = $2 WHERE id = $1", [refund.id, ref]);
    return refund;
  }
  await client.query("UPDATE refund SET amount_minor = amount_minor - $2 WHERE id = $1", [
    refund.id,
    minor,
  ]);
  const { rows } = await client.query<Pick<PaymentRecord, "id" | "currency">>(
    "SELECT id, currency FROM payment WHERE id = $1",
    [refund.payment_id],
  );
  return insertProviderRefund(client, rows[0]!, { ref, minor });
}

/** Returns the sum of a payment's due and executed refunds. */
export async function returnedOf(client: Queryable, paymentId: number): Promise<number> {
  const { rows } = await client.query<{ minor: number }>(
    "SELECT coalesce(sum(amount_minor), 0)::bigint AS minor FROM refund WHERE payment_id = $1 AND status <> 'void'",
    [paymentId],
  );
  return rows[0]?.minor ?? 0;
}

/** Recalculates an active booking's paid amount from its payments and refunds. */
export async function recountPaid(client: Client, bookingId: number): Promise<void> {
  await client.query(
    `UPDATE booking
        SET paid_minor = (SELECT coalesce(sum(received - refunded), 0) FROM payment_money WHERE booking_id = booking.id)
      WHERE id = $1 AND status <= 4`,
    [bookingId],
  );
}

const refundColumns =
  "id, payment_id, amount_minor, ordinal, tries, status, reason, provider_ref, refused_at";

export interface LockedRefund extends ClaimedRefund {
  provider_ref: string | null;
  /** Time when the provider reported its failure. */
  refused_at: Date | null;
}

/** Locks the refunds of a payment until the transaction ends. */
export async function lockRefunds(client: Client, paymentId: number): Promise<LockedRefund[]> {
  const { rows } = await client.query<LockedRefund>(
    `SELECT ${refundColumns} FROM refund WHERE payment_id = $1 ORDER BY ordinal FOR UPDATE`,
    [paymentId],
  );
  return rows;
}

export interface RefundablePayment extends Pick<PaymentRecord, "id" | "provider" | "currency"> {
  /** The part that is neither refunded nor disputed. */
  amount_minor: number;
}

/** Returns the refundable parts of a booking's payments, newest first, so that the prepayment comes last. */
export async function refundableOf(
  client: Client,
  bookingId: number,
): Promise<RefundablePayment[]> {
  const { rows } = await client.query<RefundablePayment>(
    `SELECT payment.id, payment.provider, payment.currency, received - refunded - held AS amount_minor
       FROM payment_money JOIN payment ON payment.id = payment_id
      WHERE payment.booking_id = $1 ORDER BY payment.id DESC`,
    [bookingId],
  );
  return rows.filter(({ amount_minor: left }) => left > 0);
}

/** Stores a failed try. `isLast`: no further try until staff have looked at it. */
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
