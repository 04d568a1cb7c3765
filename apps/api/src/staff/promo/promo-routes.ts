import * as calls from "@tropa/api-contract/staff/calls-promo";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { createPromoCodes, endPromoCode, listPromoCodes, promoCodeLog } from "./promo-codes.ts";

/** Registers the calls by which staff make, list and end promo codes. */
export function promoRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.promoCodesCall, ({ actor, query, caller }) =>
    listPromoCodes(context, actor, { ...query, locale: caller.locale }),
  );
  serve(server, calls.promoCodeLogCall, ({ query }) => promoCodeLog(context, query.id));
  serve(server, calls.createPromoCodesCall, async ({ actor, body, idempotencyKey }) => ({
    codes: await createPromoCodes(context, actor, body, idempotencyKey),
  }));
  serve(server, calls.endPromoCodeCall, async ({ actor, body }) => {
    await endPromoCode(context, actor, body);
    return { success: true as const };
  });
}
