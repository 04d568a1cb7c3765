import type { Payment } from "@tropa/api-contract/sales/booking";
import { createPaymentCall, paymentCall } from "@tropa/api-contract/sales/calls-booking-link";
import { paymentStatuses } from "@tropa/domain/sales/payment";
import type { FastifyInstance } from "fastify";
import { orNotFound } from "../../../server/or-not-found.ts";
import type { ApiContext } from "../../../config/context.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { serve } from "../../../server/serve.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { findPayment } from "../store/payment-store.ts";
import type { PaymentRecord } from "../store/payment-store.ts";
import { isPaymentUuid } from "../providers/base/payment-uuid.ts";
import { createPayment, returnAddress } from "../payments.ts";
import { providersOf } from "../providers/providers.ts";

function paymentAnswer(payment: PaymentRecord): Payment {
  return {
    uuid: payment.uuid,
    booking_uuid: payment.booking_uuid,
    certificate_uuid: payment.certificate_uuid,
    status: payment.status,
    kind: payment.kind,
    method: payment.method,
    amount: payment.amount_minor,
    currency: payment.currency,
  };
}

/** Registers payment calls. Throws ConfigError if no provider is configured. `now` is for tests. */
export function paymentRoutes(
  server: FastifyInstance,
  context: ApiContext,
  now: () => Date = () => new Date(),
): void {
  const providers = providersOf(context.config);

  serve(server, createPaymentCall, async ({ body, idempotencyKey }) => {
    const { payment, ...how } = await createPayment(context, providers, body, idempotencyKey);
    return { payment: paymentAnswer(payment), ...how };
  });

  serve(server, paymentCall, async ({ query }) =>
    paymentAnswer(orNotFound(await findPayment(context.pool, { uuid: query.uuid }))),
  );

  // Providers redirect the payer to us, and we to the storefront's page: so the URL given to the provider stays valid
  // when the same payment is opened from another page.
  server.get<{ Params: { uuid: string }; Querystring: { result?: unknown } }>(
    "/payments/return/:uuid",
    { config: { changes: false } },
    async (request, reply) => {
      const { uuid } = request.params;
      if (!isPaymentUuid(uuid)) throw new ApiError("not_found");
      const payment = orNotFound(await findPayment(context.pool, { uuid }));
      return reply.redirect(returnAddress(payment, request.query.result === "paid"), 303);
    },
  );

  // The short URL in a QR code if the provider's own is too long.
  server.get<{ Params: { uuid: string } }>(
    "/payments/open/:uuid",
    { config: { changes: false } },
    async (request, reply) => {
      const { uuid } = request.params;
      if (!isPaymentUuid(uuid)) throw new ApiError("not_found");
      const payment = orNotFound(await findPayment(context.pool, { uuid }));
      const isOpen = payment.status === paymentStatuses.new && payment.pay_url !== null;
      const to = isOpen
        ? orNotFound(payment.pay_url)
        : returnAddress(payment, payment.status === paymentStatuses.payed);
      return reply.header("cache-control", "no-store").redirect(to, 303);
    },
  );

  notificationRoutes(server, context, providers, now);
}
