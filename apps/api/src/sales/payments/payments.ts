import type { createPaymentCall, SbpCode } from "@tropa/api-contract/sales/calls-booking-link";
import type { BodyOf } from "@tropa/api-contract/base/endpoint";
import { paymentProviders, paymentStatuses } from "@tropa/domain/sales/payment";
import { setTimeout as pause } from "node:timers/promises";
import { requireShownPrice } from "../booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { onceForKey } from "../../server/idempotency.ts";
import type { Config } from "../../config/config.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import {
  amountDue,
  factsOf,
  extendHoldWhilePaying,
  lockPayable,
  payableOf,
} from "./store/payable.ts";
import type { Payable } from "./store/payable.ts";
import type { PaymentOrder, PaymentProvider } from "./providers/base/payment-provider.ts";
import {
  claimStart,
  findPayment,
  openPayment,
  releaseStart,
  setStarted,
} from "./store/payment-store.ts";
import type { PaymentRecord } from "./store/payment-store.ts";
import type { Providers } from "./providers/providers.ts";
import { settle } from "./settlement/settlement.ts";
import { startedPayment } from "./store/started-payment.ts";

export { closeOpenPayments, paymentsOf, receiptsOf } from "./store/payment-store.ts";
export { reconcilePayments } from "./reconciliation.ts";
export { payByCertificate } from "./certificate-payment.ts";
export { findCertificateByTypedCode } from "./certificate-tries.ts";
export { creditOutside, finishOutsideRefund } from "./outside-payment.ts";
export { createRefunds } from "./settlement/giving-back.ts";
export { executeRefunds } from "./settlement/refunds.ts";

/** Longest URL, in characters, that a camera reads easily from a QR code; those of the SBP have about 60. */
const longestInCode = 250;

export type PaymentRequest = BodyOf<typeof createPaymentCall>;

/** A payment that a provider collects, and the payer's URL. */
export interface OpenedPayment {
  payment: PaymentRecord;
  url: string;
  sbp: SbpCode | null;
}

/** Time after which a process that died while starting a payment no longer blocks others, seconds. */
const startTurnSeconds = 45;
/** How long to wait for another request that is starting the same payment, ms. */
const startWaitMs = 12_000;
/** Interval between looks at that payment, ms. */
const startLookMs = 100;

/**
 * Opens a payment for a booking or a certificate, or reuses an open one of the same kind, and starts it at the provider.
 * Throws `conflict` if nothing is due, `price_changed` if the sum differs from the one shown, `gone` for a lost booking,
 * and `unavailable` if the provider does not answer; the call may then be repeated.
 */
export async function createPayment(
  context: ApiContext,
  providers: Providers,
  request: PaymentRequest,
  idempotencyKey: string | null,
): Promise<OpenedPayment> {
  const { pool, config } = context;
  const foreignFields = (["return_url", "fail_url"] as const).filter(
    (field) => !config.storefronts.hasAddress(request[field]),
  );
  if (foreignFields.length > 0) {
    throw new ApiError("validation", {
      fields: foreignFields.map((field) => ({ field, key: "url" })),
    });
  }
  const id = await inTransaction(pool, async (client) => {
    const repeatable = { call: "createPayment", key: idempotencyKey, content: request };
    const { id: paymentId } = await onceForKey(client, repeatable, () =>
      openFor(client, { config, providers }, request),
    );
    return paymentId;
  });
  // Outside the transaction: a slow provider must not keep a booking locked.
  return startOnce(context, providers, id);
}

async function openFor(
  client: Client,
  { config, providers }: { config: Config; providers: Providers },
  request: PaymentRequest,
): Promise<number> {
  const payable = await lockPayable(client, request.purpose ?? "booking", request.uuid);
  const { storefront, currency } = factsOf(payable);
  const provider = providers.collectorFor(config.storefronts.of(storefront), request.provider);
  const amountMinor = amountDue(payable, request.kind);
  requireShownPrice(request.seen ?? null, { minor: amountMinor, currency });
  await extendHoldWhilePaying(client, payable);
  return openPayment(client, {
    subject: payable.purpose === "booking" ? payable.booking.id : payable.certificate.id,
    purpose: payable.purpose,
    provider: paymentProviders[provider.name].id,
    kind: request.kind,
    method: request.method,
    amountMinor,
    currency,
    returnUrl: request.return_url,
    failUrl: request.fail_url,
  });
}

/** Starts a payment at the provider, once for concurrent requests. */
async function startOnce(
  context: ApiContext,
  providers: Providers,
  id: number,
): Promise<OpenedPayment> {
  const { pool } = context;
  const deadline = performance.now() + startWaitMs;
  for (;;) {
    const payment = orNotFound(await findPayment(pool, { id }));
    const provider = providers.of(payment.provider);
    if (payment.pay_url !== null && !payment.is_code_over)
      return openedPayment(context.config, provider, payment, payment.pay_url);
    if (payment.status !== paymentStatuses.new) throw new ApiError("conflict");
    if (!provider) throw new ApiError("unavailable");
    // A repeatable start needs no claim, so it never waits for one that a dead process has left behind.
    const attempt = provider.isStartRepeatable ? 1 : await claimStart(pool, id, startTurnSeconds);
    if (attempt !== null) return start(context, provider, payment, attempt);
    if (performance.now() > deadline) throw new ApiError("unavailable");
    await pause(startLookMs);
  }
}

async function start(
  context: ApiContext,
  provider: PaymentProvider,
  payment: PaymentRecord,
  attempt: number,
): Promise<OpenedPayment> {
  const { pool, config } = context;
  try {
    if (attempt > 1) await settleEarlierAttempt(context, provider, payment);
    const payable = await payableOf(pool, payment);
    const started = await provider.start(orderOf(config, provider, payment, payable), attempt);
    await setStarted(pool, payment.id, started);
    const renewed = { ...payment, code_ends_at: started.codeEndsAt ?? null };
    return openedPayment(config, provider, renewed, started.url);
  } catch (error) {
    await releaseStart(pool, payment.id);
    throw error;
  }
}

function openedPayment(
  { publicUrl }: Pick<Config, "publicUrl">,
  provider: PaymentProvider | null,
  payment: PaymentRecord,
  url: string,
): OpenedPayment {
  if (payment.method !== "sbp") return { payment, url, sbp: null };
  const isForApps = provider?.hasSbpCodes ?? false;
  return {
    payment,
    url,
    sbp: {
      // A signed link is too long for an easily read QR code: use our own URL, which redirects to it.
      payload:
        isForApps && url.length <= longestInCode
          ? url
          : `${publicUrl}/payments/open/${payment.uuid}`,
      is_for_apps: isForApps,
      ends_at: payment.code_ends_at?.toISOString() ?? null,
    },
  };
}

/** Settles an earlier attempt whose answer was lost but which may have been paid. */
async function settleEarlierAttempt(
  context: ApiContext,
  provider: PaymentProvider,
  payment: PaymentRecord,
): Promise<void> {
  const found = await provider.lookUp(startedPayment(payment));
  if (found?.outcome !== "paid") return;
  await settle(context, provider, found, new Date());
  throw new ApiError("conflict");
}

function orderOf(
  config: Pick<Config, "publicUrl">,
  provider: PaymentProvider,
  payment: PaymentRecord,
  payable: Payable,
): PaymentOrder {
  const back = `${config.publicUrl}/payments/return/${payment.uuid}`;
  const { expiresAt, locale, customer, number, title } = factsOf(payable);
  // Payments by certificate and outside are settled when they are made; no provider starts them.
  if (payment.method !== "sbp" && payment.method !== "card") throw new ApiError("conflict");
  return {
    uuid: payment.uuid,
    kind: payment.kind,
    method: payment.method,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    returnUrl: `${back}?result=paid`,
    failUrl: `${back}?result=failed`,
    notificationUrl: `${config.publicUrl}/payments/${provider.name}/notify`,
    expiresAt,
    locale,
    customer,
    subject: { purpose: payable.purpose, number, title },
  };
}

/** Returns the page that the payer returns to, with the payment's UUID so that the storefront can query its status. */
export function returnAddress(payment: PaymentRecord, isPaid: boolean): string {
  const address = new URL(isPaid ? payment.return_url : payment.fail_url);
  address.searchParams.set("payment", payment.uuid);
  return address.href;
}
