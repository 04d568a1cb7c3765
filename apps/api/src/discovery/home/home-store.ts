import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../../platform/db/database.ts";
import { inLocale } from "../catalogue/catalogue.ts";
import type { ReviewRow } from "../catalogue/catalogue.ts";

/** Reads hot tours with a coming departure, the best first. */
export async function readHotTours(
  db: Queryable,
  question: { today: string; count: number },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "catalogue-hot-tours",
    text: `
      SELECT id FROM tour t
      WHERE status = 'published' AND type = 1 AND is_very_hot AND EXISTS (
        SELECT 1 FROM tour_date WHERE tour_id = t.id AND starts_on > $1::date AND seats_free > 0
      )
      ORDER BY weight DESC, id LIMIT $2`,
    values: [question.today, question.count],
  });
  return rows.map((row) => row.id);
}

/** Returns tours whose first free departure within a span falls in one of the best months of their main place. */
export async function readSeasonTours(
  db: Queryable,
  question: { from: string; to: string; count: number },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "catalogue-season-tours",
    text: `
      SELECT t.id FROM tour t JOIN city c ON c.id = t.main_city_id
      WHERE t.status = 'published' AND t.type = 1 AND NOT t.is_individual AND EXISTS (
        SELECT 1 FROM (
          SELECT min(starts_on) AS starts_on FROM tour_date
          WHERE tour_id = t.id AND starts_on BETWEEN $1::date AND $2::date AND seats_free > 0
        ) d JOIN climate_normal n
          ON n.month = extract(month FROM d.starts_on) AND (n.city_id = c.id OR n.region_id = c.region_id)
        WHERE n.is_best
      )
      ORDER BY t.weight DESC, t.id LIMIT $3`,
    values: [question.from, question.to, question.count],
  });
  return rows.map((row) => row.id);
}

interface DepartureRow {
  tour_id: number;
  starts_on: string;
  ends_on: string;
  price_minor: number;
  price_without_discount_minor: number | null;
  currency: Currency;
  seats_left: number;
}

/** Reads the first guaranteed departures after a day with seats for two, one per tour. */
export async function readNextDepartures(
  db: Queryable,
  question: { today: string; until: string; count: number },
): Promise<DepartureRow[]> {
  const { rows } = await db.query<DepartureRow>({
    name: "catalogue-next-departures",
    text: `
      SELECT * FROM (
        SELECT DISTINCT ON (t.id) t.id AS tour_id, d.starts_on, d.ends_on, d.price_minor,
               d.price_without_discount_minor, t.currency, d.seats_free AS seats_left, t.weight
        FROM tour_date d JOIN tour t ON t.id = d.tour_id
        WHERE d.starts_on > $1::date AND d.starts_on <= $2::date AND d.is_guaranteed
          AND d.seats_free >= 2
          AND t.status = 'published' AND t.type = 1 AND NOT t.is_individual AND NOT t.is_dates_preliminary
        ORDER BY t.id, d.starts_on
      ) next
      ORDER BY starts_on, weight DESC, tour_id LIMIT $3`,
    values: [question.today, question.until, question.count],
  });
  return rows;
}

interface TourReviewRow extends ReviewRow {
  tour_id: number;
  tour_slug: string;
  tour_title: string;
}

/**
 * Reads the latest good reviews in one language, one per tour, of the best tours only: so no index over all reviews
 * is needed.
 */
export async function readLateReviews(
  db: Queryable,
  question: {
    locale: Locale;
    withExcursions: boolean;
    tours: number;
    count: number;
    shortest: number;
  },
): Promise<TourReviewRow[]> {
  const { rows } = await db.query<TourReviewRow>({
    name: "catalogue-late-reviews",
    text: `
      SELECT r.*, best.id AS tour_id, best.slug AS tour_slug, ${inLocale("best.title")} AS tour_title
      FROM (
        SELECT id, slug, title FROM tour
        WHERE status = 'published' AND NOT is_individual AND (type = 1 OR $5) ORDER BY weight DESC, id LIMIT $2
      ) best
      JOIN LATERAL (
        SELECT id, uuid, author_name, author_photo, rating, locale, text, travelled_on, created_on, reply,
          replied_at::date AS replied_on, photos
        FROM review
        WHERE tour_id = best.id AND locale = $1 AND rating = 5 AND length(text) >= $4 AND status = 'published'
        ORDER BY created_on DESC, id DESC LIMIT 1
      ) r ON true
      ORDER BY r.created_on DESC, r.id DESC LIMIT $3`,
    values: [
      question.locale,
      question.tours,
      question.count,
      question.shortest,
      question.withExcursions,
    ],
  });
  return rows;
}

/** Counts published reviews of published tours and averages their ratings. */
export async function readReviewTotals(
  db: Queryable,
  withExcursions: boolean,
): Promise<{ count: number; rating: number }> {
  const { rows } = await db.query<{ count: number; rating: number }>({
    name: "catalogue-review-totals",
    text: `
      SELECT count(*)::int AS count, coalesce(round(avg(r.rating), 2), 0)::float AS rating
      FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE r.status = 'published' AND t.status = 'published' AND NOT t.is_individual AND ($1 OR t.type = 1)`,
    values: [withExcursions],
  });
  return rows[0]!;
}
