import * as calls from "@tropa/api-contract/people/calls-sessions";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { serve } from "../../server/serve.ts";
import { findSessions, revokeOwnSession, revokeSessions } from "./session-store.ts";

const done = { success: true } as const;

/** Registers calls that list and end one's own sessions. */
export function deviceRoutes(server: FastifyInstance, { pool }: ApiContext): void {
  serve(server, calls.sessionsCall, async ({ actor }) => {
    const sessions = await findSessions(pool, actor.accountId, actor.sessionId);
    return {
      items: sessions.map(({ signed_in_at, seen_at, ...device }) => ({
        ...device,
        signed_in_at: signed_in_at.toISOString(),
        seen_at: seen_at.toISOString(),
        is_current: device.id === actor.sessionId,
      })),
    };
  });

  serve(server, calls.endSessionCall, async ({ actor, body }) => {
    if (!(await revokeOwnSession(pool, actor.accountId, body.id))) throw new ApiError("not_found");
    return done;
  });

  serve(server, calls.endOtherSessionsCall, async ({ actor }) => {
    await revokeSessions(pool, actor.accountId, actor.sessionId);
    return done;
  });
}
