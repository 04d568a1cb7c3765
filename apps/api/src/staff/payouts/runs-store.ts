import type { Currency } from "@tropa/domain/money";
import type { PayoutDetails } from "@tropa/domain/organizers/payout-details";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Client, Queryable } from "../../platform/db/database.ts";
import { detailsJson } from "./payables-store.ts";

export interface RunRow {
  id: number;
  currency: Currency;
  state: "draft" | "approved" | "sent";
  needs_second: boolean;
  note: string;
  created_by: number;
  created_name: string | null;
  created_at: Date;
  approved_by: number | null;
  approved_name: string | null;
  approved_at: Date | null;
  approval: string | null;
  sent_by: number | null;
  sent_name: string | null;
  sent_at: Date | null;
  total: number;
  lines_count: number;
  open_count: number;
  failed_count: number;
}

const nameOf = (alias: string) =>
  `(SELECT full_name(first_name, last_name) FROM account WHERE id = run.${alias}_by) AS ${alias}_name`;

const runs = `
  SELECT run.*, ${nameOf("created")}, ${nameOf("approved")}, ${nameOf("sent")}, line.*
    FROM payout_run run
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(amount_minor) FILTER (WHERE payout_line.state <> 'failed'), 0)::bigint AS total, count(*)::integer AS lines_count,
            (count(*) FILTER (WHERE payout_line.state = 'open'))::integer AS open_count,
            (count(*) FILTER (WHERE payout_line.state = 'failed'))::integer AS failed_count
       FROM payout_line WHERE run_id = run.id) line`;

/** Returns runs, newest first. */
export async function listRuns(
  db: Queryable,
  { before, limit }: { before: number | null; limit: number },
): Promise<RunRow[]> {
  const { rows } = await db.query<RunRow>(
    `${runs} WHERE $1::integer IS NULL OR run.id < $1 ORDER BY run.id DESC LIMIT $2`,
    [before, limit],
  );
  return rows;
}

export async function findRun(db: Queryable, id: number): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow>(`${runs} WHERE run.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Locks a run while its state or lines change. */
export async function lockRun(client: Client, id: number): Promise<RunRow | null> {
  await client.query("SELECT FROM payout_run WHERE id = $1 FOR UPDATE", [id]);
  return findRun(client, id);
}

export interface LineRow {
  id: number;
  organizer_id: number;
  title: string;
  amount: number;
  state: "open" | "paid" | "failed";
  reason: string | null;
  /** Whether the bank's file has it: it did not fail before the file was taken. */
  is_in_file: boolean;
  details: PayoutDetails;
  are_details_changed: boolean;
  is_above_due: boolean;
}

/** Returns the lines of a run by organizer; open ones with what keeps them from being paid by now. */
export async function listLines(
  db: Queryable,
  runId: number,
  today: LocalDate,
): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `SELECT line.id, line.organizer_id, o.title, line.amount_minor AS amount, line.state, line.reason,
            line.state <> 'failed' OR line.settled_at > run.sent_at AS is_in_file, line.requisites AS details,
            line.state = 'open' AND ${detailsJson} IS DISTINCT FROM line.requisites AS are_details_changed,
            line.state = 'open' AND payable_to(o.id, run.currency, $2) < 0 AS is_above_due
       FROM payout_line line JOIN payout_run run ON run.id = line.run_id JOIN organizer o ON o.id = line.organizer_id
      WHERE line.run_id = $1 ORDER BY line.organizer_id`,
    [runId, today],
  );
  return rows;
}

/** Locks the organizers of a run, in the order in which all lock them, so that nothing they are owed changes by other pay-outs. */
export async function lockOrganizers(client: Client, runId: number): Promise<void> {
  await client.query(
    `SELECT FROM organizer WHERE id IN (SELECT organizer_id FROM payout_line WHERE run_id = $1)
      ORDER BY id FOR NO KEY UPDATE`,
    [runId],
  );
}

/** Returns the organizers of a new run with their bank details. */
export async function findRecipients(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; title: string; details: PayoutDetails | null }[]> {
  const { rows } = await db.query<{ id: number; title: string; details: PayoutDetails | null }>(
    `SELECT o.id, o.title, ${detailsJson} AS details FROM organizer o WHERE o.id = ANY ($1) ORDER BY o.id`,
    [ids],
  );
  return rows;
}

/**
 * Whether a run of a total needs a second person: it and what its author has sent alone within a day are above the limit.
 * Locks the author, so that many small runs at once are counted.
 */
export async function needsSecond(
  client: Client,
  { accountId, currency, total }: { accountId: number; currency: Currency; total: number },
): Promise<boolean> {
  await client.query("SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE", [accountId]);
  const { rows } = await client.query<{ needs: boolean }>(
    `SELECT $3 + coalesce((SELECT sum(line.amount_minor) FROM payout_run run JOIN payout_line line ON line.run_id = run.id
                            WHERE run.created_by = $1 AND run.currency = $2 AND NOT run.needs_second AND line.state <> 'failed'
                              AND run.created_at > now() - interval '1 day'), 0)
            > coalesce((SELECT amount_minor FROM payout_limit WHERE currency = $2 ORDER BY id DESC LIMIT 1), 0) AS needs`,
    [accountId, currency, total],
  );
  return rows[0]?.needs ?? true;
}

export async function insertRun(
  client: Client,
  run: { currency: Currency; note: string; accountId: number; needsSecond: boolean },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO payout_run (currency, note, created_by, needs_second) VALUES ($1, $2, $3, $4) RETURNING id`,
    [run.currency, run.note, run.accountId, run.needsSecond],
  );
  const [row] = rows;
  if (!row) throw new Error("the run was not stored");
  return row.id;
}

/** Adds lines in the order of organizers; false if one is more than is due, after which the transaction has failed. */
export async function insertLines(
  client: Client,
  runId: number,
  lines: readonly { organizer_id: number; amount: number; details: PayoutDetails }[],
): Promise<boolean> {
  try {
    await client.query(
      `INSERT INTO payout_line (run_id, organizer_id, amount_minor, requisites)
       SELECT $1, organizer_id, amount, details
         FROM jsonb_to_recordset($2) AS line (organizer_id integer, amount bigint, details jsonb) ORDER BY organizer_id`,
      [runId, JSON.stringify(lines)],
    );
    return true;
  } catch (error) {
    if (error instanceof Error && "constraint" in error && error.constraint === "payout_within_due")
      return false;
    throw error;
  }
}

export async function approveRun(
  client: Client,
  id: number,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<void> {
  await client.query(
    `UPDATE payout_run SET state = 'approved', approved_by = $2, approved_at = now(), approval = $3 WHERE id = $1`,
    [id, accountId, reason],
  );
}

export async function markSent(client: Client, id: number, accountId: number): Promise<void> {
  await client.query(
    "UPDATE payout_run SET state = 'sent', sent_by = $2, sent_at = now() WHERE id = $1",
    [id, accountId],
  );
}

/** Notes lines as paid, each as a pay-out of its organizer; those that are paid already stay as they are. */
export async function payLines(
  client: Client,
  lines: readonly { id: number; reference: string }[],
  { accountId, paidOn }: { accountId: number; paidOn: LocalDate },
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  await client.query(
    `UPDATE payout_line SET state = 'paid', settled_by = $2, settled_at = now() WHERE id = ANY ($1) AND state = 'open'`,
    [ids, accountId],
  );
  await client.query(
    `INSERT INTO organizer_payout (organizer_id, currency, amount_minor, paid_on, reference, line_id)
     SELECT line.organizer_id, run.currency, line.amount_minor, $3, named.reference, line.id
       FROM unnest($1::integer[], $2::text[]) AS named (id, reference)
       JOIN payout_line line ON line.id = named.id JOIN payout_run run ON run.id = line.run_id
      WHERE NOT EXISTS (SELECT FROM organizer_payout WHERE line_id = line.id AND taken_back_at IS NULL)
      ORDER BY line.organizer_id`,
    [ids, lines.map(({ reference }) => reference), paidOn],
  );
}

/** Returns the run of a line. */
export async function runOfLine(db: Queryable, lineId: number): Promise<number | null> {
  const { rows } = await db.query<{ run_id: number }>(
    "SELECT run_id FROM payout_line WHERE id = $1",
    [lineId],
  );
  return rows[0]?.run_id ?? null;
}

/** Notes a line as failed, and takes its pay-out back; false if it has failed before. */
export async function failLine(
  client: Client,
  id: number,
  { accountId, reason }: { accountId: number; reason: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE payout_line SET state = 'failed', reason = $3, settled_by = $2, settled_at = clock_timestamp()
      WHERE id = $1 AND state <> 'failed'`,
    [id, accountId, reason],
  );
  await client.query(
    "UPDATE organizer_payout SET taken_back_at = now() WHERE line_id = $1 AND taken_back_at IS NULL",
    [id],
  );
  return rowCount === 1;
}

export async function listLimits(db: Queryable): Promise<{ currency: Currency; amount: number }[]> {
  const { rows } = await db.query<{ currency: Currency; amount: number }>(
    "SELECT DISTINCT ON (currency) currency, amount_minor AS amount FROM payout_limit ORDER BY currency, id DESC",
  );
  return rows;
}

export async function insertLimit(
  client: Client,
  limit: { currency: Currency; amount: number; reason: string; accountId: number },
): Promise<void> {
  await client.query(
    "INSERT INTO payout_limit (currency, amount_minor, reason, account_id) VALUES ($1, $2, $3, $4)",
    [limit.currency, limit.amount, limit.reason, limit.accountId],
  );
}
