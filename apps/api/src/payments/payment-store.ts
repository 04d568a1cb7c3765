import type { Currency } from "@tropa/domain/money";
import { paymentStatuses } from "@tropa/domain/payment";
import type { PaymentKind, PaymentMethod, PaymentStatus } from "@tropa/domain/payment";
import type { Client, Queryable } from "../db/database.ts";

export interface PaymentRecord {
  id: number;
  uuid: string;
  booking_id: number;
  booking_uuid: string;
  provider: number;
  kind: PaymentKind;
  method: PaymentMethod;
  status: PaymentStatus;
  amount_minor: number;
  currency: Currency;
  provider_ref: string | null;
  pay_url: string | null;
  return_url: string;
  fail_url: string;
}

const selectPayment = `
  SELECT payment.id, payment.uuid, payment.booking_id, booking.uuid AS booking_uuid, payment.provider, payment.kind,
         payment.method, payment.status, payment.amount_minor, payment.currency, payment.provider_ref,
         payment.pay_url, payment.return_url, payment.fail_url
    FROM payment JOIN booking ON booking.id = payment.booking_id`;

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

/** The same, held until the transaction ends; its booking is locked before it. */
export async function lockPayment(client: Client, id: number): Promise<PaymentRecord | null> {
  const { rows } = await client.query<PaymentRecord>(
    `${selectPayment} WHERE payment.id = $1 FOR UPDATE OF payment`,
    [id],
  );
  return rows[0] ?? null;
}

export interface NewPayment {
  bookingId: number;
  provider: number;
  kind: PaymentKind;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  returnUrl: string;
  failUrl: string;
}

/** The booking's open payment of the kind, made where there is none. The caller holds the booking. */
export async function openPayment(client: Client, payment: NewPayment): Promise<number> {
  const { bookingId, provider, kind, method, amountMinor, currency, returnUrl, failUrl } = payment;
  const reused = await client.query<{ id: number }>(
    `UPDATE payment SET method = $5, return_url = $6, fail_url = $7
      WHERE booking_id = $1 AND kind = $2 AND status = 1 AND provider = $3 AND amount_minor = $4
      RETURNING id`,
    [bookingId, kind, provider, amountMinor, method, returnUrl, failUrl],
  );
  if (reused.rows[0]) return reused.rows[0].id;
  // What is open under other terms would stand in the way of the new one.
  await client.query(
    "UPDATE payment SET status = 3 WHERE booking_id = $1 AND kind = $2 AND status = 1",
    [bookingId, kind],
  );
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (booking_id, provider, kind, method, amount_minor, currency, return_url, fail_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [bookingId, provider, kind, method, amountMinor, currency, returnUrl, failUrl],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the payment was not inserted");
  return id;
}

export async function setStarted(
  client: Queryable,
  id: number,
  started: { url: string; providerRef: string },
): Promise<void> {
  await client.query("UPDATE payment SET pay_url = $2, provider_ref = $3 WHERE id = $1", [
    id,
    started.url,
    started.providerRef,
  ]);
}

export async function settlePayment(
  client: Client,
  id: number,
  status: PaymentStatus,
): Promise<void> {
  await client.query("UPDATE payment SET status = $2, settled_at = now() WHERE id = $1", [
    id,
    status,
  ]);
}

/** Closes what is still open of a booking: it has been paid another way. */
export async function closeOpenPayments(client: Client, bookingId: number): Promise<void> {
  await client.query("UPDATE payment SET status = $2 WHERE booking_id = $1 AND status = $3", [
    bookingId,
    paymentStatuses.canceled,
    paymentStatuses.new,
  ]);
}

export type RefundReason = "booking_canceled" | "no_seats" | "already_paid";

export async function insertRefund(
  client: Client,
  payment: PaymentRecord,
  reason: RefundReason,
): Promise<void> {
  await client.query(
    "INSERT INTO refund (payment_id, amount_minor, currency, reason) VALUES ($1, $2, $3, $4)",
    [payment.id, payment.amount_minor, payment.currency, reason],
  );
}

export interface PaymentAlert {
  paymentId: number | null;
  reason: "unknown_payment" | "wrong_amount" | "wrong_currency";
  details: string;
}

/** For a person to look at; a repeated notification repeats no alert. */
export async function insertAlert(client: Client, alert: PaymentAlert): Promise<void> {
  await client.query(
    `INSERT INTO payment_alert (payment_id, reason, details) VALUES ($1, $2, $3)
     ON CONFLICT ON CONSTRAINT payment_alert_once DO NOTHING`,
    [alert.paymentId, alert.reason, alert.details],
  );
}
