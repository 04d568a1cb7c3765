import type { DeskRight } from "@tropa/domain/people/desk-right";
import type { Queryable } from "../../platform/db/database.ts";

export interface MemberRow {
  account_id: number;
  name: string;
  email: string;
  role_ids: number[];
  rights: DeskRight[];
  has_second_factor: boolean;
  signed_in_at: Date | null;
  sessions: number;
}

/** Returns all staff, by name. */
export async function listMembers(db: Queryable): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(
    `SELECT account.id AS account_id, full_name(first_name, last_name) AS name, coalesce(email, '') AS email,
            ARRAY(SELECT role_id FROM staff_role_holder WHERE account_id = account.id ORDER BY role_id) AS role_ids,
            desk_rights AS rights,
            password_hash IS NOT NULL AND (email_confirmed_at IS NOT NULL OR phone_confirmed_at IS NOT NULL)
              AS has_second_factor,
            signed.signed_in_at, signed.sessions
       FROM account
      CROSS JOIN LATERAL (
        SELECT max(created_at) AS signed_in_at,
               count(*) FILTER (WHERE revoked_at IS NULL AND expires_at > now()) AS sessions
          FROM session WHERE session.account_id = account.id) signed
      WHERE is_staff ORDER BY name, account.id`,
  );
  return rows;
}

/** Returns a member's name and roles, and locks their account; null if they are not staff. */
export async function lockMember(
  client: Queryable,
  accountId: number,
): Promise<{ name: string; roles: string } | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT full_name(first_name, last_name) AS name
       FROM account WHERE id = $1 AND is_staff FOR NO KEY UPDATE`,
    [accountId],
  );
  const [member] = rows;
  return member ? { ...member, roles: await roleNames(client, accountId) } : null;
}

/** The names of a member's roles, separated by commas. */
export async function roleNames(db: Queryable, accountId: number): Promise<string> {
  const { rows } = await db.query<{ names: string }>(
    `SELECT coalesce(string_agg(name, ', ' ORDER BY name), '') AS names
       FROM staff_role_holder JOIN staff_role ON id = role_id WHERE account_id = $1`,
    [accountId],
  );
  return rows[0]?.names ?? "";
}

/** Whether somebody has all of these rights at this moment. */
export async function hasRights(
  db: Queryable,
  accountId: number,
  rights: readonly DeskRight[],
): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    "SELECT is_staff AND desk_rights @> $2::text[] AS has FROM account WHERE id = $1",
    [accountId, rights],
  );
  return rows[0]?.has ?? false;
}

/** Gives roles; those that a member holds already stay. */
export async function addHolders(
  client: Queryable,
  accountId: number,
  roleIds: readonly number[],
): Promise<void> {
  await client.query(
    `INSERT INTO staff_role_holder (account_id, role_id) SELECT $1, unnest($2::integer[]) ON CONFLICT DO NOTHING`,
    [accountId, roleIds],
  );
}

export async function removeHolder(
  client: Queryable,
  accountId: number,
  roleId: number,
): Promise<void> {
  await client.query("DELETE FROM staff_role_holder WHERE account_id = $1 AND role_id = $2", [
    accountId,
    roleId,
  ]);
}

/** Makes an account one of a tourist again. */
export async function removeMember(client: Queryable, accountId: number): Promise<void> {
  await client.query("DELETE FROM staff_role_holder WHERE account_id = $1", [accountId]);
  await client.query(
    `UPDATE account SET is_staff = false, desk_rights = '{}', can_view_commission = false, can_use_knowledge = false
      WHERE id = $1`,
    [accountId],
  );
}
