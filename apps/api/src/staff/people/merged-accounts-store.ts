import type { Client, Queryable } from "../../platform/db/database.ts";
import { kindOfAccount } from "./account-acts-store.ts";
import type { PersonKind } from "./account-acts-store.ts";

/** A contact and when it was confirmed, as the database writes it. */
interface Confirmed {
  value: string | null;
  confirmed_at: string | null;
}

export interface MergeableAccount {
  id: number;
  kind: PersonKind;
  name: string;
  email: Confirmed;
  phone: Confirmed;
  is_blocked: boolean;
  merged_into: number | null;
  /** Whether other accounts point to it. */
  has_merged: boolean;
}

/** Locks two accounts, so that what either begins waits: its foreign keys need the row. */
export async function lockAccounts(
  client: Client,
  ids: readonly number[],
): Promise<MergeableAccount[]> {
  const { rows } = await client.query<MergeableAccount>(
    `SELECT id, ${kindOfAccount} AS kind, full_name(first_name, last_name) AS name,
            jsonb_build_object('value', email, 'confirmed_at', email_confirmed_at) AS email,
            jsonb_build_object('value', phone, 'confirmed_at', phone_confirmed_at) AS phone,
            blocked_at IS NOT NULL AS is_blocked, merged_into,
            EXISTS (SELECT FROM account other WHERE other.merged_into = account.id) AS has_merged
       FROM account WHERE id = ANY ($1) ORDER BY id FOR UPDATE`,
    [ids],
  );
  return rows;
}

export type ContactKind = "email" | "phone";

/** Sets a contact and when it was confirmed. */
export async function setContact(
  client: Client,
  accountId: number,
  { kind, value, confirmed_at: at }: Confirmed & { kind: ContactKind },
): Promise<void> {
  await client.query(
    `UPDATE account SET ${kind} = $2, ${kind}_confirmed_at = $3::timestamptz WHERE id = $1`,
    [accountId, value, at],
  );
}

/** Makes an account point to the one that it was merged into; to none for null. */
export async function setMergedInto(
  client: Client,
  accountId: number,
  into: number | null,
): Promise<void> {
  await client.query("UPDATE account SET merged_into = $2 WHERE id = $1", [accountId, into]);
}

export async function insertMerge(
  client: Client,
  merge: { from: number; into: number; staffId: number; moved: object },
): Promise<void> {
  await client.query(
    "INSERT INTO account_merge (from_id, into_id, staff_id, moved) VALUES ($1, $2, $3, $4)",
    [merge.from, merge.into, merge.staffId, JSON.stringify(merge.moved)],
  );
}

/** A merge can be undone for a day. */
const isUndoable = "account_merge.at > now() - interval '1 day'";

/** Marks the merge of an account as undone and returns it; null if there is none, or it is too late. */
export async function takeMerge(
  client: Client,
  from: number,
): Promise<{ into: number; moved: unknown } | null> {
  const { rows } = await client.query<{ into: number; moved: unknown }>(
    `UPDATE account_merge SET undone_at = now() WHERE from_id = $1 AND undone_at IS NULL AND ${isUndoable}
     RETURNING into_id AS into, moved`,
    [from],
  );
  return rows[0] ?? null;
}

interface Pointer {
  account_id: number;
  name: string;
  at: Date;
  is_undoable: boolean;
  is_into: boolean;
}

/** Returns the merges of an account that hold: into which it went, and which went into it. */
export async function mergesOfAccount(db: Queryable, accountId: number): Promise<Pointer[]> {
  const { rows } = await db.query<Pointer>(
    `SELECT other.id AS account_id, full_name(first_name, last_name) AS name, account_merge.at,
            ${isUndoable} AS is_undoable, from_id = $1 AS is_into
       FROM account_merge JOIN account other ON other.id = CASE WHEN from_id = $1 THEN into_id ELSE from_id END
      WHERE undone_at IS NULL AND (from_id = $1 OR into_id = $1) ORDER BY account_merge.id DESC`,
    [accountId],
  );
  return rows;
}
