import type { Currency } from "@tropa/domain/money";
import { paperKey } from "@tropa/domain/sales/outside-paper";
import { outsideProvider } from "@tropa/domain/sales/payment";
import type { OutsideMethod, PaymentKind } from "@tropa/domain/sales/payment";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Client } from "../../../platform/db/database.ts";

/** A paper, as staff typed its number. */
export interface OutsidePaper {
  method: OutsideMethod;
  document: string;
  /** Staff say that it pays several bookings. */
  isShared: boolean;
}

/** Inserts money that came past the providers; null if its paper is entered for the booking already. */
export async function insertOutsidePayment(
  client: Client,
  booking: { id: number; currency: Currency },
  paid: OutsidePaper & { kind: PaymentKind; amountMinor: number },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payment (booking_id, provider, kind, method, status, amount_minor, currency, return_url, fail_url,
                          provider_ref, settled_at)
     VALUES ($1, $2, $3, $4, 2, $5, $6, '', '', $7, now())
     ON CONFLICT ON CONSTRAINT payment_provider_provider_ref_key DO NOTHING RETURNING id`,
    [
      booking.id,
      outsideProvider,
      paid.kind,
      paid.method,
      paid.amountMinor,
      booking.currency,
      `${booking.id}/${paid.method}/${paperKey(paid.document)}`,
    ],
  );
  return rows[0]?.id ?? null;
}

/** What a paper is for: a payment, and the day on which it came, or a refund. */
type PaperFor = { paymentId: number; paidOn: LocalDate } | { refundId: number };

/** Enters a paper; returns false if it is entered already and not said to be shared. */
export async function insertPaper(
  client: Client,
  { method, document, isShared }: OutsidePaper,
  of: PaperFor,
): Promise<boolean> {
  const isPayment = "paymentId" in of;
  const { rowCount } = await client.query(
    `INSERT INTO outside_paper (payment_id, refund_id, paid_on, method, number, number_key, is_shared)
     SELECT $1, $2, $3, $4, $5, $6, $7
      WHERE $7 OR NOT EXISTS (SELECT FROM outside_paper
                               WHERE method = $4 AND number_key = $6 AND (refund_id IS NULL) = ($2::integer IS NULL))
     ON CONFLICT DO NOTHING`,
    [
      isPayment ? of.paymentId : null,
      isPayment ? null : of.refundId,
      isPayment ? of.paidOn : null,
      method,
      document.trim(),
      paperKey(document),
      isShared,
    ],
  );
  return rowCount === 1;
}

interface OutsideRefund {
  id: number;
  amount_minor: number;
  reason: string;
  method: OutsideMethod;
}

/** Locks an open refund of a booking's money that came past the providers; null for any other. */
export async function lockOutsideRefund(
  client: Client,
  bookingId: number,
  refundId: number,
): Promise<OutsideRefund | null> {
  await client.query("SELECT FROM refund WHERE id = $1 FOR UPDATE", [refundId]);
  const { rows } = await client.query<OutsideRefund>(
    `SELECT refund.id, refund.amount_minor, refund.reason, payment.method
       FROM refund JOIN payment ON payment.id = refund.payment_id
      WHERE refund.id = $1 AND refund.status = 'pending' AND booking_id = $2 AND provider = $3`,
    [refundId, bookingId, outsideProvider],
  );
  return rows[0] ?? null;
}

/** Ends the alert about a refund that has been handed over. */
export async function resolveHandedOver(client: Client, refundId: number): Promise<void> {
  await client.query(
    `UPDATE payment_alert SET resolved_at = now()
      WHERE payment_id = (SELECT payment_id FROM refund WHERE id = $1)
        AND reason = 'refund_outside' AND details LIKE $1 || ': %' AND resolved_at IS NULL`,
    [String(refundId)],
  );
}
