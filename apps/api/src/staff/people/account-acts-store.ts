import type { accountActs } from "@tropa/api-contract/staff/calls-people";
import type { Client, Queryable } from "../../platform/db/database.ts";

export type AccountAct = (typeof accountActs)[number];
export type PersonKind = "tourist" | "organizer" | "staff";

/** SQL of what an account is. */
export const kindOfAccount =
  "CASE WHEN is_staff THEN 'staff' WHEN organizer_id IS NOT NULL THEN 'organizer' ELSE 'tourist' END";

/** Locks an account until the transaction ends: acts of staff come one after another. */
export async function lockPerson(
  client: Client,
  accountId: number,
): Promise<{ kind: PersonKind } | null> {
  const { rows } = await client.query<{ kind: PersonKind }>(
    `SELECT ${kindOfAccount} AS kind FROM account WHERE id = $1 FOR NO KEY UPDATE`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Locks an account that is about to end. */
export async function lockToEnd(
  client: Client,
  accountId: number,
): Promise<{ is_blocked: boolean; is_merged: boolean } | null> {
  const { rows } = await client.query<{ is_blocked: boolean; is_merged: boolean }>(
    `SELECT blocked_at IS NOT NULL AS is_blocked,
            merged_into IS NOT NULL AS is_merged
       FROM account WHERE id = $1 FOR UPDATE`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Writes down what was done, and why. */
export async function insertAct(
  client: Client,
  given: { accountId: number; act: AccountAct; reason: string; staffId: number },
): Promise<void> {
  await client.query(
    "INSERT INTO account_act (account_id, act, reason, staff_id) VALUES ($1, $2, $3, $4)",
    [given.accountId, given.act, given.reason, given.staffId],
  );
}

/** Returns what was done to an account, newest first. */
export async function actsOnAccount(
  db: Queryable,
  accountId: number,
): Promise<{ at: Date; by: string; act: AccountAct; reason: string }[]> {
  const { rows } = await db.query<{ at: Date; by: string; act: AccountAct; reason: string }>(
    `SELECT done.at, coalesce(full_name(first_name, last_name), '') AS by, act, reason
       FROM account_act done LEFT JOIN account ON account.id = staff_id
      WHERE account_id = $1 ORDER BY done.id DESC`,
    [accountId],
  );
  return rows;
}
