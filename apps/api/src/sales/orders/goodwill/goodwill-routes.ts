import { giveGoodwillCall, goodwillPreviewCall } from "@tropa/api-contract/staff/calls-bookings";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../../config/context.ts";
import { serve } from "../../../server/serve.ts";
import { giveGoodwill, previewGoodwill } from "./goodwill.ts";

/** Registers the calls by which staff give back a part of a booking's money. */
export function goodwillRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, goodwillPreviewCall, ({ query }) => previewGoodwill(context, query));
  serve(server, giveGoodwillCall, async ({ actor, body, idempotencyKey }) => {
    await giveGoodwill(context, actor, body, idempotencyKey);
    return { success: true } as const;
  });
}
