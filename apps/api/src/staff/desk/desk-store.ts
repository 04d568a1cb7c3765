import { domainEndings, linkBeginnings, messengerNames } from "../../conversation/chat/chat.ts";
import type { ChatSide } from "@tropa/api-contract/conversation/chat";
import type { Currency } from "@tropa/domain/money";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** Offset and number of rows to return. */
export interface Page {
  from: number;
  count: number;
}

export interface Rows<Row> {
  items: Row[];
  total: number;
}

type Counted<Row> = Row & { total: number };

/** Returns one page of a query's rows and the number of all rows; no rows beyond the last page. */
export async function pageOf<Row extends object>(
  db: Queryable,
  {
    select,
    from,
    order,
    values = [],
  }: { select: string; from: string; order: string; values?: unknown[] },
  page: Page,
): Promise<Rows<Row>> {
  const { length } = values;
  const { rows } = await db.query<Row>(
    `SELECT ${select} FROM ${from} ORDER BY ${order} OFFSET $${length + 1} LIMIT $${length + 2}`,
    [...values, page.from, page.count],
  );
  const counted = await db.query<Counted<object>>(`SELECT count(*) AS total FROM ${from}`, values);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Regular expression for likely e-mails, links, messenger names and phones; less strict than the one that masks them. */
const contact = [
  String.raw`[^\s@]+@[^\s@]+\.[^\s@]+`,
  linkBeginnings,
  String.raw`[[:alnum:]]\.(${domainEndings})($|[^[:alnum:]-])`,
  String.raw`(^|[^[:alnum:]_@.])@[a-z][a-z0-9_.]{2,}`,
  String.raw`(${messengerNames})[[:alpha:]]*\s*[:：—–=-]\s*@?[a-z]`,
  String.raw`\d([ ().-]{0,3}\d){8,}`,
].join("|");

const suspicious = `chat_message m JOIN chat ON chat.id = m.chat_id LEFT JOIN account author ON author.id = m.author_id
   WHERE m.side <> 'support' AND m.moderated_at IS NULL AND m.passed_at IS NULL AND m.deleted_at IS NULL
     AND chat.organizer_id IS NOT NULL AND m.created_at > now() - interval '30 days' AND m.body ~* '${contact}'`;

export interface SuspiciousMessage {
  id: number;
  chat_id: number;
  side: ChatSide;
  author: string;
  text: string;
  created_at: Date;
  is_chat_frozen: boolean;
}

export const listSuspicious = (db: Queryable, page: Page): Promise<Rows<SuspiciousMessage>> =>
  pageOf(
    db,
    {
      select: `m.id, m.chat_id, m.side, full_name(author.first_name, author.last_name) AS author,
               m.body AS text, m.created_at, chat.frozen_at IS NOT NULL AS is_chat_frozen`,
      from: suspicious,
      order: "m.id DESC",
    },
    page,
  );

/** Marks a message as harmless; false if it does not exist. */
export async function passMessage(client: Client, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "UPDATE chat_message SET passed_at = coalesce(passed_at, now()) WHERE id = $1",
    [id],
  );
  return rowCount === 1;
}

export interface FrozenRow {
  chat_id: number;
  tourist: string;
  organizer: string | null;
  frozen_at: Date;
  reason: string;
  by: string;
}

export const listFrozen = (db: Queryable, page: Page): Promise<Rows<FrozenRow>> =>
  pageOf(
    db,
    {
      select: `chat.id AS chat_id, full_name(tourist.first_name, tourist.last_name) AS tourist,
               organizer.title AS organizer, chat.frozen_at, coalesce(last.reason, '') AS reason,
               full_name(freezer.first_name, freezer.last_name) AS by`,
      from: `chat JOIN account tourist ON tourist.id = chat.account_id
             LEFT JOIN organizer ON organizer.id = chat.organizer_id
             LEFT JOIN LATERAL (SELECT reason, account_id FROM chat_freeze
                                 WHERE chat_id = chat.id AND is_frozen ORDER BY id DESC LIMIT 1) last ON true
             LEFT JOIN account freezer ON freezer.id = last.account_id
             WHERE chat.frozen_at IS NOT NULL`,
      order: "chat.frozen_at DESC, chat.id DESC",
    },
    page,
  );

export interface AlertRow {
  id: number;
  reason: string;
  details: string;
  created_at: Date;
  resolved_at: Date | null;
  resolver: string;
  payment_id: number | null;
  /** Null for the purchase of a certificate. */
  booking_id: number | null;
  amount_minor: number;
  currency: Currency;
  status: number;
}

export const listAlerts = (
  db: Queryable,
  page: Page & { isResolved: boolean },
): Promise<Rows<AlertRow>> =>
  pageOf(
    db,
    {
      select: `alert.id, alert.reason, alert.details, alert.created_at, alert.resolved_at,
               full_name(resolver.first_name, resolver.last_name) AS resolver,
               alert.payment_id, payment.booking_id, payment.amount_minor, payment.currency, payment.status`,
      from: `payment_alert alert LEFT JOIN payment ON payment.id = alert.payment_id
             LEFT JOIN account resolver ON resolver.id = alert.resolved_by
             WHERE (alert.resolved_at IS NOT NULL) = $1`,
      order: "alert.id DESC",
      values: [page.isResolved],
    },
    page,
  );

/** Marks an alert as resolved; false if it does not exist. */
export async function resolveAlert(
  client: Client,
  { id, accountId }: { id: number; accountId: number | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE payment_alert
        SET resolved_at = CASE WHEN $2::integer IS NOT NULL THEN coalesce(resolved_at, now()) END,
            resolved_by = CASE WHEN $2::integer IS NOT NULL THEN coalesce(resolved_by, $2) END
      WHERE id = $1`,
    [id, accountId],
  );
  return rowCount === 1;
}

const failed = "outbox WHERE sent_at IS NULL AND last_error IS NOT NULL AND replaced_by IS NULL";

export interface LetterRow {
  id: number;
  kind: string;
  channel: string;
  recipient: string;
  subject: string | null;
  error: string;
  tries: number;
  booking_id: number | null;
  created_at: Date;
}

export const listFailedLetters = (db: Queryable, page: Page): Promise<Rows<LetterRow>> =>
  pageOf(
    db,
    {
      select:
        "id, kind, channel, recipient, subject, last_error AS error, tries, booking_id, created_at",
      from: failed,
      order: "id DESC",
    },
    page,
  );

/** Schedules a failed letter for immediate retry; false if it was sent or has not failed, null if it does not exist. */
export async function retryLetter(client: Client, id: number): Promise<boolean | null> {
  const { rows } = await client.query<{ is_failed: boolean }>(
    "SELECT sent_at IS NULL AND last_error IS NOT NULL AS is_failed FROM outbox WHERE id = $1",
    [id],
  );
  const [letter] = rows;
  if (!letter) return null;
  if (!letter.is_failed) return false;
  await deliverNow(client, id);
  return true;
}

/**
 * Copies an e-mail about a booking to another address, in place of one that was not sent; corrects the booking's own
 * address, if it was the same and belongs to no account. Returns the booking; null if there is no such e-mail.
 */
export async function sendLetterTo(
  client: Client,
  id: number,
  email: string,
): Promise<number | null> {
  const { rows } = await client.query<{ recipient: string; booking_id: number }>(
    `SELECT recipient, booking_id FROM outbox
      WHERE id = $1 AND channel = 'email' AND booking_id IS NOT NULL AND replaced_by IS NULL FOR UPDATE`,
    [id],
  );
  const [letter] = rows;
  if (!letter) return null;
  const { rows: copies } = await client.query<{ id: number }>(
    `INSERT INTO outbox (channel, recipient, subject, body, kind, booking_id, locale, letter)
     SELECT channel, $2, subject, body, kind, booking_id, locale, letter FROM outbox WHERE id = $1 RETURNING id`,
    [id, email],
  );
  const copyId = copies[0]!.id;
  await client.query("UPDATE outbox SET replaced_by = $2 WHERE id = $1 AND sent_at IS NULL", [
    id,
    copyId,
  ]);
  await client.query(
    `UPDATE booking SET email = $3 WHERE id = $1 AND account_id IS NULL AND lower(email) = lower($2)`,
    [letter.booking_id, letter.recipient, email],
  );
  await deliverNow(client, copyId);
  return letter.booking_id;
}

async function deliverNow(client: Client, id: number): Promise<void> {
  await client.query(
    `SELECT graphile_worker.add_job('deliver-message', json_build_object('outboxId', $1::bigint), run_at => now(),
                                    job_key => 'outbox-' || $1::bigint, max_attempts => 25)`,
    [id],
  );
}

export interface ContractRow {
  id: number;
  organizer_id: number;
  title: string;
  is_published: boolean;
  files_count: number;
  created_at: Date;
  saved_at: Date | null;
}

export const listContracts = (
  db: Queryable,
  page: Page & { organizerId: number | null },
): Promise<Rows<ContractRow>> =>
  pageOf(
    db,
    {
      select: `contract.id, contract.organizer_id, organizer.title, organizer.is_published, contract.created_at,
               contract.saved_at,
               (SELECT count(*) FROM organizer_contract_file f WHERE f.contract_id = contract.id) AS files_count`,
      from: `organizer_contract contract JOIN organizer ON organizer.id = contract.organizer_id
             WHERE $1::integer IS NULL OR contract.organizer_id = $1`,
      order: "(contract.saved_at IS NULL) DESC, contract.id DESC",
      values: [page.organizerId],
    },
    page,
  );

/** Returns the number of waiting items in each queue. */
export async function countWaiting(db: Queryable): Promise<{
  support: number;
  tasks: number;
  late_tasks: number;
  late_payments: number;
  reviews: number;
  messages: number;
  payments: number;
  letters: number;
  organizers: number;
}> {
  const { rows } = await db.query<Awaited<ReturnType<typeof countWaiting>>>(
    `SELECT (SELECT count(*) FROM support_chat WHERE waiting_since IS NOT NULL) AS support,
            (SELECT count(*) FROM task WHERE due_at IS NOT NULL AND kind <> 'dispute') AS tasks,
            (SELECT count(*) FROM task WHERE due_at < now() AND kind <> 'dispute') AS late_tasks,
            (SELECT count(*) FROM task WHERE due_at < now() AND kind = 'dispute') AS late_payments,
            (SELECT count(*) FROM review WHERE status = 'held')
              + (SELECT count(*) FROM tour_question WHERE status = 'held') AS reviews,
            (SELECT count(*) FROM ${suspicious}) AS messages,
            (SELECT count(*) FROM payment_alert WHERE resolved_at IS NULL)
              + (SELECT count(*) FROM task WHERE kind = 'dispute' AND closed_at IS NULL AND state <> 'sent') AS payments,
            (SELECT count(*) FROM ${failed}) AS letters,
            (SELECT count(*) FROM organizer_contract WHERE saved_at IS NULL)
              + (SELECT count(*) FROM organizer_application WHERE status = 'waiting')
              + (SELECT count(*) FROM organizer_tour WHERE stage = 'moderation') AS organizers`,
  );
  return rows[0]!;
}
