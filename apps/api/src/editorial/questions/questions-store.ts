import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { Client, Queryable } from "../../platform/db/database.ts";

export type QuestionStatus = "published" | "held" | "rejected";

export interface QuestionRow {
  id: number;
  tour_id: number;
  tour_slug: string;
  tour_title: LocalisedText;
  organizer_id: number;
  author_name: string;
  locale: Locale;
  question: string;
  answer: string | null;
  asked_at: Date;
  answered_at: Date | null;
  status: QuestionStatus;
  note: string | null;
  version: number;
  helpful_count: number;
  /** The author's account or e-mail address, until they are notified of the answer. */
  account_id: number | null;
  email: string | null;
  storefront: string | null;
  told_at: Date | null;
}

const columns = `q.id, q.tour_id, t.slug AS tour_slug, t.title AS tour_title, t.organizer_id, q.author_name, q.locale,
  q.question, q.answer, q.asked_at, q.answered_at, q.status, q.moderation_note AS note, q.version, q.helpful_count,
  q.account_id, q.email, q.storefront, q.told_at`;
const tables = "tour_question q JOIN tour t ON t.id = q.tour_id";

/** Returns a question by its id. */
export async function findQuestion(db: Queryable, id: number): Promise<QuestionRow | null> {
  const { rows } = await db.query<QuestionRow>(`SELECT ${columns} FROM ${tables} WHERE q.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Like `findQuestion`, locked until the transaction ends, so that two answers cannot overlap. */
export async function lockQuestion(client: Client, id: number): Promise<QuestionRow | null> {
  await client.query("SELECT FROM tour_question WHERE id = $1 FOR NO KEY UPDATE", [id]);
  return findQuestion(client, id);
}

/** Stores a question; null if the same person has asked it before. */
export async function insertQuestion(
  client: Client,
  question: {
    tourId: number;
    accountId: number | null;
    email: string | null;
    authorName: string;
    locale: Locale;
    storefront: string;
    text: string;
    status: QuestionStatus;
  },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO tour_question (tour_id, account_id, email, author_name, locale, storefront, question, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
    [
      question.tourId,
      question.accountId,
      question.email,
      question.authorName,
      question.locale,
      question.storefront,
      question.text,
      question.status,
    ],
  );
  return rows[0]?.id ?? null;
}

/** Returns the tour's organizer, to notify. */
export async function findHost(
  db: Queryable,
  organizerId: number,
): Promise<{ email: string; phone: string | null; languages: string[] }> {
  const { rows } = await db.query<{ email: string; phone: string | null; languages: string[] }>(
    "SELECT email, phone, languages FROM organizer WHERE id = $1",
    [organizerId],
  );
  return rows[0]!;
}

/** First name and contacts of the author's account. */
export async function findAsker(
  db: Queryable,
  accountId: number,
): Promise<{ first_name: string; email: string | null; phone: string | null } | null> {
  const { rows } = await db.query<{
    first_name: string;
    email: string | null;
    phone: string | null;
  }>("SELECT first_name, email, phone FROM account WHERE id = $1", [accountId]);
  return rows[0] ?? null;
}

/** Sets or deletes the answer. */
export async function setAnswer(
  client: Client,
  id: number,
  { answer, by }: { answer: string | null; by: "organizer" | "support" },
): Promise<void> {
  await client.query(
    `UPDATE tour_question
        SET answer = $2, answered_by = CASE WHEN $2::text IS NULL THEN NULL ELSE $3 END, version = version + 1,
            answered_at = CASE WHEN $2::text IS NULL THEN NULL ELSE coalesce(answered_at, now()) END
      WHERE id = $1`,
    [id, answer, by],
  );
}

/** Deletes the author's e-mail address after the notification. */
export async function markNotified(client: Client, id: number): Promise<void> {
  await client.query("UPDATE tour_question SET told_at = now(), email = NULL WHERE id = $1", [id]);
}

/** Sets the status of a question. */
export async function setStatus(
  client: Client,
  id: number,
  { status, note }: { status: QuestionStatus; note: string | null },
): Promise<void> {
  await client.query(
    "UPDATE tour_question SET status = $2, moderation_note = $3, version = version + 1 WHERE id = $1",
    [id, status, note],
  );
}

/** Counts a vote once per marker; returns the number of votes. */
export async function countMark(client: Client, id: number, marker: string): Promise<number> {
  const { rowCount } = await client.query(
    "INSERT INTO tour_question_mark (question_id, marker) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [id, marker],
  );
  const { rows } = await client.query<{ helpful_count: number }>(
    "UPDATE tour_question SET helpful_count = helpful_count + $2 WHERE id = $1 RETURNING helpful_count",
    [id, rowCount ?? 0],
  );
  return rows[0]?.helpful_count ?? 0;
}

/** Questions about an organizer's tours: waiting ones oldest first, answered ones newest first. */
export async function listOwn(
  db: Queryable,
  query: { organizerId: number; isAnswered: boolean; after: number | null; limit: number },
): Promise<QuestionRow[]> {
  const { rows } = await db.query<QuestionRow>(
    `SELECT ${columns} FROM ${tables}
      WHERE t.organizer_id = $1 AND q.status = 'published' AND (q.answer IS NOT NULL) = $2
        AND ($3::integer IS NULL OR CASE WHEN $2 THEN q.id < $3 ELSE q.id > $3 END)
      ORDER BY CASE WHEN $2 THEN -q.id ELSE q.id END LIMIT $4`,
    [query.organizerId, query.isAnswered, query.after, query.limit],
  );
  return rows;
}

/** Numbers of an organizer's waiting and answered questions. */
export async function countOwn(
  db: Queryable,
  organizerId: number,
): Promise<{ waiting: number; answered: number }> {
  const { rows } = await db.query<{ waiting: number; answered: number }>(
    `SELECT count(*) FILTER (WHERE q.answer IS NULL)::int AS waiting, count(q.answer)::int AS answered
       FROM ${tables} WHERE t.organizer_id = $1 AND q.status = 'published'`,
    [organizerId],
  );
  return rows[0]!;
}

const staffParts = {
  held: "q.status = 'held'",
  rejected: "q.status = 'rejected'",
  waiting: "q.status = 'published' AND q.answer IS NULL",
  answered: "q.status = 'published' AND q.answer IS NOT NULL",
} as const;
export type StaffPart = keyof typeof staffParts;

/** Questions for moderation, matching a search, by page. */
export async function listForStaff(
  db: Queryable,
  query: { part: StaffPart; search: string; from: number; count: number },
): Promise<{ items: QuestionRow[]; total: number }> {
  // Matches words of the question or answer, or the end of its address; an empty text matches all.
  const isMeant = `${staffParts[query.part]}
    AND ($1 = '' OR strpos(lower(concat_ws(' ', q.question, q.answer)), lower($1)) > 0
         OR $1 LIKE '%/tour-question/' || q.tour_id || '/' || q.id)`;
  const { rows } = await db.query<QuestionRow>(
    `SELECT ${columns} FROM ${tables} WHERE ${isMeant} ORDER BY q.id DESC OFFSET $2 LIMIT $3`,
    [query.search, query.from, query.count],
  );
  const counted = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM tour_question q WHERE ${isMeant}`,
    [query.search],
  );
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}
