import type { CommissionScope, CommissionTerm } from "@tropa/domain/organizers/commission";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { Client, Queryable } from "../../platform/db/database.ts";

/** What a commission is for, by its id or number; empty for all storefronts. */
export interface CommissionSubject {
  scope: CommissionScope;
  subject: string;
}

export interface TermRow extends CommissionSubject {
  level: number;
  number: number;
  title: LocalisedText;
  departs_on: LocalDate | null;
  currency: Currency | null;
  starts_on: LocalDate | null;
  ends_on: LocalDate | null;
  percent: number | null;
  quantity: number | null;
  is_ahead: boolean;
  set_at: Date | null;
  set_by: string | null;
  reason: string | null;
}

/** The last term of a page, from which the next one goes on. */
export type TermKey = Pick<TermRow, "level" | "number" | "subject" | "starts_on">;

const today = "(now() AT TIME ZONE 'UTC')::date";

/** Returns terms from the widest level to the nearest, each subject's in the order of their days. */
export async function listTerms(
  db: Queryable,
  {
    q,
    scope,
    after,
    limit,
  }: { q: string; scope: string | null; after: TermKey | null; limit: number },
): Promise<TermRow[]> {
  const { rows } = await db.query<TermRow>(
    `SELECT term.level, term.scope, term.number, term.subject, term.title, term.departs_on, term.currency,
            nullif(term.starts_on, '-infinity') AS starts_on, term.ends_on, term.percent::float8 AS percent,
            term.quantity_minor AS quantity, term.starts_on > ${today} AS is_ahead,
            change.created_at AS set_at, change.name AS set_by, change.reason
       FROM (SELECT *, lead(starts_on) OVER (PARTITION BY level, number, subject ORDER BY starts_on) - 1 AS ends_on
               FROM commission_terms) term
       LEFT JOIN LATERAL (
         SELECT change.created_at, change.reason, full_name(account.first_name, account.last_name) AS name
           FROM commission_change change LEFT JOIN account ON account.id = change.account_id
          WHERE change.scope = term.scope AND change.subject = term.subject AND change.starts_on = term.starts_on
            AND change.percent = term.percent
          ORDER BY change.id DESC LIMIT 1) change ON true
      WHERE ($1 = '' OR term.subject = $1 OR strpos(lower(term.title::text), lower($1)) > 0)
        AND ($2::text IS NULL OR term.scope = $2)
        AND ($3::integer IS NULL OR (term.level, term.number, term.subject, term.starts_on)
                                    > ($3, $4::integer, $5, coalesce($6::date, '-infinity')))
      ORDER BY term.level, term.number, term.subject, term.starts_on LIMIT $7`,
    [
      q,
      scope,
      after?.level ?? null,
      after?.number ?? 0,
      after?.subject ?? "",
      after?.starts_on ?? null,
      limit,
    ],
  );
  return rows;
}

/** A subject with what it belongs to. */
export interface SubjectRow {
  title: LocalisedText;
  departs_on: LocalDate | null;
  tour_id: number | null;
  organizer_id: number | null;
  /** Of sums per seat; null where no term is a sum. */
  currency: Currency | null;
}

const subjects: Record<Exclude<CommissionScope, "all" | "storefront">, string> = {
  organizer: `SELECT jsonb_build_object('ru', title) AS title, NULL AS departs_on, NULL AS tour_id, id AS organizer_id,
                     NULL AS currency FROM organizer WHERE id = $1`,
  tour: `SELECT title, NULL AS departs_on, id AS tour_id, organizer_id, currency FROM tour WHERE id = $1`,
  date: `SELECT tour.title, starts_on AS departs_on, tour.id AS tour_id, organizer_id, tour.currency
           FROM tour_date JOIN tour ON tour.id = tour_date.tour_id WHERE tour_date.id = $1`,
};

/** Returns an organizer, tour or date; null if there is none. */
export async function findSubject(
  db: Queryable,
  scope: keyof typeof subjects,
  id: number,
): Promise<SubjectRow | null> {
  const { rows } = await db.query<SubjectRow>(subjects[scope], [id]);
  return rows[0] ?? null;
}

/** Returns the coming dates of a tour, the next one first. */
export async function listComingDates(
  db: Queryable,
  tourId: number,
  limit: number,
): Promise<{ id: number; title: LocalisedText; departs_on: LocalDate }[]> {
  const { rows } = await db.query<{ id: number; title: LocalisedText; departs_on: LocalDate }>(
    `SELECT tour_date.id, tour.title, tour_date.starts_on AS departs_on
       FROM tour_date JOIN tour ON tour.id = tour_date.tour_id
      WHERE tour_id = $1 AND starts_on > ${today} ORDER BY starts_on, tour_date.id LIMIT $2`,
    [tourId, limit],
  );
  return rows;
}

/** Returns all terms that count for a subject on some day: its own and those of what it belongs to. */
export async function termsAround(
  db: Queryable,
  { scope, subject }: CommissionSubject,
  {
    tour_id: tourId,
    organizer_id: organizerId,
    storefront,
  }: Pick<SubjectRow, "tour_id" | "organizer_id"> & { storefront: string },
): Promise<CommissionTerm[]> {
  const { rows } = await db.query<CommissionTerm>(
    `SELECT scope, nullif(starts_on, '-infinity') AS starts_on, percent::float8 AS percent, quantity_minor AS quantity
       FROM commission_terms
      WHERE (scope = $1 AND subject = $2) OR (scope = 'tour' AND number = $3) OR (scope = 'organizer' AND number = $4)
         OR (scope = 'storefront' AND subject = $5 AND $1 <> 'all') OR scope = 'all'`,
    [scope, subject, tourId, organizerId, storefront],
  );
  return rows;
}

/** Counts nearer subjects with terms of their own; dates that have departed do not count. */
export async function countExceptions(
  db: Queryable,
  scope: CommissionScope,
  { tour_id: tourId, organizer_id: organizerId }: Pick<SubjectRow, "tour_id" | "organizer_id">,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(DISTINCT (level, number, subject))::integer AS count FROM commission_terms
      WHERE level > CASE $1 WHEN 'all' THEN 1 WHEN 'storefront' THEN 2 WHEN 'organizer' THEN 3 WHEN 'tour' THEN 4 ELSE 5 END
        AND (departs_on IS NULL OR departs_on > ${today})
        AND ($2::integer IS NULL OR organizer_id = $2) AND ($3::integer IS NULL OR tour_id = $3)`,
    [scope, organizerId, tourId],
  );
  return rows[0]?.count ?? 0;
}

/** Only a term that begins after today is written: what was booked before keeps its percentage. */
const writes: Record<CommissionScope, string> = {
  all: `INSERT INTO storefront_commission (storefront, percent, starts_on) SELECT NULL, $2, $3 WHERE $1::text = ''`,
  storefront: `INSERT INTO storefront_commission (storefront, percent, starts_on) SELECT $1, $2, $3 WHERE true`,
  organizer: `INSERT INTO organizer_commission (organizer_id, percent, starts_on) SELECT $1::text::integer, $2, $3 WHERE true`,
  // What else stands with a tour's commission goes on.
  tour: `INSERT INTO tour_commission (tour_id, percent, starts_on, max_age, is_unwanted, is_free_cancellation)
         SELECT tour.id, $2, $3, latest.max_age, coalesce(latest.is_unwanted, false), coalesce(latest.is_free_cancellation, false)
           FROM tour LEFT JOIN LATERAL (SELECT * FROM tour_commission WHERE tour_id = tour.id AND starts_on <= $3
                                         ORDER BY starts_on DESC LIMIT 1) latest ON true
          WHERE tour.id = $1::text::integer`,
  date: `INSERT INTO tour_date_commission (tour_date_id, percent, starts_on) SELECT $1::text::integer, $2, $3 WHERE true`,
};
const replacements: Record<CommissionScope, string> = {
  all: "ON CONFLICT ON CONSTRAINT storefront_commission_once DO UPDATE SET percent = excluded.percent",
  storefront:
    "ON CONFLICT ON CONSTRAINT storefront_commission_once DO UPDATE SET percent = excluded.percent",
  organizer: "ON CONFLICT (organizer_id, starts_on) DO UPDATE SET percent = excluded.percent",
  tour: `ON CONFLICT (tour_id, starts_on) DO UPDATE
            SET percent = excluded.percent, quantity_minor = NULL, updated_on = excluded.updated_on`,
  date: "ON CONFLICT (tour_date_id, starts_on) DO UPDATE SET percent = excluded.percent, quantity_minor = NULL",
};

/** Sets a percentage from a day on; false if the day is not ahead. */
export async function putTerm(
  client: Client,
  { scope, subject }: CommissionSubject,
  { percent, startsOn }: { percent: number; startsOn: LocalDate },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `${writes[scope]} AND $3::date > ${today} ${replacements[scope]}`,
    [subject, percent, startsOn],
  );
  return rowCount === 1;
}

const deletions: Record<CommissionScope, string> = {
  all: "DELETE FROM storefront_commission WHERE storefront IS NULL AND $1::text = ''",
  storefront: "DELETE FROM storefront_commission WHERE storefront = $1",
  organizer: "DELETE FROM organizer_commission WHERE organizer_id = $1::text::integer",
  tour: "DELETE FROM tour_commission WHERE tour_id = $1::text::integer",
  date: "DELETE FROM tour_date_commission WHERE tour_date_id = $1::text::integer",
};

/** Deletes a term that has not begun; false if there is none. */
export async function deleteTerm(
  client: Client,
  { scope, subject }: CommissionSubject,
  startsOn: LocalDate,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `${deletions[scope]} AND starts_on = $2::date AND starts_on > ${today}`,
    [subject, startsOn],
  );
  return rowCount === 1;
}

/** Notes who changed a term; a percentage of null takes it back. */
export async function insertChange(
  client: Client,
  { scope, subject }: CommissionSubject,
  change: { percent: number | null; startsOn: LocalDate; reason: string; accountId: number },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO commission_change (scope, subject, starts_on, percent, reason, account_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [scope, subject, change.startsOn, change.percent, change.reason, change.accountId],
  );
  return rows[0]?.id ?? 0;
}
