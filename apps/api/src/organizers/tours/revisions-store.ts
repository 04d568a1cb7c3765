import type { revisionOutcomes } from "@tropa/api-contract/organizers/tours/calls-tour-revisions";
import type { ReturnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { LocalisedText } from "@tropa/domain/locale";
import { readDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { Client, Queryable } from "../../platform/db/database.ts";

export type RevisionOutcome = (typeof revisionOutcomes)[number];

export interface RevisionRow {
  number: number;
  outcome: RevisionOutcome;
  created_at: Date;
  created_by: string;
  decided_at: Date | null;
  reasons: ReturnReason[];
}

/** Stores a draft as the next revision and returns its number. The caller must hold the tour's lock. */
export async function insertRevision(
  client: Client,
  revision: {
    id: number;
    draft: TourDraft;
    outcome: RevisionOutcome;
    storefront: string;
    locale: string;
    accountId: number | null;
  },
): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `INSERT INTO tour_revision (organizer_tour_id, number, draft, outcome, storefront, locale, created_by)
     SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 FROM tour_revision WHERE organizer_tour_id = $1
     RETURNING number`,
    [
      revision.id,
      JSON.stringify(revision.draft),
      revision.outcome,
      revision.storefront,
      revision.locale,
      revision.accountId,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error("A revision was not stored");
  return row.number;
}

/** Stores a decision about a revision. */
export async function decideRevision(
  client: Client,
  { id, number }: { id: number; number: number },
  decision: { outcome: RevisionOutcome; reasons: readonly ReturnReason[]; accountId: number },
): Promise<void> {
  await client.query(
    `UPDATE tour_revision SET outcome = $3, reasons = $4, decided_by = $5, decided_at = now()
      WHERE organizer_tour_id = $1 AND number = $2`,
    [id, number, decision.outcome, JSON.stringify(decision.reasons), decision.accountId],
  );
}

/** Returns revisions of a tour, newest first. */
export async function listRevisions(
  db: Queryable,
  id: number,
  limit: number,
): Promise<RevisionRow[]> {
  const { rows } = await db.query<RevisionRow>(
    `SELECT r.number, r.outcome, r.created_at, full_name(a.first_name, a.last_name) AS created_by,
            r.decided_at, r.reasons
       FROM tour_revision r LEFT JOIN account a ON a.id = r.created_by
      WHERE r.organizer_tour_id = $1 ORDER BY r.number DESC LIMIT $2`,
    [id, limit],
  );
  return rows;
}

/** Returns the draft of a revision. */
export async function readRevision(
  db: Queryable,
  id: number,
  number: number,
): Promise<TourDraft | null> {
  const { rows } = await db.query<{ draft: TourDraft }>(
    "SELECT draft FROM tour_revision WHERE organizer_tour_id = $1 AND number = $2",
    [id, number],
  );
  return rows[0] ? readDraft(rows[0].draft) : null;
}

/** Returns pictures of all revisions: what a tour has shown may be used again. */
export async function picturesOfRevisions(db: Queryable, id: number): Promise<Set<string>> {
  const { rows } = await db.query<{ picture: string }>(
    `SELECT DISTINCT picture FROM (
       SELECT jsonb_array_elements_text(draft -> 'photos') AS picture FROM tour_revision WHERE organizer_tour_id = $1
       UNION ALL
       SELECT day ->> 'photo' FROM tour_revision, jsonb_array_elements(draft -> 'programme') AS day
        WHERE organizer_tour_id = $1) AS shown
      WHERE picture IS NOT NULL`,
    [id],
  );
  return new Set(rows.map(({ picture }) => picture));
}

/** Storefront and language of the latest submission; null if there is none. */
export async function lastSender(
  db: Queryable,
  id: number,
): Promise<{ storefront: string; locale: string } | null> {
  const { rows } = await db.query<{ storefront: string; locale: string }>(
    `SELECT storefront, locale FROM tour_revision
      WHERE organizer_tour_id = $1 AND outcome <> 'imported' ORDER BY number DESC LIMIT 1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface WaitingRow {
  id: number;
  tour_id: number | null;
  number: number;
  title: LocalisedText;
  image: string | null;
  organizer_id: number;
  organizer_title: string;
  is_verified: boolean;
  sent_at: Date;
  sent_by: string;
  returned_before: number;
}

/** Returns tours waiting for moderation, by page. */
export async function listWaiting(
  db: Queryable,
  { from, count }: { from: number; count: number },
): Promise<{ items: WaitingRow[]; total: number }> {
  const items = await db.query<WaitingRow>(
    `SELECT own.id, own.tour_id, r.number, own.draft -> 'title' AS title, own.draft #>> '{photos,0}' AS image,
            o.id AS organizer_id, o.title AS organizer_title, o.is_verified, r.created_at AS sent_at,
            full_name(a.first_name, a.last_name) AS sent_by,
            (SELECT count(*) FROM tour_revision b
              WHERE b.organizer_tour_id = own.id AND b.outcome = 'returned') AS returned_before
       FROM organizer_tour own
       JOIN tour_revision r ON r.organizer_tour_id = own.id AND r.number = own.waiting_revision
       JOIN organizer o ON o.id = own.organizer_id
       LEFT JOIN account a ON a.id = r.created_by
      WHERE own.stage = 'moderation' ORDER BY r.created_at, own.id OFFSET $1 LIMIT $2`,
    [from, count],
  );
  const counted = await db.query<{ total: number }>(
    "SELECT count(*) AS total FROM organizer_tour WHERE stage = 'moderation'",
  );
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}
