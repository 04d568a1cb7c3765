import { Stripe } from "stripe";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { refundKey } from "./base/payment-provider.ts";
import type {
  PaymentOrder,
  PaymentProvider,
  SentRefund,
  StartedPayment,
} from "./base/payment-provider.ts";
import type { StripeSettings } from "../../../config/payment-settings.ts";
import { providerFailure } from "./base/provider-http.ts";
import { ourPayment, paidOrPending, readEvent, sessionNotification } from "./stripe-events.ts";

/** Largest difference between a notification's time and ours, in seconds. */
const tolerance = 300;

/** Stripe Checkout: card data is entered only on Stripe's page. `now` is for tests, ms. */
export function createStripe(
  settings: StripeSettings,
  timeoutMs: number,
  now: () => number = Date.now,
): PaymentProvider {
  const stripe = clientOf(settings, timeoutMs);
  const isLive = /^[rs]k_live_/.test(settings.secretKey);

  function verify(rawBody: Buffer, header: string): Stripe.Event {
    // The SDK rejects old notifications but not ones from the future.
    const times = [...header.matchAll(/(?:^|,)\s*t=(\d{1,12})(?=,|$)/g)];
    const isFromFuture = Number(times[0]?.[1]) - Math.floor(now() / 1000) > tolerance;
    if (times.length !== 1 || isFromFuture) throw new ApiError("forbidden");
    try {
      return stripe.webhooks.constructEvent(
        rawBody,
        header,
        settings.webhookSecret,
        tolerance,
        undefined,
        now(),
      );
    } catch {
      throw new ApiError("forbidden");
    }
  }

  return {
    name: "stripe",
    acknowledgement: "OK",
    // The idempotency key makes a repeated start the same session.
    isStartRepeatable: true,
    async start(order) {
      const idempotencyKey = `payment-${order.uuid}`;
      const session = await callStripe("sessions.create", () =>
        stripe.checkout.sessions.create(sessionParams(order), { idempotencyKey }),
      );
      if (!session.url) throw providerFailure("stripe sessions.create", "no address");
      return { url: session.url, providerRef: session.id };
    },
    parseNotification(rawBody, headers) {
      const event = verify(rawBody, String(headers["stripe-signature"] ?? ""));
      if (event.livemode !== isLive) throw new ApiError("forbidden");
      return readEvent(event);
    },
    async confirm(notification) {
      const { paymentUuid, operationRef } = notification;
      if (paymentUuid !== null) return notification;
      const event = `${notification.outcome}, not of this shop`;
      if (operationRef === undefined) return { outcome: "unknown", event, name: null };
      const intent = await callStripe("paymentIntents.retrieve", () =>
        stripe.paymentIntents.retrieve(operationRef),
      );
      const named = ourPayment(intent.metadata);
      return named === null
        ? { outcome: "unknown", event, name: null }
        : { ...notification, paymentUuid: named };
    },
    async lookUp(payment) {
      const id = payment.providerRef;
      // If the answer to the start was lost, nobody has seen the session.
      if (id === null) return null;
      const session = await callStripe("sessions.retrieve", () =>
        stripe.checkout.sessions.retrieve(id),
      );
      if (paidOrPending(session) === "paid") return sessionNotification(session, "paid");
      return session.status === "expired" ? sessionNotification(session, "failed") : null;
    },
    async abandon({ providerRef: id }) {
      if (id === null) return;
      const session = await callStripe("sessions.retrieve", () =>
        stripe.checkout.sessions.retrieve(id),
      );
      if (session.status === "open")
        await callStripe("sessions.expire", () => stripe.checkout.sessions.expire(id));
    },
    async refund(payment, amountMinor, ordinal) {
      if (payment.operationRef === null)
        throw providerFailure("stripe refunds.create", "no payment intent");
      return refundOnce(stripe, payment.operationRef, { uuid: payment.uuid, amountMinor, ordinal });
    },
  };
}

function clientOf(settings: StripeSettings, timeoutMs: number): Stripe {
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  return new Stripe(settings.secretKey, {
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: timeoutMs,
    // Two simultaneous payers of a booking share an idempotency key; the second gets a conflict and retries.
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

function sessionParams(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: order.uuid, [order.subject.purpose]: String(order.subject.number) };
  return {
    mode: "payment",
    client_reference_id: order.uuid,
    success_url: order.returnUrl,
    cancel_url: order.failUrl,
    locale: order.locale,
    ...(order.customer.email ? { customer_email: order.customer.email } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amountMinor,
          product_data: { name: order.subject.title.slice(0, 250) },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
  };
}

async function refundOnce(
  stripe: Stripe,
  intent: string,
  payment: Pick<StartedPayment, "uuid" | "amountMinor"> & { ordinal: number },
): Promise<SentRefund> {
  const key = refundKey(payment.uuid, payment.ordinal);
  // An idempotency key expires after a day; after that, metadata show whether this part was refunded.
  const earlier = await callStripe("refunds.list", () =>
    stripe.refunds.list({ payment_intent: intent, limit: 100 }),
  );
  const sent = earlier.data.find(
    ({ metadata, status }) =>
      metadata?.refund === key && status !== "failed" && status !== "canceled",
  );
  if (sent) return sentRefund(sent);
  const params = {
    payment_intent: intent,
    amount: payment.amountMinor,
    metadata: { payment: payment.uuid, refund: key },
  };
  const refund = await callStripe("refunds.create", () =>
    stripe.refunds.create(params, { idempotencyKey: key }),
  );
  if (refund.status === "failed" || refund.status === "canceled")
    throw providerFailure("stripe refunds.create", refund.status);
  return sentRefund(refund);
}

/** Converts a refund's status: some payment methods take days to refund, and may fail. */
const sentRefund = ({ id, status }: Stripe.Refund): SentRefund => ({
  status: status === "succeeded" ? "done" : "sent",
  ref: id,
});

async function callStripe<T>(call: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw stripeFailure(call, error);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError ? (error.code ?? error.type) : "failed";

/** Reports only the code: Stripe's messages quote the request. */
const stripeFailure = (call: string, error: unknown): ApiError =>
  providerFailure(`stripe ${call}`, codeOf(error));
