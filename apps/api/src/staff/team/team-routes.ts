import * as calls from "@tropa/api-contract/staff/calls-team";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import { accept, invite, readInvitation, withdraw } from "./invitations.ts";
import { deleteRole, saveRole } from "./roles.ts";
import * as team from "./team.ts";

const done = { success: true } as const;

/** Registers calls of the team: its members, roles and invitations. */
export function teamRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.staffTeamCall, ({ actor }) => team.readTeam(context, actor));

  serve(server, calls.saveStaffRoleCall, ({ actor, body }) => saveRole(context, actor, body));
  serve(server, calls.deleteStaffRoleCall, async ({ actor, body }) => {
    await deleteRole(context, actor, body);
    return done;
  });

  serve(server, calls.giveStaffRoleCall, async ({ actor, body }) => {
    await team.giveRole(context, actor, body);
    return done;
  });
  serve(server, calls.takeStaffRoleCall, async ({ actor, body }) => {
    await team.takeRole(context, actor, body);
    return done;
  });
  serve(server, calls.endStaffSessionsCall, async ({ actor, body }) => {
    await team.endSessions(context, actor, body);
    return done;
  });
  serve(server, calls.removeStaffCall, async ({ actor, body }) => {
    await team.removeMember(context, actor, body);
    return done;
  });

  serve(server, calls.inviteStaffCall, async ({ actor, body, caller }) => {
    await invite(context, actor, body, caller);
    return done;
  });
  serve(server, calls.withdrawStaffInvitationCall, async ({ actor, body }) => {
    await withdraw(context, actor, body);
    return done;
  });
  serve(server, calls.staffInvitationCall, ({ body }) => readInvitation(context, body.token));
  serve(server, calls.acceptStaffInvitationCall, async ({ body, caller, request }) => {
    await accept(context, body, caller, request.id);
    return done;
  });
}
