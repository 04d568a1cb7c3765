import type { Currency } from "@tropa/domain/money";
import { outsideProvider } from "@tropa/domain/sales/payment";
import type { OutsideMethod, PaymentKind } from "@tropa/domain/sales/payment";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Client } from "../../../platform/db/database.ts";

/** How a paper's number is told apart from others: people write it with spaces or dashes, in any case. */
const normalized = (document: string): string =>
  document.toUpperCase().replaceAll(/[\s\-–—]+/g, "-");

/** Inserts money that came past the providers; null if its paper is entered for the booking already. */
export async function insertOutsidePayment(
  client: Client,
  booking: { id: number; currency: Currency },
  paid: {
    kind: PaymentKind;
    method: OutsideMethod;
    amountMinor: number;
    paidOn: LocalDate;
    document: string;
  },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url,
                          provider_ref, settled_at)
     VALUES ($1, $2, $3, $4, 2, $5, $6, '', '', $7, $8::date + interval '12 hours')
     ON CONFLICT ON CONSTRAINT payment_provider_provider_ref_key DO NOTHING RETURNING id`,
    [
      booking.id,
      outsideProvider,
      paid.kind,
      paid.method,
      paid.amountMinor,
      booking.currency,
      `${booking.id}/${normalized(paid.document)}`,
      paid.paidOn,
    ],
  );
  return rows[0]?.id ?? null;
}

interface OutsideRefund {
  id: number;
  payment_id: number;
  amount_minor: number;
  reason: string;
}

/** Whether a paper is named by another refund of a payment already. */
export async function isPaperUsed(
  client: Client,
  paymentId: number,
  document: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM refund WHERE payment_id = $1 AND provider_ref = $2",
    [paymentId, document],
  );
  return rowCount !== 0;
}

/** Locks an open refund of a booking's money that came past the providers; null for any other. */
export async function lockOutsideRefund(
  client: Client,
  bookingId: number,
  refundId: number,
): Promise<OutsideRefund | null> {
  const { rows } = await client.query<OutsideRefund>(
    `SELECT id, payment_id, amount_minor, reason FROM refund
      WHERE id = $1 AND status = 'pending'
        AND payment_id IN (SELECT id FROM payment WHERE booking_id = $2 AND provider = $3) FOR UPDATE`,
    [refundId, bookingId, outsideProvider],
  );
  return rows[0] ?? null;
}
