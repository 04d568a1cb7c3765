import type { TeamConflict } from "@tropa/api-contract/staff/calls-team";
import type { DeskRight } from "@tropa/domain/people/desk-right";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { hasRights } from "./team-store.ts";

/** A refusal with its reason. */
export const teamConflict = (reason: TeamConflict): ApiError =>
  new ApiError("conflict", { data: { reason } });

/** What the database refuses, by its constraint. */
const conflictOf: Readonly<Record<string, TeamConflict>> = {
  account_last_administrator: "last_administrator",
  staff_role_name: "name_taken",
  staff_role_holder_role_id_fkey: "role_held",
  staff_invitation_open: "changed",
};

/** Changes the team in a transaction. Throws `conflict` with a reason where the database refuses. */
export async function changeTeam<T>(
  { pool }: Pick<ApiContext, "pool">,
  change: (client: Client) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(pool, change);
  } catch (error) {
    const constraint = error instanceof Error && "constraint" in error && String(error.constraint);
    const reason = constraint ? conflictOf[constraint] : undefined;
    throw reason ? teamConflict(reason) : error;
  }
}

/** Throws `forbidden` if the actor lacks one of the rights: nobody gives more than they have. */
export async function requireOwnRights(
  client: Client,
  { accountId }: Actor,
  rights: readonly DeskRight[],
): Promise<void> {
  if (!(await hasRights(client, accountId, rights))) throw new ApiError("forbidden");
}
