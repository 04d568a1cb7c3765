import type { Locale } from "@tropa/domain/locale";
import type { Queryable } from "../db/database.ts";
import { inLocale } from "./card-store.ts";
import type { ReviewRow } from "./tour-store.ts";

/** Very hot tours with a coming date, the best first. */
export async function readHotTours(
  db: Queryable,
  question: { today: string; count: number },
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "catalogue-hot-tours",
    text: `
      SELECT id FROM tour t
      WHERE status = 'published' AND type = 1 AND is_very_hot AND EXISTS (
        SELECT 1 FROM tour_date WHERE tour_id = t.id AND starts_on > $1::date AND seats_taken < seats_total
      )
      ORDER BY weight DESC, id LIMIT $2`,
    values: [question.today, question.count],
  });
  return rows.map((row) => row.id);
}

interface TourReviewRow extends ReviewRow {
  tour_id: number;
  tour_slug: string;
  tour_title: string;
}

/**
 * The latest good reviews in one language, one a tour. Of the best tours alone: the home page speaks of those,
 * and no index would have to hold the reviews of all.
 */
export async function readLateReviews(
  db: Queryable,
  question: { locale: Locale; tours: number; count: number; shortest: number },
): Promise<TourReviewRow[]> {
  const { rows } = await db.query<TourReviewRow>({
    name: "catalogue-late-reviews",
    text: `
      SELECT r.*, best.id AS tour_id, best.slug AS tour_slug, ${inLocale("best.title")} AS tour_title
      FROM (
        SELECT id, slug, title FROM tour
        WHERE status = 'published' AND NOT is_individual ORDER BY weight DESC, id LIMIT $2
      ) best
      JOIN LATERAL (
        SELECT id, author_name, author_photo, rating, locale, text, travelled_on, created_on, reply, photos
        FROM review
        WHERE tour_id = best.id AND locale = $1 AND rating = 5 AND length(text) >= $4 AND status = 'published'
        ORDER BY created_on DESC, id DESC LIMIT 1
      ) r ON true
      ORDER BY r.created_on DESC, r.id DESC LIMIT $3`,
    values: [question.locale, question.tours, question.count, question.shortest],
  });
  return rows;
}
