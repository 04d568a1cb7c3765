import type { DiscountType } from "@tropa/domain/discovery/discount";
import type { Locale, LocalisedText } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { ChildPrice } from "@tropa/domain/sales/party/party-price";
import type { Traits } from "@tropa/domain/discovery/tour-fields/traits";
import type { Review } from "@tropa/api-contract/discovery/tour";
import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { tag, version } from "@tropa/api-contract/discovery/tour-parts";
import type { z } from "zod";
import type { Queryable } from "../../platform/db/database.ts";
import { inLocale } from "./in-locale.ts";
import type { PriceLists, TourContent } from "@tropa/domain/discovery/tour-content";
import { cabinList, departureList, tagList, traitColumns, versionList } from "./tour-fragments.ts";

export interface TourDateRow {
  id: number;
  starts_on: string;
  ends_on: string;
  start_times: string[];
  price_minor: number;
  price_without_discount_minor: number | null;
  discount_type: DiscountType | null;
  discount_ends_on: string | null;
  /** Seats that can be booked; 0 if bookings are closed. */
  seats_left: number;
  seats_taken: number;
  /** End of the last hold on seats; null if all are sold. */
  held_until?: Date | null;
  seats_total: number;
  /** Free cabins of a cruise, by kind of cabin. */
  cabins_left: DateVariant["cabins_left"];
  is_guaranteed: boolean;
}

export interface OrganizerRow {
  id: number;
  title: string;
  first_name: string;
  last_name: string;
  /** The title of an organizer who is a person. */
  full_name_ru: string;
  photo: string;
  has_page: boolean;
  about: string;
  languages: string[];
  started_on: string;
  is_verified: boolean;
  has_direct_sale: boolean;
  answer_minutes: number | null;
  tours_count: number;
  rating: number;
  reviews_count: number;
}

export interface TourRow extends Traits {
  id: number;
  slug: string;
  status: "published" | "removed" | "gone";
  type: 1 | 2;
  is_cruise: boolean;
  is_individual: boolean;
  title: string;
  summary: string;
  emoji: string | null;
  images: string[];
  /** Alternative texts by picture and language. */
  image_captions: Record<string, LocalisedText>;
  main_city_id: number;
  city_ids: number[];
  main_rest_kind_id: number;
  rest_kind_ids: number[];
  collection_ids: number[];
  min_age: number;
  max_group_size: number;
  duration_days: number;
  duration_nights: number;
  duration_hours: number;
  currency: Currency;
  price_minor: number;
  price_without_discount_minor: number | null;
  is_price_from: boolean;
  is_dates_preliminary: boolean;
  request_period_start: string | null;
  request_period_end: string | null;
  rating: number;
  reviews_count: number;
  cancellation_days: number;
  prepayment_percent: number;
  child_prices: ChildPrice[];
  min_group_size: number;
  decided_days: number;
  video_url: string | null;
  /** Titles in all languages, pictures by their keys. */
  stories: { title: LocalisedText; images: string[] }[];
  content_locale: string;
  content: TourContent;
  /** Price lists in the reader's language, where the content itself is in another. */
  price_lists: PriceLists | null;
  organizer: OrganizerRow;
  dates: TourDateRow[];
  versions: z.output<typeof version>[];
  tags: z.output<typeof tag>[];
  /** Travellers' questions in the reader's language, newest first. */
  asked: { id: number; question: string; answer: string; author_name: string; asked_on: string }[];
  reviews: ReviewRow[];
  /** Numbers of reviews with 1 to 5 stars. */
  rating_counts: number[];
  /** The ship of a cruise; null if it is not described. */
  ship: ShipRow | null;
}

/** A ship as it is stored: the picture by its key, kinds of things by their codes. */
export interface ShipRow {
  name: string;
  vessel: string;
  built: number | null;
  decks: number | null;
  passengers: number;
  image: string | null;
  cabins: {
    id: number;
    kind: string;
    capacity: number;
    deck: number;
    supplement_percent: number;
    inside: string[];
  }[];
}

/** A review as it is stored: pictures by their keys. */
export type ReviewRow = Omit<Review, "photos"> & { photos: string[] };

const reviewColumns =
  "id, uuid, author_name, author_photo, rating, locale, text, travelled_on, created_on, reply, replied_at::date AS replied_on, photos";

/** Order: reviews in the reader's language ($1) first; within both groups newest first. */
const readersFirst = "(locale = $1) DESC, created_on DESC, id DESC";

/** SQL for the ship of a tour `t` with its cabins, the cheapest first; null if it is not described. */
const shipOf = `(
          SELECT json_build_object(
            'name', ${inLocale("s.name")}, 'vessel', s.vessel, 'built', s.built, 'decks', s.decks,
            'passengers', s.passengers, 'image', s.image,
            'cabins', (
              SELECT COALESCE(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'capacity', b.capacity,
                'deck', b.deck, 'supplement_percent', b.supplement_percent, 'inside', b.inside)
                ORDER BY b.supplement_percent, b.id), '[]')
              FROM ship_cabin b WHERE b.ship_id = s.id
            )
          )
          FROM ship s WHERE s.id = t.ship_id AND t.is_cruise AND s.vessel IS NOT NULL
        )`;

/** Reviews that come with the tour's page; the rest are paged. */
const firstReviews = 6;
/** Travellers' questions that come with the tour's page. */
const firstQuestions = 3;

/** Reads a tour with all that its page shows in one query; null for an id that never existed. */
export async function readTour(
  db: Queryable,
  question: { id: number; locale: Locale },
): Promise<TourRow | null> {
  const { rows } = await db.query<TourRow>({
    name: "catalogue-tour",
    text: `
      SELECT t.id, t.slug, t.status, t.type, t.is_cruise, t.is_individual, ${inLocale("t.title")} AS title,
        ${inLocale("t.summary")} AS summary, t.emoji, t.images, t.image_captions, t.main_city_id, t.city_ids, t.main_rest_kind_id,
        t.rest_kind_ids, t.collection_ids, ${traitColumns}, t.min_age,
        t.max_group_size, t.duration_days, t.duration_nights, t.duration_hours, t.currency, t.price_minor,
        t.price_without_discount_minor, t.is_price_from, t.is_dates_preliminary, t.request_period_start,
        t.request_period_end, t.rating, t.reviews_count, t.cancellation_days, t.prepayment_percent,
        t.child_prices, t.min_group_size, t.decided_days, t.video_url, t.stories,
        CASE WHEN c.body ? $1 THEN $1 WHEN c.body ? 'en' THEN 'en' ELSE 'ru' END AS content_locale,
        COALESCE(c.body -> $1, c.body -> 'en', c.body -> 'ru') AS content,
        CASE WHEN NOT c.body ? $1 THEN c.body #> ARRAY['price_lists', $1] END AS price_lists,
        (
          SELECT json_build_object(
            'id', o.id, 'title', o.title, 'first_name', ${inLocale("o.first_name")},
            'last_name', ${inLocale("o.last_name")},
            'full_name_ru', (o.first_name ->> 'ru') || ' ' || (o.last_name ->> 'ru'),
            'photo', o.photo, 'has_page', o.is_published, 'about', ${inLocale("o.about")}, 'languages', o.languages,
            'started_on', o.started_on, 'is_verified', o.is_verified, 'has_direct_sale', o.has_direct_sale, 'answer_minutes', o.answer_minutes,
            'tours_count', count(*), 'reviews_count', COALESCE(sum(own.reviews_count), 0),
            'rating', COALESCE(round(sum(own.rating * own.reviews_count) / NULLIF(sum(own.reviews_count), 0), 2), 0)
          )
          FROM organizer o LEFT JOIN tour own ON own.organizer_id = o.id AND own.status = 'published'
            AND NOT own.is_individual
          WHERE o.id = t.organizer_id GROUP BY o.id
        ) AS organizer,
        ${shipOf} AS ship,
        ${departureList} AS dates,
        ${versionList} AS versions, ${tagList()} AS tags,
        (
          SELECT COALESCE(json_agg(to_json(q)), '[]')
          FROM (
            SELECT id, question, answer, author_name, asked_at::date AS asked_on FROM tour_question
            WHERE tour_id = t.id AND locale = $1 AND answer IS NOT NULL AND status = 'published'
            ORDER BY id DESC LIMIT $4
          ) q
        ) AS asked,
        (
          SELECT COALESCE(json_agg(to_json(r)), '[]')
          FROM (
            SELECT ${reviewColumns} FROM review WHERE tour_id = t.id AND status = 'published'
            ORDER BY ${readersFirst} LIMIT $3
          ) r
        ) AS reviews,
        (
          SELECT json_agg((SELECT count(*) FROM review WHERE tour_id = t.id AND status = 'published' AND rating = stars)
            ORDER BY stars)
          FROM generate_series(1, 5) AS stars
        ) AS rating_counts
      FROM tour t JOIN tour_content c ON c.id = t.content_id
      WHERE t.id = $2`,
    values: [question.locale, question.id, firstReviews, firstQuestions],
  });
  return rows[0] ?? null;
}

/** Free seats by departure id. */
export type Seats = ReadonlyMap<
  number,
  Pick<TourDateRow, "seats_left" | "seats_taken" | "cabins_left" | "held_until">
>;

/** Reads the free seats of the departures after a day. */
export async function readSeats(
  db: Queryable,
  question: { tourId: number; today: string },
): Promise<Seats> {
  const { rows } = await db.query<
    Pick<TourDateRow, "id" | "seats_left" | "seats_taken" | "cabins_left" | "held_until">
  >({
    name: "catalogue-seats",
    text: `SELECT id, seats_free AS seats_left, seats_taken,
      (SELECT max(hold_until) FROM booking WHERE tour_date_id = tour_date.id AND hold_until > now()) AS held_until, ${cabinList("(SELECT is_cruise FROM tour WHERE id = $1)")} AS cabins_left
      FROM tour_date WHERE tour_id = $1 AND starts_on > $2::date AND canceled_at IS NULL ORDER BY id`,
    values: [question.tourId, question.today],
  });
  return new Map(rows.map(({ id, ...free }) => [id, free]));
}

/** Condition on reviews of a tour `t`: $5 a rating or null, $6 only those with photos. */
const matchesRequest = `tour_id = t.id AND status = 'published' AND ($5::int IS NULL OR rating = $5)
              AND (NOT $6::boolean OR photos <> '{}')`;

/** Reads a page of a tour's reviews and their total; null for a tour that is not public. */
export async function readTourReviews(
  db: Queryable,
  question: {
    tourId: number;
    locale: Locale;
    /** Null: any rating. */
    rating: number | null;
    withPhotos: boolean;
    from: number;
    count: number;
  },
): Promise<{ items: ReviewRow[]; total: number } | null> {
  const { rows } = await db.query<{ items: ReviewRow[]; total: number }>({
    name: "catalogue-reviews",
    text: `
      SELECT (SELECT count(*) FROM review WHERE ${matchesRequest}) AS total,
        (
          SELECT COALESCE(json_agg(to_json(r)), '[]')
          FROM (
            SELECT ${reviewColumns} FROM review WHERE ${matchesRequest}
            ORDER BY ${readersFirst} OFFSET $3 LIMIT $4
          ) r
        ) AS items
      FROM tour t WHERE t.id = $2 AND t.status = 'published'`,
    values: [
      question.locale,
      question.tourId,
      question.from,
      question.count,
      question.rating,
      question.withPhotos,
    ],
  });
  return rows[0] ?? null;
}

/** Finds the tour that an old path now leads to; null if it was not moved. */
export async function findMove(
  db: Queryable,
  path: string,
): Promise<{ id: number; slug: string } | null> {
  const { rows } = await db.query<{ id: number; slug: string }>(
    `SELECT t.id, t.slug FROM tour_old_path old JOIN tour t ON t.id = old.tour_id
      WHERE old.path = $1 AND t.status <> 'gone' AND NOT t.is_individual`,
    [path],
  );
  return rows[0] ?? null;
}
