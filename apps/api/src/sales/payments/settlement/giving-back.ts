import type { GoodwillBearer } from "@tropa/domain/sales/goodwill";
import type { MoneyReturn } from "@tropa/domain/sales/money/ledger";
import { certificateProvider, outsideProvider } from "@tropa/domain/sales/payment";
import { notifyTourist } from "../../booking/booking.ts";
import type { BookingRecord } from "../../booking/booking.ts";
import { lockPayers, refundToCertificate } from "../../certificates/certificates.ts";
import type { Config } from "../../../config/config.ts";
import type { Client } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { insertAlert } from "../store/payment-store.ts";
import { insertRefund, markRefundDone, refundableOf } from "../store/refund-store.ts";
import type { RefundablePayment, RefundReason } from "../store/refund-store.ts";
import { amountText } from "./settling.ts";

/**
 * Creates refunds for a sum from a booking's payments, the newest first. A certificate's payment returns to it at once;
 * others go through their provider, and what came outside is handed over by staff. Returns what goes back in which way. The
 * caller must hold the booking's lock.
 */
export async function createRefunds(
  client: Client,
  config: Config,
  booking: BookingRecord,
  minor: number,
  reason: RefundReason,
  bearer: GoodwillBearer | null = null,
): Promise<MoneyReturn[]> {
  const returns: MoneyReturn[] = [];
  if (minor <= 0) return returns;
  await lockPayers(client, booking.id);
  let left = minor;
  for (const payment of await refundableOf(client, booking.id)) {
    if (left <= 0) break;
    const part = Math.min(left, payment.amount_minor);
    const refundId = await insertRefund(client, payment, { reason, minor: part, bearer });
    if (payment.provider === certificateProvider)
      await returnToCertificate(client, config, booking, {
        payment,
        refundId,
        minor: part,
        reason,
      });
    if (payment.provider === outsideProvider) {
      const details = `${refundId}: ${amountText(part, payment.currency)}`;
      await insertAlert(client, { paymentId: payment.id, reason: "refund_outside", details });
    }
    left -= part;
    const state = payment.provider === certificateProvider ? "done" : "requested";
    returns.push({ amount: part, state, method: payment.method });
  }
  // The rest is disputed: after a cancellation the payer's bank decides; all else has to wait for the bank.
  if (left > 0 && reason !== "booking_canceled") throw new ApiError("conflict");
  return returns;
}

async function returnToCertificate(
  client: Client,
  config: Config,
  booking: BookingRecord,
  {
    payment,
    refundId,
    minor,
    reason,
  }: { payment: RefundablePayment; refundId: number; minor: number; reason: RefundReason },
): Promise<void> {
  const returned = { paymentId: payment.id, refundId, minor };
  const certificate = await refundToCertificate(client, config, returned, new Date());
  await markRefundDone(client, refundId);
  // The letter about goodwill says it.
  if (reason === "goodwill") return;
  await notifyTourist(client, config, booking, "bookingRefundOnCertificate", {
    amountMinor: minor,
    certificate: { ending: certificate.code_ending ?? "", until: certificate.valid_until },
  });
}
