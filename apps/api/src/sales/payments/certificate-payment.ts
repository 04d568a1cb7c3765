import type { payByCertificateCall } from "@tropa/api-contract/sales/calls-certificates";
import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { shareOf } from "@tropa/domain/sales/certificates/certificate";
import { readCertificateCode } from "@tropa/domain/sales/certificates/certificate-code";
import { requireShownPrice, findBooking } from "../booking/booking.ts";
import type { BookingRecord } from "../booking/booking.ts";
import {
  codeHash,
  findCertificate,
  isRefundable,
  lockCertificate,
  deductFromCertificate,
  stateOf,
  voidCertificate,
} from "../certificates/certificates.ts";
import type { CertificateRecord } from "../certificates/certificates.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { onceForKey } from "../../server/idempotency.ts";
import { amountDue, lockPayable } from "./store/payable.ts";
import { insertCertificatePayment, purchaseOf } from "./store/payment-store.ts";
import { insertRefund } from "./store/refund-store.ts";
import { creditPayment, notifyPaymentReceived } from "./settlement/taking.ts";

type PayByCertificate = ReadBodyOf<typeof payByCertificateCall>;

/**
 * Pays what a certificate covers of a booking, in one transaction; the rest is paid another way. Throws field errors on
 * `code`, `price_changed` if it covers another sum than shown, `conflict` if nothing is due, and `gone` for a lost
 * booking.
 */
export async function payByCertificate(
  { pool, config }: ApiContext,
  request: PayByCertificate,
  { idempotencyKey, now }: { idempotencyKey: string | null; now: Date },
): Promise<BookingRecord> {
  return inTransaction(pool, async (client) => {
    const repeatable = { call: "payByCertificate", key: idempotencyKey, content: request };
    const { id } = await onceForKey(client, repeatable, () => pay(client, config, request, now));
    return orNotFound(await findBooking(client, { id }));
  });
}

async function pay(
  client: Client,
  config: ApiContext["config"],
  { uuid, kind, covered, code }: PayByCertificate,
  now: Date,
): Promise<number> {
  const payable = await lockPayable(client, "booking", uuid);
  if (payable.purpose !== "booking") throw new ApiError("not_found");
  const { booking } = payable;
  const due = amountDue(payable, kind);
  const certificate = await acceptedCertificate(client, config, { booking, code, now });
  const minor = shareOf(certificate.balance_minor, due, booking.currency).covered;
  const { currency, id: bookingId } = booking;
  requireShownPrice({ amount: covered, currency }, { minor, currency });
  const paid = { bookingId, kind, amountMinor: minor, currency };
  const paymentId = await insertCertificatePayment(client, paid);
  await deductFromCertificate(client, certificate.id, { minor, paymentId });
  const payment = { id: paymentId, kind, amount_minor: minor };
  const credit = { client, config, payment, now };
  // If the payment would be refused and refunded at once, roll back instead.
  if (await creditPayment(credit, payable)) throw new ApiError("conflict");
  await notifyPaymentReceived(credit, payable);
  return bookingId;
}

/** The field error by state of a certificate that cannot pay. */
const faultOf = {
  ordered: "certificateOrdered",
  waiting: "certificateWaiting",
  spent: "certificateSpent",
  expired: "certificateExpired",
  refunded: "certificateRefunded",
} as const;

async function acceptedCertificate(
  client: Client,
  config: ApiContext["config"],
  { booking, code, now }: { booking: BookingRecord; code: string; now: Date },
): Promise<CertificateRecord> {
  const read = readCertificateCode(code);
  const certificate = read && (await lockCertificate(client, { hash: codeHash(read) }));
  if (!certificate) throw fieldError("code", "certificateUnknown");
  const state = stateOf(config, certificate, now);
  if (state !== "good") throw fieldError("code", faultOf[state]);
  if (!isAcceptedFor(certificate, booking)) throw fieldError("code", "certificateElsewhere");
  return certificate;
}

/** A certificate pays only at the storefront that sold it and in its own currency. */
const isAcceptedFor = (
  certificate: CertificateRecord,
  booking: Pick<BookingRecord, "storefront" | "currency">,
): boolean =>
  certificate.storefront === booking.storefront && certificate.currency === booking.currency;

/** Refunds an unused certificate to its buyer. Throws `conflict` once part of it was used. */
export async function refundCertificate(
  { pool, config }: ApiContext,
  uuid: string,
  now: Date,
): Promise<CertificateRecord> {
  return inTransaction(pool, async (client) => {
    const certificate = orNotFound(await lockCertificate(client, { uuid }));
    if (!isRefundable(config, certificate, now)) throw new ApiError("conflict");
    const purchase = await purchaseOf(client, certificate.id);
    if (!purchase) throw new ApiError("conflict");
    await voidCertificate(client, certificate);
    await insertRefund(client, purchase, { reason: "certificate_returned" });
    return orNotFound(await findCertificate(client, { uuid }));
  });
}
