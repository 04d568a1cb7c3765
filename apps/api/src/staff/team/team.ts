import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { staffTeamCall } from "@tropa/api-contract/staff/calls-team";
import type { ApiContext } from "../../config/context.ts";
import { changesOf, recordAct } from "../../platform/audit/audit.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { dropTokens } from "../../people/passwords/passwords.ts";
import { revokeSessions } from "../../people/sessions/sessions.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { listInvitations, withdrawInvitationsBy } from "./invitation-store.ts";
import { holdRoles, listRoles } from "./role-store.ts";
import { changeTeam, requireOwnRights } from "./team-refusal.ts";
import * as store from "./team-store.ts";

type Context = Pick<ApiContext, "pool">;

/** Returns all staff, the roles and the open invitations. */
export async function readTeam(
  { pool }: Context,
  actor: Actor,
): Promise<AnswerOf<typeof staffTeamCall>> {
  await recordAct(pool, actor, "staffTeam");
  const [members, roles, invitations] = await Promise.all([
    store.listMembers(pool),
    listRoles(pool),
    listInvitations(pool),
  ]);
  return {
    members: members.map((member) => ({
      ...member,
      signed_in_at: member.signed_in_at?.toISOString() ?? null,
    })),
    roles,
    invitations: invitations.map((invitation) => ({
      ...invitation,
      expires_at: invitation.expires_at.toISOString(),
    })),
  };
}

interface RoleOfMember {
  account_id: number;
  role_id: number;
  reason: string;
}

/** Gives a role. Throws `not_found`, and `forbidden` if it has rights that the actor lacks. */
export async function giveRole(
  context: Context,
  actor: Actor,
  { account_id: accountId, role_id: roleId, reason }: RoleOfMember,
): Promise<void> {
  await changeTeam(context, async (client) => {
    const [role] = await holdRoles(client, [roleId]);
    await requireOwnRights(client, actor, orNotFound(role ?? null).rights);
    await changeRoles(client, actor, { call: "giveStaffRole", accountId, reason }, () =>
      store.addHolders(client, accountId, [roleId]),
    );
  });
}

/** Takes a role. Throws `not_found`, and `conflict` if nobody would be left who can give roles. */
export async function takeRole(
  context: Context,
  actor: Actor,
  { account_id: accountId, role_id: roleId, reason }: RoleOfMember,
): Promise<void> {
  await changeTeam(context, async (client) => {
    // Roles are locked before accounts, as by whoever changes a role.
    await holdRoles(client, [roleId]);
    await changeRoles(client, actor, { call: "takeStaffRole", accountId, reason }, () =>
      store.removeHolder(client, accountId, roleId),
    );
  });
}

/** Ends all sessions of a member. Throws `not_found`. */
export async function endSessions(
  context: Context,
  actor: Actor,
  { account_id: accountId, reason }: { account_id: number; reason: string },
): Promise<void> {
  await changeTeam(context, async (client) => {
    orNotFound(await store.lockMember(client, accountId));
    await revokeSessions(client, accountId);
    await recordAct(client, actor, "endStaffSessions", ["account", accountId], { reason });
  });
}

/** Takes somebody off the staff. Throws `not_found`, and `conflict` for the last administrator. */
export async function removeMember(
  context: Context,
  actor: Actor,
  { account_id: accountId, reason }: { account_id: number; reason: string },
): Promise<void> {
  await changeTeam(context, (client) =>
    changeRoles(client, actor, { call: "removeStaff", accountId, reason }, async () => {
      await store.removeMember(client, accountId);
      await revokeSessions(client, accountId);
      await dropTokens(client, accountId);
      // Nobody joins any more by the word of somebody who has left.
      await withdrawInvitationsBy(client, accountId);
    }),
  );
}

/** Changes a member's roles, and writes down what they were and are. */
async function changeRoles(
  client: Client,
  actor: Actor,
  act: {
    call: "giveStaffRole" | "takeStaffRole" | "removeStaff";
    accountId: number;
    reason: string;
  },
  change: () => Promise<void>,
): Promise<void> {
  const { call, accountId, reason } = act;
  const { roles: before } = orNotFound(await store.lockMember(client, accountId));
  await change();
  const after = await store.roleNames(client, accountId);
  const changes = changesOf({ roles: before }, { roles: after });
  await recordAct(client, actor, call, ["account", accountId], { reason, changes });
}
