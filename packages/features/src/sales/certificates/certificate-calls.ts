import type {
  CertificateOrder,
  certificateBalanceCall,
  orderCertificateCall,
  payByCertificateCall,
} from "@tropa/api-contract/sales/calls-certificates";
import type { SeenSum } from "@tropa/api-contract/base/primitives";
import type { AnswerOf, BodyOf } from "@tropa/api-contract/base/endpoint";
import type { LinkedBooking } from "@tropa/api-contract/sales/calls-booking-link";
import { browserApi } from "../../platform/api/browser-api.ts";
import { absoluteUrl } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { bookingLinkCalls } from "../calls/booking-calls.ts";
import type { StartedPayment } from "../sbp/sbp-start.ts";
import type { PaymentChoice } from "../payment-state/payment-state.ts";
import { startPayment } from "../payment-state/start-payment.ts";
import { randomId } from "../../platform/browser/random-id.ts";

export type CertificateForm = BodyOf<typeof orderCertificateCall>;
export type Balance = AnswerOf<typeof certificateBalanceCall>["certificate"];

/** A started payment for a certificate order, on the bank's page or by QR code. */
export type StartedCertificate = StartedPayment & {
  order: string;
  seen: SeenSum;
  /** Provider and method. */
  choice: PaymentChoice;
};

async function certificateCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-certificates"),
  ]);
  return { api, calls };
}

/** The page of an order, to which the bank returns its buyer. */
export const orderUrl = (storefront: Storefront, path: string, uuid: string): string =>
  absoluteUrl(storefront, storefront.locale, `${path}?order=${uuid}`);

/** Starts a payment for an ordered certificate. */
export async function startPaying(
  storefront: Storefront,
  { uuid, seen }: { uuid: string; seen: SeenSum },
  { choices, path }: { choices: readonly PaymentChoice[]; path: string },
): Promise<StartedCertificate> {
  const { api, calls } = await bookingLinkCalls(storefront);
  const back = orderUrl(storefront, path, uuid);
  return startPayment(choices, randomId(), async (choice, idempotencyKey) => {
    const started = await api.call(calls.createPaymentCall, {
      body: {
        uuid,
        purpose: "certificate",
        kind: "full",
        ...choice,
        return_url: back,
        fail_url: back,
        seen,
      },
      idempotencyKey,
    });
    return { ...started, order: uuid, seen, choice };
  });
}

/** Orders a certificate and starts its payment. The same idempotency key orders it once. */
export async function orderAndPay(
  storefront: Storefront,
  body: CertificateForm,
  idempotencyKey: string,
  how: { choices: readonly PaymentChoice[]; path: string },
): Promise<StartedCertificate> {
  const { api, calls } = await certificateCalls(storefront);
  const { uuid } = await api.call(calls.orderCertificateCall, { body, idempotencyKey });
  const seen = { amount: body.amount, currency: storefront.variant.chargeCurrency };
  return startPaying(storefront, { uuid, seen }, how);
}

/** Loads an order. */
export async function readOrder(storefront: Storefront, uuid: string): Promise<CertificateOrder> {
  const { api, calls } = await certificateCalls(storefront);
  return api.call(calls.certificateOrderCall, { query: { uuid } });
}

/** Sends the certificate's e-mail again. */
export async function resendOrder(storefront: Storefront, uuid: string): Promise<CertificateOrder> {
  const { api, calls } = await certificateCalls(storefront);
  return api.call(calls.resendCertificateCall, { body: { uuid } });
}

/** Cancels an order and refunds it. */
export async function refundOrder(storefront: Storefront, uuid: string): Promise<CertificateOrder> {
  const { api, calls } = await certificateCalls(storefront);
  return api.call(calls.refundCertificateCall, { body: { uuid } });
}

/** Returns a certificate's balance. */
export async function readBalance(storefront: Storefront, code: string): Promise<Balance> {
  const { api, calls } = await certificateCalls(storefront);
  return (await api.call(calls.certificateBalanceCall, { body: { code } })).certificate;
}

/** Returns the printable certificate. */
export async function certificatePdf(storefront: Storefront, code: string): Promise<Blob> {
  const { api, calls } = await certificateCalls(storefront);
  return api.call(calls.certificatePdfCall, { body: { code } });
}

/** Pays for a booking with a certificate. */
export async function payWithCode(
  storefront: Storefront,
  body: BodyOf<typeof payByCertificateCall>,
  idempotencyKey: string,
): Promise<LinkedBooking> {
  const { api, calls } = await certificateCalls(storefront);
  return api.call(calls.payByCertificateCall, { body, idempotencyKey });
}
