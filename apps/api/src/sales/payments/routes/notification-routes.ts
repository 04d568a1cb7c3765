import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { answerCheck } from "./payanyway-check.ts";
import type { PaymentProvider } from "../providers/payment-provider.ts";
import type { Providers } from "../providers.ts";
import { settle } from "../settlement.ts";
import type { Settlement } from "../settlement.ts";

/** What a provider is answered where its notification was genuine but wrong. */
const refusals: Partial<Record<Settlement, ApiError["code"]>> = {
  mismatch: "conflict",
  unknown: "not_found",
};

/** What the providers' servers call: notifications of money and, of one provider, questions before it. */
export function notificationRoutes(
  server: FastifyInstance,
  context: ApiContext,
  providers: Providers,
  now: () => Date,
): void {
  async function take(provider: PaymentProvider, request: FastifyRequest): Promise<void> {
    const parsed = provider.parseNotification(rawBodyOf(request), request.headers);
    // About something that is not a payment of ours: received, and nothing to do.
    if (!parsed) return;
    const notification = provider.confirm ? await provider.confirm(parsed) : parsed;
    const refusal = refusals[await settle(context, provider, notification, now())];
    if (refusal) throw new ApiError(refusal);
  }

  async function notify(provider: PaymentProvider, request: FastifyRequest, reply: FastifyReply) {
    try {
      await take(provider, request);
    } catch (error) {
      if (provider.refusal === undefined || !(error instanceof ApiError)) throw error;
      if (error.status >= 500) request.log.error({ err: error }, "notification not confirmed");
      return reply.code(error.status).type("text/plain").send(provider.refusal);
    }
    return reply.type("text/plain").send(provider.acknowledgement);
  }

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

/** What was sent and signed: the body, or the query of a GET. */
function rawBodyOf(request: FastifyRequest): Buffer {
  if (request.method === "GET") {
    const start = request.url.indexOf("?");
    return Buffer.from(start < 0 ? "" : request.url.slice(start + 1));
  }
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
