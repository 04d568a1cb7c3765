import { paymentProviders } from "@tropa/domain/sales/payment";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { answerCheck } from "./payanyway-check.ts";
import { insertAlert } from "../store/payment-store.ts";
import type { PaymentProvider } from "../providers/base/payment-provider.ts";
import { providerFailure } from "../providers/base/provider-http.ts";
import type { Providers } from "../providers/providers.ts";
import { settle } from "../settlement/settlement.ts";
import type { Settlement } from "../settlement/settling.ts";
import { storeUnbookedNotification } from "../store/unbooked-store.ts";

/** Whether a notification was not booked, so that its raw body has to be stored besides the alert. */
const isUnbooked = (settlement: Settlement): boolean =>
  settlement === "mismatch" || settlement === "unknown";

/** Registers what providers' servers call: payment notifications and MONETA's request before a payment. */
export function notificationRoutes(
  server: FastifyInstance,
  context: ApiContext,
  providers: Providers,
  now: () => Date,
): void {
  async function processNotification(
    provider: PaymentProvider,
    request: FastifyRequest,
  ): Promise<void> {
    const body = rawBodyOf(request);
    const storeBody = (reason: string) =>
      storeUnbookedNotification(context.pool, {
        provider: paymentProviders[provider.name].id,
        reason,
        body,
      });
    const parsed = provider.parseNotification(body, request.headers);
    const notification =
      parsed.outcome === "unknown" || !provider.confirm ? parsed : await provider.confirm(parsed);
    if (notification.outcome === "unknown") {
      const { event, name } = notification;
      await storeBody(event);
      const details = [`${provider.name}: ${event}`, ...(name === null ? [] : [name])].join(", ");
      await insertAlert(context.pool, {
        paymentId: null,
        reason: "unknown_notification",
        details: details.slice(0, 200),
      });
      return;
    }
    try {
      const settlement = await settle(context, provider, notification, now());
      if (isUnbooked(settlement)) await storeBody(settlement);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      // Genuine but cannot be booked now: store it and alert staff; the provider sends it again.
      await storeBody(error.code);
      const details = `${provider.name}: ${notification.paymentUuid}, ${notification.outcome}, ${error.code}`;
      await insertAlert(context.pool, { paymentId: null, reason: "unbooked", details });
      throw providerFailure(`${provider.name} notification`, error.code);
    }
  }

  async function notify(provider: PaymentProvider, request: FastifyRequest, reply: FastifyReply) {
    try {
      await processNotification(provider, request);
    } catch (error) {
      if (provider.refusal === undefined || !(error instanceof ApiError)) throw error;
      if (error.status >= 500) request.log.error({ err: error }, "notification not confirmed");
      return reply.code(error.status).type("text/plain").send(provider.refusal);
    }
    return reply.type("text/plain").send(provider.acknowledgement);
  }

  // Signatures cover the exact bytes, so do not parse bodies here.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      "/payments/:provider/notify",
      async (request, reply) => {
        const provider = providers.byName(request.params.provider);
        if (!provider) throw new ApiError("not_found");
        return notify(provider, request, reply);
      },
    );

    const { payanyway } = providers;
    if (!payanyway) return;
    scope.get("/payments/payanyway/notify", { exposeHeadRoute: false }, async (request, reply) =>
      notify(payanyway, request, reply),
    );
    scope.route({
      method: ["GET", "POST"],
      url: "/payments/payanyway/check",
      exposeHeadRoute: false,
      async handler(request, reply) {
        const fields = payanyway.parseCheck(rawBodyOf(request));
        const answer = await answerCheck(context, fields, payanyway.secret);
        return reply.type("application/xml; charset=utf-8").send(answer);
      },
    });
  });
}

/** The signed bytes: the body, or the query of a GET. */
function rawBodyOf(request: FastifyRequest): Buffer {
  if (request.method === "GET") {
    const start = request.url.indexOf("?");
    return Buffer.from(start < 0 ? "" : request.url.slice(start + 1));
  }
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
