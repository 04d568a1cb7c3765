import type { DisputeView } from "@tropa/api-contract/staff/money/calls-disputes";
import type { Currency } from "@tropa/domain/money";
import type { DisputeState, EvidencePaper } from "@tropa/domain/sales/dispute";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { FileRecord } from "../../platform/files/upload-store.ts";

export interface DisputeRow {
  id: number;
  task_id: number;
  payment_id: number;
  payment_ref: string | null;
  booking_id: number | null;
  name: string;
  provider: number;
  provider_ref: string;
  amount: number;
  currency: Currency;
  reason: string;
  state: DisputeState;
  is_withdrawn: boolean;
  owner_id: number | null;
  owner: string;
  opened_at: Date;
  due_at: Date | null;
  closed_at: Date | null;
}

/** A dispute that has an owner still awaits an answer. */
const stateOf = (state: string) =>
  `CASE WHEN ${state} IN ('new', 'in_work') THEN 'needs_answer' ELSE ${state} END`;

const columns = `dispute.id, task.id AS task_id, payment.id AS payment_id, payment.provider_ref AS payment_ref,
  payment.booking_id, coalesce(full_name(booking.first_name, booking.last_name), '') AS name, payment.provider,
  dispute.provider_ref, dispute.amount_minor AS amount, payment.currency, dispute.reason, ${stateOf("task.state")} AS state,
  dispute.is_withdrawn, task.owner_id, coalesce(full_name(owner.first_name, owner.last_name), '') AS owner,
  dispute.opened_at, task.due_at, task.closed_at`;

const tables = `task
  JOIN payment_dispute dispute ON dispute.id = task.subject_id
  JOIN payment ON payment.id = dispute.payment_id
  LEFT JOIN booking ON booking.id = payment.booking_id
  LEFT JOIN account owner ON owner.id = task.owner_id`;

const isDispute = "task.kind = 'dispute'";

/** SQL condition of each view; $1 is the account of the viewer. */
const isIn: Record<DisputeView, string> = {
  needs_answer: "task.closed_at IS NULL AND task.state <> 'sent'",
  mine: "task.closed_at IS NULL AND task.owner_id = $1",
  open: "task.closed_at IS NULL",
  closed: "task.closed_at IS NOT NULL",
};

/** Returns a page of disputes: open ones by deadline, decided ones with the last decided first. */
export async function listDisputes(
  db: Queryable,
  { accountId, view }: { accountId: number; view: DisputeView },
  page: { from: number; count: number },
): Promise<{ items: DisputeRow[]; total: number }> {
  const order = view === "closed" ? "task.closed_at DESC" : "coalesce(task.due_at, 'infinity')";
  const where = `${isDispute} AND ${isIn[view]} AND $1::integer IS NOT NULL`;
  const [{ rows }, counted] = await Promise.all([
    db.query<DisputeRow>(
      `SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY ${order}, task.id OFFSET $2 LIMIT $3`,
      [accountId, page.from, page.count],
    ),
    db.query<{ total: number }>(`SELECT count(*)::integer AS total FROM task WHERE ${where}`, [
      accountId,
    ]),
  ]);
  return { items: rows, total: counted.rows[0]!.total };
}

export async function countDisputes(
  db: Queryable,
  accountId: number,
): Promise<{ needs_answer: number; mine: number; open: number }> {
  const { rows } = await db.query<Awaited<ReturnType<typeof countDisputes>>>(
    `SELECT count(*) FILTER (WHERE task.state <> 'sent')::integer AS needs_answer,
            count(*) FILTER (WHERE task.owner_id = $1)::integer AS mine, count(*)::integer AS open
       FROM task WHERE ${isDispute} AND task.closed_at IS NULL`,
    [accountId],
  );
  return rows[0]!;
}

/** Returns a dispute; null for an unknown one. */
export async function findDispute(db: Queryable, id: number): Promise<DisputeRow | null> {
  const { rows } = await db.query<DisputeRow>(
    `SELECT ${columns} FROM ${tables} WHERE ${isDispute} AND dispute.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface DisputeEventRow {
  id: number;
  at: Date;
  by: string;
  kind: "owner" | "state" | "note";
  owner: string | null;
  state: DisputeState | null;
  text: string;
}

/** Returns what happened to a dispute, newest first. */
export async function listDisputeEvents(db: Queryable, taskId: number): Promise<DisputeEventRow[]> {
  const { rows } = await db.query<DisputeEventRow>(
    `SELECT event.id, event.at, coalesce(full_name(doer.first_name, doer.last_name), '') AS by, event.kind,
            full_name(owner.first_name, owner.last_name) AS owner, ${stateOf("event.state")} AS state, event.body AS text
       FROM task_event event LEFT JOIN account doer ON doer.id = event.account_id
       LEFT JOIN account owner ON owner.id = event.owner_id
      WHERE event.task_id = $1 ORDER BY event.id DESC`,
    [taskId],
  );
  return rows;
}

export interface EvidenceRow {
  version: number;
  text: string;
  papers: EvidencePaper[];
  at: Date;
  by: string;
}

/** Returns the newest version of the evidence; null before the first. */
export async function findEvidence(db: Queryable, disputeId: number): Promise<EvidenceRow | null> {
  const { rows } = await db.query<EvidenceRow>(
    `SELECT version, body AS text, papers, at, coalesce(full_name(first_name, last_name), '') AS by
       FROM dispute_evidence LEFT JOIN account ON account.id = account_id
      WHERE dispute_id = $1 ORDER BY version DESC LIMIT 1`,
    [disputeId],
  );
  return rows[0] ?? null;
}

export async function filesOfEvidence(
  db: Queryable,
  disputeId: number,
  version: number,
): Promise<FileRecord[]> {
  const { rows } = await db.query<FileRecord>(
    `SELECT file.id, uuid, kind, storage_key, media_type, byte_size, name, width, height, is_public, account_id
       FROM dispute_evidence_file JOIN stored_file file ON file.id = file_id
      WHERE dispute_id = $1 AND version = $2 ORDER BY file.id`,
    [disputeId, version],
  );
  return rows;
}

export interface NewEvidence {
  disputeId: number;
  version: number;
  text: string;
  papers: readonly EvidencePaper[];
  accountId: number;
}

/**
 * Adds a version of the evidence; false if it is not the next one. Safe for concurrent calls: the key lets one of two
 * through.
 */
export async function insertEvidence(client: Client, evidence: NewEvidence): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO dispute_evidence (dispute_id, version, body, papers, account_id)
     SELECT $1, $2, $3, $4, $5
      WHERE $2 = 1 + coalesce((SELECT max(version) FROM dispute_evidence WHERE dispute_id = $1), 0)
     ON CONFLICT ON CONSTRAINT dispute_evidence_version DO NOTHING`,
    [evidence.disputeId, evidence.version, evidence.text, evidence.papers, evidence.accountId],
  );
  return rowCount === 1;
}

/**
 * Adds files to a version: private ones that its author has uploaded, or those of the version before. Returns their
 * number.
 */
export async function insertEvidenceFiles(
  client: Client,
  { disputeId, version, accountId }: NewEvidence,
  fileIds: readonly number[],
): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO dispute_evidence_file (dispute_id, version, file_id)
     SELECT $1, $2, id FROM stored_file
      WHERE id = ANY ($3) AND kind = 'file' AND NOT is_public
        AND (account_id = $4
             OR EXISTS (SELECT FROM dispute_evidence_file
                         WHERE dispute_id = $1 AND version = $2 - 1 AND file_id = stored_file.id))`,
    [disputeId, version, fileIds, accountId],
  );
  return rowCount ?? 0;
}

/** Locks the task of a dispute until the transaction ends; false unless an answer is awaited. */
export async function lockAwaited(client: Client, taskId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM task WHERE id = $1 AND state IN ('new', 'in_work') FOR UPDATE",
    [taskId],
  );
  return rowCount === 1;
}

export async function markSent(client: Client, taskId: number): Promise<void> {
  await client.query("UPDATE task SET state = 'sent', due_at = NULL WHERE id = $1", [taskId]);
}

/** Returns the messages of a booking's tourist and organizer from the day of the booking on, oldest first. */
export async function messagesOfBooking(
  db: Queryable,
  bookingId: number,
): Promise<{ at: Date; side: string; text: string }[]> {
  const { rows } = await db.query<{ at: Date; side: string; text: string }>(
    `SELECT message.created_at AS at, side, message.body AS text
       FROM booking JOIN chat ON chat.account_id = booking.account_id AND chat.organizer_id = booking.organizer_id
       JOIN chat_message message ON message.chat_id = chat.id
      WHERE booking.id = $1 AND message.deleted_at IS NULL AND message.body <> ''
        AND message.created_at >= booking.created_at - interval '1 day'
      ORDER BY message.id LIMIT 1000`,
    [bookingId],
  );
  return rows;
}

/** Returns the disputes about a booking's payments, oldest first. */
export async function disputesOfBooking(
  db: Queryable,
  bookingId: number,
): Promise<
  (Pick<DisputeRow, "id" | "amount" | "reason" | "state" | "opened_at" | "closed_at"> & {
    sent_at: Date | null;
  })[]
> {
  const { rows } = await db.query<Awaited<ReturnType<typeof disputesOfBooking>>[number]>(
    `SELECT dispute.id, dispute.amount_minor AS amount, dispute.reason, ${stateOf("task.state")} AS state, dispute.opened_at,
            (SELECT max(at) FROM task_event WHERE task_id = task.id AND state = 'sent') AS sent_at, task.closed_at
       FROM payment JOIN payment_dispute dispute ON dispute.payment_id = payment.id
       JOIN task ON ${isDispute} AND task.subject_id = dispute.id
      WHERE payment.booking_id = $1 ORDER BY dispute.id`,
    [bookingId],
  );
  return rows;
}
