import type { Currency } from "@tropa/domain/money";
import { certificateProvider, paymentStatuses } from "@tropa/domain/sales/payment";
import type {
  MoneySource,
  PaymentKind,
  PaymentMethod,
  PaymentPurpose,
  PaymentStatus,
} from "@tropa/domain/sales/payment";
import type { Client, Queryable } from "../../../platform/db/database.ts";
import type { ProviderStart } from "../providers/base/payment-provider.ts";

export interface PaymentRecord {
  id: number;
  uuid: string;
  /** The booking, or the certificate being bought; the other one is null. */
  booking_id: number | null;
  booking_uuid: string | null;
  certificate_id: number | null;
  certificate_uuid: string | null;
  provider: number;
  kind: PaymentKind;
  method: MoneySource;
  status: PaymentStatus;
  amount_minor: number;
  currency: Currency;
  provider_ref: string | null;
  operation_ref: string | null;
  pay_url: string | null;
  code_ends_at: Date | null;
  /** The code has expired; another start creates a new one. */
  is_code_over: boolean;
  return_url: string;
  fail_url: string;
  is_abandoned: boolean;
  returned_at: Date | null;
  created_at: Date;
}

const selectPayment = `
  SELECT payment.id, payment.uuid, payment.booking_id, booking.uuid AS booking_uuid,
         payment.certificate_id, certificate.uuid AS certificate_uuid, payment.provider, payment.kind,
         payment.method, payment.status, payment.amount_minor, payment.currency, payment.provider_ref,
         payment.operation_ref, payment.pay_url, payment.code_ends_at,
         coalesce(payment.code_ends_at <= now(), false) AS is_code_over, payment.return_url, payment.fail_url,
         payment.is_abandoned, payment.returned_at, payment.created_at
    FROM payment LEFT JOIN booking ON booking.id = payment.booking_id
                 LEFT JOIN certificate ON certificate.id = payment.certificate_id`;

export async function findPayment(
  client: Queryable,
  by: { id: number } | { uuid: string },
): Promise<PaymentRecord | null> {
  const { rows } = await client.query<PaymentRecord>(
    `${selectPayment} WHERE payment.${"id" in by ? "id" : "uuid"} = $1`,
    ["id" in by ? by.id : by.uuid],
  );
  return rows[0] ?? null;
}

/** Returns the payments of a booking, oldest first. */
export async function paymentsOf(client: Queryable, bookingId: number): Promise<PaymentRecord[]> {
  const { rows } = await client.query<PaymentRecord>(
    `${selectPayment} WHERE payment.booking_id = $1 ORDER BY payment.id`,
    [bookingId],
  );
  return rows;
}

/** Locks a payment until the transaction ends. Lock its booking first. */
export async function lockPayment(client: Client, id: number): Promise<PaymentRecord | null> {
  await client.query("SELECT FROM payment WHERE id = $1 FOR UPDATE", [id]);
  return findPayment(client, { id });
}

/** Whether another transaction is settling the payment right now. */
export async function isBeingSettled(client: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM payment WHERE id = $1 FOR SHARE SKIP LOCKED",
    [id],
  );
  return rowCount === 0;
}

export interface NewPayment {
  purpose: PaymentPurpose;
  /** Id of the booking or certificate. */
  subject: number;
  provider: number;
  kind: PaymentKind;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  returnUrl: string;
  failUrl: string;
}

/** Finds or creates the open payment of a kind for its subject, whose lock the caller must hold. */
export async function openPayment(client: Client, payment: NewPayment): Promise<number> {
  const { subject, provider, kind, method, amountMinor, currency, returnUrl, failUrl } = payment;
  const column = `${payment.purpose}_id`;
  const reused = await client.query<{ id: number }>(
    `UPDATE payment SET return_url = $6, fail_url = $7
      WHERE ${column} = $1 AND kind = $2 AND status = 1 AND provider = $3 AND amount_minor = $4 AND method = $5
      RETURNING id`,
    [subject, kind, provider, amountMinor, method, returnUrl, failUrl],
  );
  if (reused.rows[0]) return reused.rows[0].id;
  // Close an open payment with other terms, which would block the new one.
  await client.query(
    `UPDATE payment SET status = 3, is_abandoned = true WHERE ${column} = $1 AND kind = $2 AND status = 1`,
    [subject, kind],
  );
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (${column}, provider, kind, method, amount_minor, currency, return_url, fail_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [subject, provider, kind, method, amountMinor, currency, returnUrl, failUrl],
  );
  return insertedId(rows);
}

/** Inserts a booking's payment by certificate, which is settled at once. */
export async function insertCertificatePayment(
  client: Client,
  payment: { bookingId: number; kind: PaymentKind; amountMinor: number; currency: Currency },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url, settled_at)
     VALUES ($1, $2, $3, 'certificate', 2, $4, $5, '', '', now()) RETURNING id`,
    [payment.bookingId, certificateProvider, payment.kind, payment.amountMinor, payment.currency],
  );
  return insertedId(rows);
}

function insertedId([row]: readonly { id: number }[]): number {
  if (!row) throw new Error("the payment was not inserted");
  return row.id;
}

/** Returns the payment that bought a certificate; null if it was a gift of the shop. */
export async function purchaseOf(
  client: Queryable,
  certificateId: number,
): Promise<PaymentRecord | null> {
  const { rows } = await client.query<PaymentRecord>(
    `${selectPayment} WHERE payment.certificate_id = $1 AND payment.status = 2
        AND EXISTS (SELECT FROM certificate_entry WHERE payment_id = payment.id)`,
    [certificateId],
  );
  return rows[0] ?? null;
}

/**
 * Claims the right to start a payment at its provider, for some seconds. Returns the number of the attempt, or null if
 * another process has the claim or no start is needed any more.
 */
export async function claimStart(
  client: Queryable,
  id: number,
  seconds: number,
): Promise<number | null> {
  const { rows } = await client.query<{ start_tries: number }>(
    `UPDATE payment SET start_tries = start_tries + 1, starting_until = now() + make_interval(secs => $2)
      WHERE id = $1 AND status = 1 AND (pay_url IS NULL OR code_ends_at <= now())
        AND coalesce(starting_until <= now(), true)
      RETURNING start_tries`,
    [id, seconds],
  );
  return rows[0]?.start_tries ?? null;
}

/** Releases the claim after a failed start. */
export async function releaseStart(client: Queryable, id: number): Promise<void> {
  await client.query("UPDATE payment SET starting_until = NULL WHERE id = $1", [id]);
}

export async function setStarted(
  client: Queryable,
  id: number,
  started: ProviderStart,
): Promise<void> {
  // If the payment was closed in the meantime, it is now open at the provider and has to be closed there.
  await client.query(
    `UPDATE payment SET pay_url = $2, provider_ref = $3, code_ends_at = $4, starting_until = NULL,
                        is_abandoned = (status = 3)
      WHERE id = $1`,
    [id, started.url, started.providerRef, started.codeEndsAt ?? null],
  );
}

/** Sets a payment's final status; `operationRef` is the provider's id of the incoming money. */
export async function settlePayment(
  client: Client,
  id: number,
  status: PaymentStatus,
  operationRef: string | null = null,
): Promise<void> {
  await client.query(
    `UPDATE payment SET status = $2::smallint, settled_at = now(), is_abandoned = false,
                        operation_ref = coalesce($3, operation_ref),
                        returned_at = CASE WHEN $2::smallint = 2 THEN NULL ELSE returned_at END
      WHERE id = $1`,
    [id, status, operationRef],
  );
}

/** Stores the amount that came instead of the requested one. */
export async function setAmount(client: Client, id: number, minor: number): Promise<void> {
  await client.query(
    "UPDATE payment SET asked_minor = amount_minor, amount_minor = $2 WHERE id = $1",
    [id, minor],
  );
}

/** Marks a payment as returned by the provider. */
export async function markReturned(
  client: Client,
  id: number,
  operationRef: string | null = null,
): Promise<void> {
  await client.query(
    `UPDATE payment SET returned_at = coalesce(returned_at, now()), is_abandoned = false,
                        operation_ref = coalesce(operation_ref, $2)
      WHERE id = $1`,
    [id, operationRef],
  );
}

/** Closes a booking's open payments, because it was paid another way. */
export async function closeOpenPayments(client: Client, bookingId: number): Promise<void> {
  await client.query(
    "UPDATE payment SET status = $2, is_abandoned = true WHERE booking_id = $1 AND status = $3",
    [bookingId, paymentStatuses.canceled, paymentStatuses.new],
  );
}

export interface PaymentAlert {
  paymentId: number | null;
  reason:
    | "unknown_payment"
    | "wrong_amount"
    | "wrong_currency"
    | "returned_elsewhere"
    | "refund_failed"
    | "refund_pending"
    | "refund_outside"
    | "dispute_open"
    | "dispute_won"
    | "dispute_lost"
    | "fraud_warning"
    | "partly_paid"
    | "unknown_notification"
    | "unbooked";
  details: string;
}

/** Alerts staff; a repeated notification creates no second alert. */
export async function insertAlert(client: Queryable, alert: PaymentAlert): Promise<void> {
  await client.query(
    `INSERT INTO payment_alert (payment_id, reason, details) VALUES ($1, $2, $3)
     ON CONFLICT ON CONSTRAINT payment_alert_once DO NOTHING`,
    [alert.paymentId, alert.reason, alert.details],
  );
}

export interface ReceiptRow {
  kind: PaymentKind;
  method: MoneySource;
  certificate: string | null;
  amount: number;
  currency: Currency;
  paid_at: string;
  refunds: { amount: number; is_sent: boolean; owed_at: string }[];
}

/** Returns a booking's payments with their refunds, oldest first. */
export async function receiptsOf(client: Queryable, bookingId: number): Promise<ReceiptRow[]> {
  const { rows } = await client.query<Omit<ReceiptRow, "paid_at"> & { paid_at: Date }>(
    `SELECT kind, method, amount_minor AS amount, currency,
            (SELECT code_ending FROM certificate_entry entry JOIN certificate ON certificate.id = entry.certificate_id
              WHERE entry.payment_id = payment.id) AS certificate,
            coalesce(settled_at, created_at) AS paid_at,
            coalesce((SELECT json_agg(json_build_object('amount', amount_minor, 'is_sent', status = 'done',
                                                        'owed_at', created_at) ORDER BY ordinal)
                        FROM refund WHERE payment_id = payment.id AND status <> 'void'), '[]') AS refunds
       FROM payment WHERE booking_id = $1 AND status = 2 ORDER BY paid_at, id`,
    [bookingId],
  );
  return rows.map((row) => ({
    ...row,
    paid_at: row.paid_at.toISOString(),
    refunds: row.refunds.map((refund) => ({
      ...refund,
      owed_at: new Date(refund.owed_at).toISOString(),
    })),
  }));
}
