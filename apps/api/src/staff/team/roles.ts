import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import type { deleteStaffRoleCall, saveStaffRoleCall } from "@tropa/api-contract/staff/calls-team";
import { deskRights } from "@tropa/domain/people/desk-right";
import type { DeskRight } from "@tropa/domain/people/desk-right";
import type { ApiContext } from "../../config/context.ts";
import { changesOf, recordAct } from "../../platform/audit/audit.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import * as store from "./role-store.ts";
import { changeTeam, requireOwnRights, teamConflict } from "./team-refusal.ts";

type Context = Pick<ApiContext, "pool">;

const inOrder = (rights: readonly DeskRight[]) =>
  deskRights.filter((right) => rights.includes(right));

/** Returns a role for a change. Throws `not_found`, and `conflict` if it is not of the version shown. */
async function roleAsShown(
  client: Client,
  { id, version }: { id: number; version: number },
): Promise<store.RoleRow> {
  const role = orNotFound(await store.lockRole(client, id));
  if (role.version !== version) throw teamConflict("changed");
  return role;
}

/**
 * Makes or changes a role. Throws `forbidden` if the actor lacks one of the rights that it gains, and `conflict`, also if
 * nobody would be left who can give roles.
 */
export async function saveRole(
  context: Context,
  actor: Actor,
  { role: shown, name, rights: given, reason }: ReadBodyOf<typeof saveStaffRoleCall>,
): Promise<{ id: number }> {
  const rights = inOrder(given);
  return changeTeam(context, async (client) => {
    const before = shown ? await roleAsShown(client, shown) : null;
    const gained = rights.filter((right) => !before?.rights.includes(right));
    await requireOwnRights(client, actor, gained);
    const id = before?.id ?? (await store.insertRole(client, { name, rights }));
    if (before) await store.updateRole(client, { id, name, rights });
    const changes = changesOf(
      { name: before?.name ?? "", rights: inOrder(before?.rights ?? []).join(", ") },
      { name, rights: rights.join(", ") },
    );
    await recordAct(client, actor, "saveStaffRole", ["role", id], { reason, changes });
    return { id };
  });
}

/** Deletes a role that nobody holds. Throws `not_found` or `conflict`. */
export async function deleteRole(
  context: Context,
  actor: Actor,
  { reason, ...shown }: ReadBodyOf<typeof deleteStaffRoleCall>,
): Promise<void> {
  await changeTeam(context, async (client) => {
    const { id, name } = await roleAsShown(client, shown);
    await store.deleteRole(client, id);
    const changes = changesOf({ name }, { name: "" });
    await recordAct(client, actor, "deleteStaffRole", ["role", id], { reason, changes });
  });
}
