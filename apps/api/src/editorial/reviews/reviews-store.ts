import type { Locale } from "@tropa/domain/locale";
import type { ReviewRejectReason } from "@tropa/domain/editorial/review";
import { inLocale } from "../../discovery/catalogue/catalogue.ts";
import type { LocalDate } from "@tropa/domain/time/local-date";
import { placedReviewColumns } from "./review-index-store.ts";
import type { PlacedReviewRow } from "./review-index-store.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";

export type ReviewStatus = "published" | "held" | "rejected";

export interface OwnReviewRow extends PlacedReviewRow {
  status: ReviewStatus;
  note: string | null;
  reason: ReviewRejectReason | null;
  organizer_id: number;
}

const ownColumns = `${placedReviewColumns}, r.status, r.moderation_note AS note, r.reject_reason AS reason, r.organizer_id`;

/** Returns a review in any status, for its author, organizer and staff. */
export async function findReview(
  db: Queryable,
  by: { uuid: string } | { bookingId: number },
  locale: Locale,
): Promise<OwnReviewRow | null> {
  const { rows } = await db.query<OwnReviewRow>(
    `SELECT ${ownColumns} FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE r.${"uuid" in by ? "uuid" : "booking_id"} = $2`,
    [locale, "uuid" in by ? by.uuid : by.bookingId],
  );
  return rows[0] ?? null;
}

/** Condition for reviews with a status that contain a text or whose UUID it is; an empty text matches all. */
const isMeant = (status: string, search: string) =>
  `r.status = ${status}
    AND (${search} = '' OR strpos(lower(concat_ws(' ', r.text, r.reply)), lower(${search})) > 0
         OR strpos(${search}, r.uuid::text) > 0)`;

/** Reviews for moderation, by page. */
export async function listForStaff(
  db: Queryable,
  query: { status: ReviewStatus; search: string; from: number; count: number; locale: Locale },
): Promise<{ items: OwnReviewRow[]; total: number }> {
  const items = await db.query<OwnReviewRow>(
    `SELECT ${ownColumns} FROM review r JOIN tour t ON t.id = r.tour_id
      WHERE ${isMeant("$2", "$3")} ORDER BY r.id DESC OFFSET $4 LIMIT $5`,
    [query.locale, query.status, query.search, query.from, query.count],
  );
  const counted = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM review r WHERE ${isMeant("$1", "$2")}`,
    [query.status, query.search],
  );
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Whether a booking was made with contacts of the tour's organizer, or by staff. */
export async function isBookedByHost(db: Queryable, bookingId: number): Promise<boolean> {
  const { rows } = await db.query<{ is_host: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM organizer
                     WHERE organizer.id = booking.organizer_id
                       AND (organizer.phone = booking.phone OR lower(organizer.email) = lower(booking.email)))
         OR EXISTS (SELECT 1 FROM account
                     WHERE (account.organizer_id = booking.organizer_id OR account.is_staff)
                       AND (account.id = booking.account_id
                            OR (account.phone = booking.phone AND account.phone_confirmed_at IS NOT NULL)
                            OR (lower(account.email) = lower(booking.email)
                                AND account.email_confirmed_at IS NOT NULL))) AS is_host
       FROM booking WHERE booking.id = $1`,
    [bookingId],
  );
  return rows[0]?.is_host ?? false;
}

/**
 * Locks a tour's rating until the transaction ends, so that concurrent reviews are counted. Take it before inserting a
 * review: two inserts waiting for each other's lock would deadlock.
 */
export async function lockTour(client: Client, tourId: number): Promise<void> {
  await client.query("SELECT 1 FROM tour WHERE id = $1 FOR NO KEY UPDATE", [tourId]);
}

/** Recalculates rating and number of reviews of a tour locked by `lockTour`. */
export async function recount(client: Client, tourId: number): Promise<void> {
  await client.query(
    `UPDATE tour SET rating = counted.rating, reviews_count = counted.count
       FROM (SELECT coalesce(round(avg(rating), 2), 0) AS rating, count(*) AS count
               FROM review WHERE tour_id = $1 AND status = 'published') counted
      WHERE tour.id = $1`,
    [tourId],
  );
}

export interface NewReview {
  bookingId: number;
  accountId: number | null;
  tourId: number;
  organizerId: number;
  authorName: string;
  rating: number;
  locale: Locale;
  text: string;
  travelledOn: LocalDate;
  createdOn: LocalDate;
  photos: readonly string[];
  marks: PlacedReviewRow["marks"];
}

/**
 * Stores a booking's review; false if there is one already. A rejected review is overwritten and held for staff; the
 * organizer's reply to the old text is deleted.
 */
export async function insertReview(client: Client, review: NewReview): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO review (booking_id, account_id, tour_id, organizer_id, author_name, author_photo, rating, locale, text,
                         travelled_on, created_on, photos, marks)
     VALUES ($1, $2, $3, $4, $5,
             (SELECT '/files/' || stored_file.uuid || '/image/{size}.avif'
                FROM account JOIN stored_file ON stored_file.id = account.avatar_id WHERE account.id = $2),
             $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (booking_id) DO UPDATE
       SET rating = EXCLUDED.rating, locale = EXCLUDED.locale, text = EXCLUDED.text, photos = EXCLUDED.photos,
           marks = EXCLUDED.marks, created_on = EXCLUDED.created_on, status = 'held', reject_reason = NULL,
           told_status = 'held', reply = NULL, replied_at = NULL
       WHERE review.status = 'rejected'`,
    [
      review.bookingId,
      review.accountId,
      review.tourId,
      review.organizerId,
      review.authorName,
      review.rating,
      review.locale,
      review.text,
      review.travelledOn,
      review.createdOn,
      review.photos,
      review.marks,
    ],
  );
  return rowCount === 1;
}

/**
 * Assigns uploaded pictures to a review, in the given order. Uses up their tokens, so that a picture cannot be in two
 * reviews or be deleted from one. Returns their public names, fewer if a token is wrong or used up.
 */
export async function claimPhotos(
  client: Client,
  photos: readonly { id: number; tokenHash: Buffer }[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `UPDATE stored_file SET delete_token_hash = NULL
       FROM unnest($1::integer[], $2::bytea[]) AS given (id, token_hash)
      WHERE stored_file.id = given.id AND kind = 'review_image' AND delete_token_hash = given.token_hash
      RETURNING stored_file.id, stored_file.uuid`,
    [photos.map(({ id }) => id), photos.map(({ tokenHash }) => tokenHash)],
  );
  const uuids = new Map(rows.map(({ id, uuid }) => [id, uuid]));
  return photos.flatMap(({ id }) => uuids.get(id) ?? []);
}

/** Sets the reply; false if it differs from `seen` by now. Without `seen`, always overwrites. */
export async function setReply(
  client: Queryable,
  uuid: string,
  { reply, seen }: { reply: string | null; seen: string | null | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE review SET reply = $2, replied_at = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END
      WHERE uuid = $1 AND ($3 OR reply IS NOT DISTINCT FROM $4)`,
    [uuid, reply, seen === undefined, seen ?? null],
  );
  return rowCount === 1;
}

/** A moderation decision. */
export interface Decision {
  status: ReviewStatus;
  note: string | null;
  reason: ReviewRejectReason | null;
}

/** Sets the status of a review. */
export async function setStatus(
  client: Client,
  uuid: string,
  { status, note, reason }: Decision,
): Promise<void> {
  await client.query(
    "UPDATE review SET status = $2, moderation_note = $3, reject_reason = $4 WHERE uuid = $1",
    [uuid, status, note, reason],
  );
}

/**
 * Marks this state of a review as announced; returns its booking, or null if the author knows the state already.
 */
export async function claimUnannouncedState(
  client: Client,
  uuid: string,
  status: ReviewStatus,
): Promise<number | null> {
  const { rows } = await client.query<{ booking_id: number | null }>(
    `UPDATE review SET told_status = $2
      WHERE uuid = $1 AND coalesce(told_status, 'published') <> $2 RETURNING booking_id`,
    [uuid, status],
  );
  return rows[0]?.booking_id ?? null;
}

/** Returns the reviewed tour of a booking. */
export async function findReviewedTour(
  db: Queryable,
  tourId: number,
  locale: Locale,
): Promise<{ slug: string; title: string; image: string } | null> {
  const { rows } = await db.query<{ slug: string; title: string; image: string }>(
    `SELECT t.slug, ${inLocale("t.title")} AS title, t.images[1] AS image FROM tour t WHERE t.id = $2`,
    [locale, tourId],
  );
  return rows[0] ?? null;
}

/** Marks the reply to a review as announced; returns its booking, or null if it was announced before. */
export async function claimUnannouncedReply(client: Client, uuid: string): Promise<number | null> {
  const { rows } = await client.query<{ booking_id: number | null }>(
    `UPDATE review SET reply_told_at = now()
      WHERE uuid = $1 AND reply_told_at IS NULL AND status = 'published' RETURNING booking_id`,
    [uuid],
  );
  return rows[0]?.booking_id ?? null;
}
