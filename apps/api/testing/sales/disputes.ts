import type { Platform } from "../platform.ts";
import { bankKeys } from "../stand-ins/sandbox-bank.ts";
import type { ReportedDispute } from "../../src/sales/payments/providers/base/payment-provider.ts";
import { createSandbox } from "../../src/sales/payments/providers/sandbox-provider.ts";
import { settle } from "../../src/sales/payments/settlement/settlement.ts";

/** A payment of 4,000 roubles for a booking, collected by the sandbox bank. */
export async function payBooking(platform: Platform, bookingId: number): Promise<string> {
  const { uuid } = await platform.row<{ uuid: string }>(
    `WITH paid AS (
       INSERT INTO payment (booking_id, provider, provider_ref, kind, method, status, amount_minor, currency, return_url, fail_url)
       VALUES ($1, 5, gen_random_uuid()::text, 'prepayment', 'card', 2, 400000, 'RUB', '/', '/') RETURNING uuid)
     UPDATE booking SET status = 3, hold_until = NULL, paid_minor = 400000, commission_percent = 10 FROM paid
      WHERE id = $1 RETURNING paid.uuid`,
    bookingId,
  );
  return uuid;
}

/** Says something of a payment's dispute as the sandbox bank; returns the dispute's number. */
export async function sayOfDispute(
  platform: Platform,
  paymentUuid: string,
  report: Pick<ReportedDispute, "state"> & Partial<ReportedDispute>,
): Promise<number> {
  const bank = createSandbox({
    url: bankKeys.SANDBOX_BANK_URL,
    secret: bankKeys.SANDBOX_BANK_SECRET,
  });
  const dispute = {
    // A part: staff read this number, and a payment's whole uuid opens its page.
    ref: `dispute-${paymentUuid.slice(-12)}`,
    isWithdrawn: report.state !== "won",
    at: new Date(),
    reason: "fraudulent",
    dueBy: new Date(Date.now() + 7 * 86_400_000),
    ...report,
  };
  const money = { amountMinor: 400_000, currency: "RUB", paymentUuid, providerRef: null };
  await settle(platform.context, bank, { ...money, outcome: "dispute", dispute }, new Date());
  const { id } = await platform.row<{ id: number }>(
    "SELECT id FROM payment_dispute WHERE provider_ref = $1",
    dispute.ref,
  );
  return id;
}
