import * as calls from "@tropa/api-contract/staff/calls-staff-sign-in";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { serve } from "../../server/serve.ts";
import { greet } from "./sign-in-routes.ts";
import { readProfile } from "../accounts/accounts.ts";
import { setStaffCookie } from "../sessions/sessions.ts";
import { signInWithCode, signInWithPassword } from "./staff-sign-in.ts";

/** Registers the staff's sign-in and their permissions (docs/product/accounts-and-sessions.md#staff). */
export function staffSignInRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffAuthCall, ({ body, caller }) =>
    signInWithPassword(context, body, caller),
  );

  serve(server, calls.staffAuthViaCodeCall, async ({ body, caller, request, reply }) =>
    greet(await signInWithCode(context, body, { caller, requestId: request.id }), caller, reply),
  );

  serve(server, calls.staffSessionCall, async ({ actor, reply }) => {
    await recordAct(context.pool, actor, "staffSession");
    setStaffCookie(reply);
    return { permissions: permissionsOf(actor) };
  });

  serve(server, calls.userInfoDataCall, async ({ actor, caller }) => ({
    user: await readProfile(context, actor.accountId, caller),
    permissions: permissionsOf(actor),
  }));
}

/** Returns staff permissions; all off for other accounts (docs/product/people-and-rights.md#roles). */
function permissionsOf(
  actor: Pick<Actor, "isStaff" | "canUseKnowledge" | "canViewCommission" | "deskParts">,
) {
  return {
    can_use_knowledge: actor.isStaff && actor.canUseKnowledge,
    can_view_commission: actor.isStaff && actor.canViewCommission,
    desk_parts: actor.isStaff ? [...actor.deskParts] : [],
  };
}
