import type { AuditChange, AuditedCall, AuditSubject } from "@tropa/api-contract/staff/audit";
import type { Currency } from "@tropa/domain/money";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Queryable } from "../../platform/db/database.ts";

export interface EntryRow {
  id: number;
  at: Date;
  account_id: number;
  name: string;
  call: AuditedCall;
  subject_kind: AuditSubject | null;
  subject_id: string | null;
  request_id: string;
  reason: string | null;
  amount_minor: number | null;
  currency: Currency | null;
  changes: AuditChange[] | null;
  address: string | null;
}

export interface EntryFilter {
  accountId: number | null;
  call: AuditedCall | null;
  /** First and last day, both included, UTC. */
  from: LocalDate | null;
  to: LocalDate | null;
}

const where = `($1::integer IS NULL OR entry.account_id = $1) AND ($2::text IS NULL OR entry.call = $2)
   AND ($3::date IS NULL OR entry.at >= $3::date::timestamp AT TIME ZONE 'UTC')
   AND ($4::date IS NULL OR entry.at < ($4::date + 1)::timestamp AT TIME ZONE 'UTC')`;

/** Returns a page of entries, newest first. */
export async function listEntries(
  db: Queryable,
  filter: EntryFilter,
  page: { from: number; count: number },
): Promise<{ items: EntryRow[]; total: number }> {
  const values = [filter.accountId, filter.call, filter.from, filter.to];
  const { rows } = await db.query<EntryRow>(
    `SELECT entry.*, host(entry.address) AS address, full_name(account.first_name, account.last_name) AS name
       FROM audit_entry entry LEFT JOIN account ON account.id = entry.account_id
      WHERE ${where} ORDER BY entry.id DESC OFFSET $5 LIMIT $6`,
    [...values, page.from, page.count],
  );
  const counted = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM audit_entry entry WHERE ${where}`,
    values,
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns all accounts that have entries in the log. */
export async function listAuthors(db: Queryable): Promise<{ account_id: number; name: string }[]> {
  const { rows } = await db.query<{ account_id: number; name: string }>(
    `SELECT entry.account_id, full_name(account.first_name, account.last_name) AS name
       FROM (SELECT DISTINCT account_id FROM audit_entry) entry LEFT JOIN account ON account.id = entry.account_id
      ORDER BY 2, 1 LIMIT 200`,
  );
  return rows;
}
