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

/** Null fields do not narrow. */
export interface EntryFilter {
  /** The member of staff. */
  accountId: number | null;
  call: AuditedCall | null;
  /** First and last day, both included, UTC. */
  from: LocalDate | null;
  to: LocalDate | null;
  bookingId: number | null;
  /** The account that acts were about, themselves or by a booking of theirs. */
  personId: number | null;
  /** Network address. */
  address: string | null;
}

/** Ids follow the time of the entries but for those of transactions that ran at once, which are fewer than this. */
const idSlack = 10_000;
const dayStart = (value: string, days = 0) =>
  `(${value}::date + ${days})::timestamp AT TIME ZONE 'UTC'`;
/** The id of the first entry from a moment on: without it, a day long ago would be looked for among all later entries. */
const firstFrom = (moment: string) =>
  `(SELECT first.id FROM audit_entry first WHERE first.at >= ${moment} ORDER BY first.at LIMIT 1)`;

const conditions: { [Field in keyof EntryFilter]: (value: string) => string } = {
  accountId: (value) => `entry.account_id = ${value}`,
  call: (value) => `entry.call = ${value}`,
  from: (value) =>
    `entry.at >= ${dayStart(value)} AND entry.id >= ${firstFrom(dayStart(value))} - ${idSlack}`,
  to: (value) =>
    `entry.at < ${dayStart(value, 1)}
     AND entry.id <= coalesce(${firstFrom(dayStart(value, 1))} + ${idSlack}, ${Number.MAX_SAFE_INTEGER})`,
  bookingId: (value) => `entry.subject_kind = 'booking' AND entry.subject_id = ${value}::text`,
  personId: (value) =>
    `(entry.subject_kind, entry.subject_id) IN (
       SELECT 'account', ${value}::text
       UNION ALL SELECT 'booking', booking.id::text FROM booking WHERE booking.account_id = ${value}::integer)`,
  address: (value) => `entry.address = ${value}::inet`,
};
const fields = Object.keys(conditions) as (keyof EntryFilter)[];

/** Returns the newest entries before an id. Only conditions that narrow are in the statement, so that each has its index. */
export async function listEntries(
  db: Queryable,
  filter: EntryFilter,
  { before, count }: { before: number | null; count: number },
): Promise<EntryRow[]> {
  const values: unknown[] = [before ?? Number.MAX_SAFE_INTEGER, count];
  const where = fields.flatMap((field) => {
    if (filter[field] === null) return [];
    values.push(filter[field]);
    return [`AND ${conditions[field](`$${values.length}`)}`];
  });
  const { rows } = await db.query<EntryRow>(
    `SELECT entry.*, host(entry.address) AS address,
            coalesce(full_name(account.first_name, account.last_name), '') AS name
       FROM audit_entry entry LEFT JOIN account ON account.id = entry.account_id
      WHERE entry.id < $1 ${where.join(" ")} ORDER BY entry.id DESC LIMIT $2`,
    values,
  );
  return rows;
}

/** Returns accounts that have entries in the log, found one after the other in the index instead of among all entries. */
export async function listAuthors(db: Queryable): Promise<{ account_id: number; name: string }[]> {
  const { rows } = await db.query<{ account_id: number; name: string }>(
    `WITH RECURSIVE author AS (
       SELECT min(account_id) AS account_id FROM audit_entry
       UNION ALL
       SELECT (SELECT min(account_id) FROM audit_entry WHERE account_id > author.account_id) FROM author
        WHERE author.account_id IS NOT NULL)
     SELECT author.account_id, coalesce(full_name(account.first_name, account.last_name), '') AS name
       FROM author LEFT JOIN account ON account.id = author.account_id
      WHERE author.account_id IS NOT NULL ORDER BY 2, 1 LIMIT 200`,
  );
  return rows;
}
