import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../../platform/db/database.ts";

interface LimitRow {
  currency: Currency;
  amount: number;
  /** The newest limit, if it waits for a second person. */
  proposed_id: number | null;
  proposed_amount: number;
  proposed_at: Date;
  /** Null for an account that is gone. */
  proposed_by: number | null;
  proposed_name: string | null;
  reason: string | null;
}

/** Returns the limits in force by currency, with those that wait for a second person. */
export async function listLimits(db: Queryable): Promise<LimitRow[]> {
  const { rows } = await db.query<LimitRow>(
    `SELECT newest.currency, payout_limit_of(newest.currency) AS amount,
            CASE WHEN newest.needs_second AND newest.approved_by IS NULL THEN newest.id END AS proposed_id,
            newest.amount_minor AS proposed_amount, newest.created_at AS proposed_at, newest.account_id AS proposed_by,
            full_name(account.first_name, account.last_name) AS proposed_name, newest.reason
       FROM (SELECT DISTINCT ON (currency) * FROM payout_limit ORDER BY currency, id DESC) newest
       LEFT JOIN account ON account.id = newest.account_id
      ORDER BY newest.currency`,
  );
  return rows;
}

/** Stores a limit. A higher one waits for a second person. */
export async function insertLimit(
  db: Queryable,
  limit: { currency: Currency; amount: number; reason: string; accountId: number },
): Promise<void> {
  await db.query(
    "INSERT INTO payout_limit (currency, amount_minor, reason, account_id) VALUES ($1, $2, $3, $4)",
    [limit.currency, limit.amount, limit.reason, limit.accountId],
  );
}

export async function findLimitAuthor(
  db: Queryable,
  id: number,
): Promise<{ account_id: number | null } | null> {
  const { rows } = await db.query<{ account_id: number | null }>(
    "SELECT account_id FROM payout_limit WHERE id = $1",
    [id],
  );
  return rows[0] ?? null;
}

/** Approves a limit; false if it was approved before or a newer one replaced it, after which the transaction has failed. */
export async function approveLimit(
  db: Queryable,
  id: number,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<boolean> {
  try {
    await db.query(
      "UPDATE payout_limit SET approved_by = $2, approved_at = now(), approval = $3 WHERE id = $1",
      [id, accountId, reason],
    );
    return true;
  } catch (error) {
    if (
      error instanceof Error &&
      "constraint" in error &&
      error.constraint === "payout_limit_states"
    )
      return false;
    throw error;
  }
}
