import * as calls from "@tropa/api-contract/people/calls-own-account";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { confirmOwner, isSessionOld, sendOwnerCode } from "../owner-check/owner-check.ts";
import { clearSessionCookies } from "../sessions/sessions.ts";
import { endAccount, obstaclesOf } from "./account-end.ts";

/** Registers calls about one's account as a whole: owner's proof and end. */
export function ownAccountRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.ownAccountCall, async ({ actor, caller }) => ({
    is_session_old: await isSessionOld(context, actor),
    obstacles: await obstaclesOf(context.pool, actor.accountId, caller.locale),
  }));

  serve(server, calls.sendOwnerCodeCall, ({ actor, body, caller }) =>
    sendOwnerCode(context, actor, body.code_sender, caller),
  );

  serve(server, calls.proveOwnerCall, async ({ actor, body }) => {
    await confirmOwner(context, actor, body);
    return { success: true } as const;
  });

  serve(server, calls.endAccountCall, async ({ actor, body, caller, reply }) => {
    await endAccount(context, actor, body, caller);
    clearSessionCookies(reply, caller.storefront.id);
    return { success: true } as const;
  });
}
