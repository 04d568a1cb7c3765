import type { ReturnReason } from "@tropa/api-contract/organizers/tours/organizer-tour";
import type { LocalDate } from "@tropa/domain/time/local-date";
import type { LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { tourFilters } from "@tropa/domain/organizers/tours/tour-stage";
import type {
  TourFilter,
  TourPublication,
  TourStage,
} from "@tropa/domain/organizers/tours/tour-stage";
import { readDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { TourDraft } from "@tropa/domain/organizers/tours/tour-draft";
import type { Client, Queryable } from "../../platform/db/database.ts";

export interface OwnTourRow {
  id: number;
  organizer_id: number;
  organizer_title: string;
  tour_id: number | null;
  slug: string | null;
  stage: TourStage;
  publication: TourPublication;
  version: number;
  draft: TourDraft;
  reasons: ReturnReason[];
  published_revision: number | null;
  waiting_revision: number | null;
  /** The marketplace's commissions today by storefront, percent; the key "" is the default. */
  commissions: Record<string, number | null>;
  saved_at: Date;
  saved_by: string;
}

/** Publication state of a tour `t` with an optional draft `own`. */
const publication = `
  CASE WHEN own.archived_at IS NOT NULL OR t.status = 'gone' THEN 'archived'
       WHEN t.id IS NULL THEN 'never'
       WHEN t.status = 'published' THEN 'published'
       WHEN own.is_withdrawn THEN 'withdrawn'
       ELSE 'unpublished' END`;

const nameOf = (account: string) => `full_name(${account}.first_name, ${account}.last_name)`;

const commissions = `
  (SELECT jsonb_object_agg(coalesce(front.storefront, ''), (
            SELECT coalesce(percent, round(quantity_minor * 100.0 / t.price_minor, 2))
              FROM commission_term(NULL, own.tour_id, own.organizer_id, front.storefront, (now() AT TIME ZONE 'UTC')::date)))
     FROM (SELECT storefront FROM storefront_commission UNION SELECT NULL) front)`;

const selectOwn = `
  SELECT own.id, own.organizer_id, o.title AS organizer_title, own.tour_id, t.slug, own.stage,
         ${publication} AS publication, own.version, own.draft, own.reasons, own.published_revision,
         own.waiting_revision, ${commissions} AS commissions, own.saved_at, ${nameOf("saver")} AS saved_by
    FROM organizer_tour own
    JOIN organizer o ON o.id = own.organizer_id
    LEFT JOIN tour t ON t.id = own.tour_id
    LEFT JOIN account saver ON saver.id = own.saved_by`;

/** Returns a tour with its draft. */
export async function readOwnTour(db: Queryable, id: number): Promise<OwnTourRow | null> {
  const { rows } = await db.query<OwnTourRow>(`${selectOwn} WHERE own.id = $1`, [id]);
  const [row] = rows;
  return row ? { ...row, draft: readDraft(row.draft) } : null;
}

/** Like `readOwnTour`, locked until the transaction ends. */
export async function lockOwnTour(client: Client, id: number): Promise<OwnTourRow | null> {
  await client.query("SELECT FROM organizer_tour WHERE id = $1 FOR UPDATE", [id]);
  return readOwnTour(client, id);
}

/** Returns the draft of a catalogue tour; null if there is none. */
export async function findDraftOf(db: Queryable, tourId: number): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    "SELECT id FROM organizer_tour WHERE tour_id = $1",
    [tourId],
  );
  return rows[0]?.id ?? null;
}

/** Inserts a draft and returns its id; null if the catalogue tour already has one. */
export async function insertOwnTour(
  client: Client,
  tour: {
    organizerId: number;
    tourId: number | null;
    stage: TourStage;
    draft: TourDraft;
    accountId: number;
  },
): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO organizer_tour (organizer_id, tour_id, stage, draft, saved_by) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tour_id) DO NOTHING RETURNING id`,
    [tour.organizerId, tour.tourId, tour.stage, JSON.stringify(tour.draft), tour.accountId],
  );
  return rows[0]?.id ?? null;
}

/** Stores a draft and the tour's stage. */
export async function saveDraft(
  client: Client,
  id: number,
  { draft, stage, accountId }: { draft: TourDraft; stage: TourStage; accountId: number },
): Promise<void> {
  await client.query(
    `UPDATE organizer_tour SET draft = $2, stage = $3, saved_by = $4, saved_at = now(), version = version + 1
      WHERE id = $1`,
    [id, JSON.stringify(draft), stage, accountId],
  );
}

export interface StateColumns {
  stage?: TourStage;
  tour_id?: number;
  is_withdrawn?: boolean;
  archived_at?: Date;
  reasons?: readonly ReturnReason[];
  published_revision?: number;
  waiting_revision?: number | null;
}

/** Updates the state of a tour. */
export async function updateState(
  client: Client,
  id: number,
  { reasons, ...columns }: StateColumns,
): Promise<void> {
  const entries = Object.entries({
    ...columns,
    ...(reasons && { reasons: JSON.stringify(reasons) }),
  });
  const changes = entries.map(([name], index) => `${name} = $${index + 2}`);
  await client.query(
    `UPDATE organizer_tour SET ${["version = version + 1", ...changes].join(", ")} WHERE id = $1`,
    [id, ...entries.map(([, value]) => value)],
  );
}

export interface ListedTourRow {
  id: number | null;
  tour_id: number | null;
  stage: TourStage;
  publication: TourPublication;
  is_excursion: boolean;
  title: LocalisedText;
  image: string | null;
  slug: string | null;
  price: number | null;
  currency: Currency;
  next_start: LocalDate | null;
  saved_at: Date | null;
}

/** Drafts of an organizer ($1) and their catalogue tours, with or without a draft. */
const listed = `
  SELECT own.id, t.id AS tour_id, coalesce(own.stage, 'settled') AS stage, ${publication} AS publication,
         coalesce(own.type = 'excursion', t.type = 2) AS is_excursion, coalesce(own.title, t.title) AS title,
         CASE WHEN own.id IS NULL THEN t.images[1] ELSE own.image END AS image, t.slug,
         CASE WHEN own.id IS NULL THEN t.price_minor ELSE own.price END AS price,
         coalesce(own.currency, t.currency) AS currency, own.saved_at
    FROM (SELECT id, tour_id, stage, is_withdrawn, archived_at, type, title, image, price, currency, saved_at
            FROM organizer_tour WHERE organizer_id = $1) own
    FULL JOIN (SELECT id, slug, status, type, title, images, price_minor, currency
                 FROM tour WHERE organizer_id = $1 AND NOT is_individual) t ON t.id = own.tour_id`;

/** Conditions of the filters; the SQL version of the domain's `isIn`. */
const conditions: Readonly<Record<TourFilter, string>> = {
  draft: "publication <> 'archived' AND stage = 'draft'",
  moderation: "publication <> 'archived' AND stage = 'moderation'",
  returned: "publication <> 'archived' AND stage = 'returned'",
  published: "publication = 'published'",
  unpublished: "publication IN ('unpublished', 'withdrawn')",
  archived: "publication = 'archived'",
};

/** Returns a page of an organizer's tours. */
export async function listTours(
  db: Queryable,
  question: {
    organizerId: number;
    filter: TourFilter | null;
    text: string;
    from: number;
    count: number;
    today: LocalDate;
  },
): Promise<{ items: ListedTourRow[]; total: number; counts: Record<TourFilter, number> }> {
  const { organizerId, filter, text, from, count, today } = question;
  const all = `WITH listed AS (${listed})`;
  const found = `listed WHERE (${filter === null ? "publication <> 'archived'" : conditions[filter]})
    AND ($2 = '' OR EXISTS (SELECT 1 FROM jsonb_each_text(title) AS words WHERE strpos(lower(words.value), lower($2)) > 0))`;
  const items = await db.query<ListedTourRow>(
    `${all} SELECT listed.*, (SELECT min(starts_on) FROM tour_date d
                               WHERE d.tour_id = listed.tour_id AND d.starts_on > $5 AND d.seats_free > 0) AS next_start
       FROM ${found} ORDER BY saved_at DESC NULLS LAST, tour_id DESC NULLS LAST, id DESC OFFSET $3 LIMIT $4`,
    [organizerId, text, from, count, today],
  );
  const counted = await db.query<{ total: number } & Record<TourFilter, number>>(
    `${all} SELECT (SELECT count(*) FROM ${found}) AS total,
            ${tourFilters.map((name) => `count(*) FILTER (WHERE ${conditions[name]}) AS ${name}`).join(", ")}
       FROM listed`,
    [organizerId, text],
  );
  const [row] = counted.rows;
  if (!row) throw new Error("the tours of an organizer were not counted");
  const { total, ...counts } = row;
  return { items: items.rows, total, counts };
}

/** Returns those of the pictures that belong to the organizer or were uploaded by their people. */
export async function ownPictures(
  db: Queryable,
  {
    pictures,
    organizerId,
    accountId,
  }: { pictures: readonly string[]; organizerId: number; accountId: number },
): Promise<Set<string>> {
  const { rows } = await db.query<{ picture: string }>(
    `SELECT asked.picture FROM unnest($1::text[]) AS asked (picture)
       JOIN stored_file f ON f.uuid::text = substring(asked.picture FROM '^/files/([0-9a-f-]{36})/image/\\{size\\}\\.avif$')
       LEFT JOIN account a ON a.id = f.account_id
      WHERE f.kind = 'image' AND (f.owner_organizer_id = $2 OR a.organizer_id = $2 OR a.id = $3)`,
    [pictures, organizerId, accountId],
  );
  return new Set(rows.map(({ picture }) => picture));
}

/** Makes the organizer the owner of the pictures, so that they stay when the uploader's account ends. */
export async function givePictures(
  client: Client,
  pictures: readonly string[],
  organizerId: number,
): Promise<void> {
  await client.query(
    `UPDATE stored_file SET owner_organizer_id = $2
      WHERE owner_organizer_id IS NULL AND kind = 'image' AND '/files/' || uuid || '/image/{size}.avif' = ANY ($1)`,
    [pictures, organizerId],
  );
}

/** Whether an organizer with this id exists. */
export async function isOrganizer(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query("SELECT FROM organizer WHERE id = $1", [id]);
  return rowCount === 1;
}

/** Returns the organizer's home city; null if it is not in the catalogue. */
export async function findHomeCity(db: Queryable, organizerId: number): Promise<number | null> {
  const { rows } = await db.query<{ city_id: number | null }>(
    "SELECT city_id FROM organizer WHERE id = $1",
    [organizerId],
  );
  return rows[0]?.city_id ?? null;
}
