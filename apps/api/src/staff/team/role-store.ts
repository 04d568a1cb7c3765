import type { DeskRight } from "@tropa/domain/people/desk-right";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface RoleRow {
  id: number;
  name: string;
  rights: DeskRight[];
  version: number;
}

/** Returns all roles with the number of their holders, by name. */
export async function listRoles(db: Queryable): Promise<(RoleRow & { holders: number })[]> {
  const { rows } = await db.query<RoleRow & { holders: number }>(
    `SELECT id, name, rights, version,
            (SELECT count(*) FROM staff_role_holder WHERE role_id = staff_role.id) AS holders
       FROM staff_role ORDER BY lower(name)`,
  );
  return rows;
}

/** Returns roles and keeps them as they are until the transaction ends; unknown ids are left out. */
export async function holdRoles(client: Client, ids: readonly number[]): Promise<RoleRow[]> {
  const { rows } = await client.query<RoleRow>(
    "SELECT id, name, rights, version FROM staff_role WHERE id = ANY ($1) ORDER BY id FOR SHARE",
    [ids],
  );
  return rows;
}

/** Returns a role and locks it for a change; null if there is none. */
export async function lockRole(client: Client, id: number): Promise<RoleRow | null> {
  const { rows } = await client.query<RoleRow>(
    "SELECT id, name, rights, version FROM staff_role WHERE id = $1 FOR UPDATE",
    [id],
  );
  return rows[0] ?? null;
}

export async function insertRole(
  client: Client,
  { name, rights }: Pick<RoleRow, "name" | "rights">,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "INSERT INTO staff_role (name, rights) VALUES ($1, $2) RETURNING id",
    [name, rights],
  );
  return rows[0]!.id;
}

export async function updateRole(
  client: Client,
  { id, name, rights }: Pick<RoleRow, "id" | "name" | "rights">,
): Promise<void> {
  await client.query(
    "UPDATE staff_role SET name = $2, rights = $3, version = version + 1 WHERE id = $1",
    [id, name, rights],
  );
}

export async function deleteRole(client: Client, id: number): Promise<void> {
  await client.query("DELETE FROM staff_role WHERE id = $1", [id]);
}
