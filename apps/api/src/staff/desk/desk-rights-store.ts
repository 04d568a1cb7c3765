import type { DeskRight } from "@tropa/domain/people/desk-right";
import type { Queryable } from "../../platform/db/database.ts";

/** Returns the rights of a member of staff. */
export async function deskRightsOf(db: Queryable, accountId: number): Promise<DeskRight[]> {
  const { rows } = await db.query<{ rights: DeskRight[] }>(
    "SELECT desk_rights AS rights FROM account WHERE id = $1",
    [accountId],
  );
  return rows[0]?.rights ?? [];
}
