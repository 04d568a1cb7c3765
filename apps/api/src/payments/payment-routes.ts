import type { Payment } from "@tropa/api-contract/booking";
import { createPaymentCall, paymentCall } from "@tropa/api-contract/calls-booking";
import type { FastifyInstance } from "fastify";
import { existing } from "../booking/booking.ts";
import type { ApiContext } from "../context.ts";
import { ApiError } from "../http/api-error.ts";
import { serve } from "../http/serve.ts";
import { findPayment } from "./payment-store.ts";
import type { PaymentRecord } from "./payment-store.ts";
import { createPayment, settle } from "./payments.ts";
import type { Settlement } from "./payments.ts";
import { createProviders } from "./providers.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";

function paymentAnswer(payment: PaymentRecord): Payment {
  return {
    uuid: payment.uuid,
    booking_uuid: payment.booking_uuid,
    status: payment.status,
    kind: payment.kind,
    method: payment.method,
    amount: payment.amount_minor,
    currency: payment.currency,
  };
}

/** What a provider is answered where its notification was genuine but wrong. */
const refusals: Partial<Record<Settlement, ApiError["code"]>> = {
  mismatch: "conflict",
  unknown: "not_found",
};

/** Throws ConfigError where the configuration leaves nobody who may collect payments. `now` is for tests. */
export function paymentRoutes(
  server: FastifyInstance,
  context: ApiContext,
  now: () => Date = () => new Date(),
): void {
  const providers = createProviders(context.config);

  serve(server, createPaymentCall, async ({ body, idempotencyKey }) => {
    const { payment, url } = await createPayment(context, providers, body, idempotencyKey);
    return { payment: paymentAnswer(payment), url };
  });

  serve(server, paymentCall, async ({ query }) =>
    paymentAnswer(existing(await findPayment(context.pool, { uuid: query.uuid }))),
  );

  // Notifications are signed byte by byte, so here the body stays as it came.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      "/payments/:provider/notify",
      async (request, reply) => {
        const provider = providers.named(request.params.provider);
        if (!provider) throw new ApiError("not_found");
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const notification = provider.parseNotification(rawBody, request.headers);
        const settlement = await settle(context, provider, notification, now());
        const refusal = refusals[settlement];
        if (refusal) throw new ApiError(refusal);
        return reply.type("text/plain").send(provider.acknowledgement);
      },
    );
  });

  sandboxRoutes(server, context, providers.sandbox);
}
