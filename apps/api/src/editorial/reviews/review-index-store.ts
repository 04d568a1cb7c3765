import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import type { Locale } from "@tropa/domain/locale";
import { inLocale } from "../../discovery/catalogue/catalogue.ts";
import type { ReviewRow } from "../../discovery/catalogue/catalogue.ts";
import type { Queryable } from "../../platform/db/database.ts";

export interface PlacedReviewRow extends ReviewRow {
  marks: PlacedReview["marks"];
  tour_id: number;
  tour_slug: string;
  tour_title: string;
  tour_image: string;
  is_active: boolean;
  main_city_id: number;
}

/** Columns of a review `r` and its tour `t`; $1 is the reader's language. */
export const placedReviewColumns = `
  r.id, r.uuid, r.author_name, r.author_photo, r.rating, r.locale, r.text, r.travelled_on, r.created_on, r.reply,
  r.replied_at::date AS replied_on, r.marks, r.photos,
  t.id AS tour_id, t.slug AS tour_slug, ${inLocale("t.title")} AS tour_title, t.images[1] AS tour_image,
  t.status = 'published' AS is_active, t.main_city_id`;

/** Filter of reviews: by place, rating, photos and language. Without country and region, all places. */
export interface ReviewScope {
  countryId: number | null;
  regionId: number | null;
  rating: number | null;
  withPhotos: boolean;
  inOwnLanguage: boolean;
  withExcursions: boolean;
}

const isAsked = `t.status = 'published' AND NOT t.is_individual AND r.status = 'published'
        AND ($2::int IS NULL OR t.country_ids @> ARRAY[$2::int])
        AND ($3::int IS NULL OR t.region_ids @> ARRAY[$3::int])
        AND ($4::int IS NULL OR r.rating = $4)
        AND (NOT $5::boolean OR cardinality(r.photos) > 0)
        AND (NOT $6::boolean OR r.locale = $1)
        AND ($7::boolean OR t.type = 1)`;

const scopeValues = (query: ReviewScope & { locale: Locale }) => [
  query.locale,
  query.countryId,
  query.regionId,
  query.rating,
  query.withPhotos,
  query.inOwnLanguage,
  query.withExcursions,
];

/** Reviews of published tours, first those in the reader's language, newest first within each group. */
export async function readPlaceReviews(
  db: Queryable,
  query: {
    locale: Locale;
    from: number;
    count: number;
  } & ReviewScope,
): Promise<PlacedReviewRow[]> {
  const { rows } = await db.query<PlacedReviewRow>({
    name: "content-reviews",
    text: `
      SELECT ${placedReviewColumns} FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE ${isAsked}
      ORDER BY (r.locale = $1) DESC, r.created_on DESC, r.id DESC OFFSET $8 LIMIT $9`,
    values: [...scopeValues(query), query.from, query.count],
  });
  return rows;
}

/** Returns the number of reviews in a filtered list, counted up to `most`. */
export async function countMatching(
  db: Queryable,
  query: ReviewScope & { locale: Locale; most: number },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: "content-reviews-count",
    text: `
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM review r JOIN tour t ON t.id = r.tour_id WHERE ${isAsked} LIMIT $8
      ) found`,
    values: [...scopeValues(query), query.most],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Returns a review by its UUID. It stays when its tour is deleted, but reviews of tours made for one party are not
 * shown.
 */
export async function readReview(
  db: Queryable,
  query: { locale: Locale; uuid: string; withExcursions: boolean },
): Promise<PlacedReviewRow | null> {
  const { rows } = await db.query<PlacedReviewRow>({
    name: "content-review",
    text: `
      SELECT ${placedReviewColumns} FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE r.uuid = $2 AND r.status = 'published' AND t.status <> 'gone' AND NOT t.is_individual
        AND ($3::boolean OR t.type = 1)`,
    values: [query.locale, query.uuid, query.withExcursions],
  });
  return rows[0] ?? null;
}

interface ReviewCount {
  /** Id 0 means everything. */
  kind: "all" | "country" | "region";
  id: number;
  count: number;
  /** Numbers of reviews with one to five stars. */
  ratings: number[];
  /** Day of the latest review, `yyyy-MM-dd`; null if there are none. */
  newest: string | null;
}

const ratings = `ARRAY[${["one", "two", "three", "four", "five"]
  .map((mark) => `COALESCE(sum(${mark}), 0)`)
  .join(", ")}]::int[]`;

/** Numbers of reviews by place. Slow: scans all reviews. */
export async function countReviews(
  db: Queryable,
  { withExcursions }: Pick<ReviewScope, "withExcursions">,
): Promise<ReviewCount[]> {
  const { rows } = await db.query<ReviewCount>({
    name: "content-review-counts",
    text: `
      WITH shown AS (
        SELECT t.country_ids, t.region_ids, r.*
        FROM (
          SELECT tour_id, count(*) AS count, max(created_on) AS newest,
            count(*) FILTER (WHERE rating = 1) AS one, count(*) FILTER (WHERE rating = 2) AS two,
            count(*) FILTER (WHERE rating = 3) AS three, count(*) FILTER (WHERE rating = 4) AS four,
            count(*) FILTER (WHERE rating = 5) AS five
          FROM review WHERE status = 'published' GROUP BY tour_id
        ) r JOIN tour t ON t.id = r.tour_id
        WHERE t.status = 'published' AND NOT t.is_individual AND ($1::boolean OR t.type = 1)
      )
      SELECT 'all' AS kind, 0 AS id, COALESCE(sum(count), 0)::int AS count, ${ratings} AS ratings, max(newest) AS newest FROM shown
      UNION ALL SELECT 'country', id, sum(count)::int, ${ratings}, max(newest) FROM shown, unnest(country_ids) id GROUP BY id
      UNION ALL SELECT 'region', id, sum(count)::int, ${ratings}, max(newest) FROM shown, unnest(region_ids) id GROUP BY id`,
    values: [withExcursions],
  });
  return rows;
}
