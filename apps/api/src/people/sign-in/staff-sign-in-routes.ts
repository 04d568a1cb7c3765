import * as calls from "@tropa/api-contract/staff/calls-staff-sign-in";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { greet } from "./sign-in-routes.ts";
import { readProfile } from "../accounts/accounts.ts";
import { setStaffCookie } from "../sessions/sessions.ts";
import { staffCode, staffPassword } from "./staff-sign-in.ts";

/** The staff's own sign-in and what they may see (document 1 §6; decisions, 14). */
export function staffSignInRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffAuthCall, ({ body, caller }) => staffPassword(context, body, caller));

  serve(server, calls.staffAuthViaCodeCall, async ({ body, caller, reply }) =>
    greet(await staffCode(context, body, caller), caller, reply),
  );

  serve(server, calls.staffSessionCall, ({ actor, reply }) => {
    setStaffCookie(reply);
    return { permissions: permissionsOf(actor) };
  });

  serve(server, calls.userInfoDataCall, async ({ actor, caller }) => ({
    user: await readProfile(context, actor.accountId, caller),
    permissions: permissionsOf(actor),
  }));
}

/** Of staff alone (document 1 §6). */
function permissionsOf(actor: {
  isStaff: boolean;
  canUseKnowledge: boolean;
  canViewCommission: boolean;
}) {
  return {
    can_use_knowledge: actor.isStaff && actor.canUseKnowledge,
    can_view_commission: actor.isStaff && actor.canViewCommission,
  };
}
