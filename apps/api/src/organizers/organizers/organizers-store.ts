import type { Locale } from "@tropa/domain/locale";
import type { LegalForm, SellerKind } from "@tropa/domain/organizers/organizer-kinds";
import { inLocale } from "../../discovery/catalogue/catalogue.ts";
import { placedReviewColumns } from "../../editorial/reviews/reviews.ts";
import type { PlacedReviewRow } from "../../editorial/reviews/reviews.ts";
import type { Queryable } from "../../platform/db/database.ts";

/** Columns of organizers `o` for lists and pages; $1 is the reader's language. */
const cardColumns = `
  o.id, o.title, ${inLocale("o.first_name")} AS first_name, ${inLocale("o.last_name")} AS last_name, o.photo,
  o.city_id, o.city_name, o.city_country, o.languages, o.is_verified, o.is_published`;

/** Number and rating of an organizer's published tours; the rating is weighted by reviews. */
const ownTotals = `
  SELECT count(*) AS tours_count, coalesce(sum(t.reviews_count), 0)::integer AS reviews_count,
         coalesce(round(sum(t.rating * t.reviews_count) / nullif(sum(t.reviews_count), 0), 2), 0) AS rating
    FROM tour t WHERE t.organizer_id = o.id AND t.status = 'published' AND NOT t.is_individual`;

export interface OrganizerCardRow {
  id: number;
  title: string;
  first_name: string;
  last_name: string;
  photo: string;
  city_id: number | null;
  city_name: string | null;
  city_country: string | null;
  languages: string[];
  is_verified: boolean;
  is_published: boolean;
  tours_count: number;
  reviews_count: number;
  rating: number;
}

export interface OrganizerPageRow extends OrganizerCardRow {
  about: string;
  started_on: string;
  joined_on: string;
  has_direct_sale: boolean;
  seller_kind: SellerKind;
  legal_form: LegalForm | null;
  countries: { id: number; tours_count: number }[];
}

/** Returns an organizer's card; null for an unknown id. */
export async function readCard(
  db: Queryable,
  { id, locale }: { id: number; locale: Locale },
): Promise<OrganizerCardRow | null> {
  const { rows } = await db.query<OrganizerCardRow>({
    name: "organizers-card",
    text: `SELECT ${cardColumns}, totals.* FROM organizer o, LATERAL (${ownTotals}) totals WHERE o.id = $2`,
    values: [locale, id],
  });
  return rows[0] ?? null;
}

/** Returns an organizer's page; null for an unknown id. */
export async function readPage(
  db: Queryable,
  { id, locale }: { id: number; locale: Locale },
): Promise<OrganizerPageRow | null> {
  const { rows } = await db.query<OrganizerPageRow>({
    name: "organizers-page",
    text: `
      SELECT ${cardColumns}, totals.*, ${inLocale("o.about")} AS about, o.started_on,
        o.created_at::date AS joined_on, o.has_direct_sale, o.seller_kind,
        legal.legal_form,
        (
          SELECT coalesce(json_agg(json_build_object('id', id, 'tours_count', tours) ORDER BY tours DESC, id), '[]')
          FROM (
            SELECT country_id AS id, count(*) AS tours FROM tour t, unnest(t.country_ids) country_id
            WHERE t.organizer_id = o.id AND t.status = 'published' AND NOT t.is_individual GROUP BY country_id
          ) led
        ) AS countries
      FROM organizer o
      CROSS JOIN LATERAL (${ownTotals}) totals
      LEFT JOIN organizer_requisites legal ON legal.organizer_id = o.id
      WHERE o.id = $2`,
    values: [locale, id],
  });
  return rows[0] ?? null;
}

/** Numbers of an organizer's completed trips and their travellers. */
export async function readExperience(
  db: Queryable,
  id: number,
): Promise<{ completed_bookings: number; travellers: number }> {
  const { rows } = await db.query<{ completed_bookings: number; travellers: number }>(
    `SELECT count(*) AS completed_bookings, coalesce(sum(seats), 0)::integer AS travellers
       FROM booking WHERE organizer_id = $1 AND status = 4`,
    [id],
  );
  return rows[0] ?? { completed_bookings: 0, travellers: 0 };
}

/** Numbers of an organizer's reviews with one to five stars. */
export async function countStars(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await db.query<{ counts: number[] }>({
    name: "organizers-stars",
    text: `
      SELECT array_agg(coalesce(given.count, 0)::integer ORDER BY stars) AS counts
      FROM generate_series(1, 5) stars LEFT JOIN (
        SELECT r.rating, count(*) AS count FROM review r JOIN tour t ON t.id = r.tour_id
        WHERE r.organizer_id = $1 AND r.status = 'published' AND t.status <> 'gone' AND NOT t.is_individual
        GROUP BY r.rating
      ) given ON given.rating = stars`,
    values: [id],
  });
  return rows[0]?.counts ?? [0, 0, 0, 0, 0];
}

/** Reviews of all of an organizer's tours, newest first; they outlive their tours in the catalogue. */
export async function readOrganizerReviews(
  db: Queryable,
  query: { id: number; locale: Locale; from: number; count: number },
): Promise<PlacedReviewRow[]> {
  const { rows } = await db.query<PlacedReviewRow>({
    name: "organizers-reviews",
    text: `
      SELECT ${placedReviewColumns} FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE r.organizer_id = $2 AND r.status = 'published' AND t.status <> 'gone' AND NOT t.is_individual
      ORDER BY r.created_on DESC, r.id DESC OFFSET $3 LIMIT $4`,
    values: [query.locale, query.id, query.from, query.count],
  });
  return rows;
}

export interface OrganizerTotals {
  id: number;
  tours_count: number;
  reviews_count: number;
  rating: number;
  country_ids: number[];
}

/** Returns all organizers with published tours, best known first. Slow: scans the catalogue. */
export async function readTotals(db: Queryable): Promise<OrganizerTotals[]> {
  const { rows } = await db.query<OrganizerTotals>({
    name: "organizers-totals",
    text: `
      WITH shown AS (
        SELECT organizer_id, country_ids, count(*) AS tours, sum(reviews_count) AS reviews,
          sum(rating * reviews_count) AS stars
        FROM tour WHERE status = 'published' AND NOT is_individual GROUP BY organizer_id, country_ids
      ), led AS (
        SELECT organizer_id, array_agg(DISTINCT country) AS country_ids
        FROM shown, unnest(country_ids) country GROUP BY organizer_id
      )
      SELECT organizer_id AS id, sum(tours)::integer AS tours_count, sum(reviews)::integer AS reviews_count,
        coalesce(round(sum(stars) / nullif(sum(reviews), 0), 2), 0) AS rating, led.country_ids
      FROM shown JOIN led USING (organizer_id)
      GROUP BY organizer_id, led.country_ids
      ORDER BY sum(stars) DESC, organizer_id`,
  });
  return rows;
}

/** Ids of organizers whose pages are published. */
export async function readPublished(db: Queryable): Promise<Set<number>> {
  const { rows } = await db.query<{ id: number }>({
    name: "organizers-published",
    text: "SELECT id FROM organizer WHERE is_published",
  });
  return new Set(rows.map(({ id }) => id));
}

type HubRow = Omit<OrganizerCardRow, "tours_count" | "reviews_count" | "rating">;

/** Organizers by their ids. */
export async function readNamed(
  db: Queryable,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<HubRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<HubRow>({
    name: "organizers-named",
    text: `SELECT ${cardColumns} FROM organizer o WHERE o.id = ANY ($2::integer[])`,
    values: [locale, ids],
  });
  return rows;
}

interface ShowcaseRow {
  id: number;
  pictures: string[];
  quote: { text: string; author_name: string } | null;
}

const quoteLengths = { least: 40, most: 400 };

/** Returns data for lists of organizers: pictures of their best known tours, and a quote from a review. */
export async function readShowcases(
  db: Queryable,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<ShowcaseRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<ShowcaseRow>({
    name: "organizers-showcases",
    text: `
      SELECT o.id,
        ARRAY(
          SELECT t.images[1] FROM tour t
          WHERE t.organizer_id = o.id AND t.status = 'published' AND NOT t.is_individual
          ORDER BY t.reviews_count DESC, t.id LIMIT 3
        ) AS pictures,
        (
          SELECT json_build_object('text', r.text, 'author_name', r.author_name)
          FROM review r JOIN tour t ON t.id = r.tour_id
          WHERE r.organizer_id = o.id AND r.status = 'published' AND r.rating = 5 AND r.locale = $1
            AND length(r.text) BETWEEN $3 AND $4 AND t.status <> 'gone' AND NOT t.is_individual
          ORDER BY r.created_on DESC, r.id DESC LIMIT 1
        ) AS quote
      FROM organizer o WHERE o.id = ANY ($2::integer[])`,
    values: [locale, ids, quoteLengths.least, quoteLengths.most],
  });
  return rows;
}

/** Whether an organizer with this id exists. */
export async function isOrganizer(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query("SELECT 1 FROM organizer WHERE id = $1", [id]);
  return rowCount === 1;
}
