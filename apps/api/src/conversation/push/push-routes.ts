import {
  pushStateCall,
  subscribePushCall,
  unsubscribePushCall,
} from "@tropa/api-contract/conversation/calls-push";
import type { FastifyInstance } from "fastify";
import { isIP } from "node:net";
import type { ApiContext } from "../../config/context.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { serve } from "../../server/serve.ts";
import { dropSubscription, isSubscribed, putSubscription } from "./push-store.ts";

const done = { success: true } as const;

/** Registers calls that turn push notifications on and off. */
export function pushRoutes(server: FastifyInstance, { pool, config }: ApiContext): void {
  serve(server, pushStateCall, async ({ actor }) => ({
    key: config.push?.publicKey ?? null,
    is_on: config.push !== null && (await isSubscribed(pool, actor.sessionId)),
  }));
  serve(server, subscribePushCall, async ({ actor, body }) => {
    if (!config.push) throw new ApiError("not_found");
    // Reject IP addresses: the check for public addresses happens only on a DNS look-up.
    const host = new URL(body.endpoint).hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0) throw fieldError("endpoint", "incorrect");
    await inTransaction(pool, (client) => putSubscription(client, actor, body));
    return done;
  });
  serve(server, unsubscribePushCall, async ({ actor }) => {
    await dropSubscription(pool, actor.sessionId);
    return done;
  });
}
