import { publicName } from "@tropa/domain/people/full-name";
import type {
  bookingReviewCall,
  createReviewCall,
  moderateReviewCall,
  OwnReview,
  replyToReviewCall,
} from "@tropa/api-contract/editorial/calls-reviews";
import { ownReview } from "@tropa/api-contract/editorial/calls-reviews";
import type { AnswerOf, ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import { tourPathOf } from "@tropa/domain/discovery/tour-path";
import { bookingStatuses } from "@tropa/domain/sales/booking-status";
import { todayIn } from "@tropa/domain/time/local-date";
import type { Locale } from "@tropa/domain/locale";
import { may } from "@tropa/domain/people/permissions";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { notifyReviewer, notifyReviewState } from "./review-letters.ts";
import { findBooking, ownersOf, notifyOrganizer } from "../../sales/booking/booking.ts";
import type { BookingRecord } from "../../sales/booking/booking.ts";
import { orNotFound } from "../../server/or-not-found.ts";
import { pictureOf } from "../../discovery/catalogue/catalogue.ts";
import type { Catalogue } from "../../discovery/catalogue/catalogue.ts";
import type { Config } from "../../config/config.ts";
import { refuseBlocked } from "../../people/blocks/blocks.ts";
import { placedReview } from "./review-index.ts";
import { publicWords } from "../../conversation/chat/chat.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client, Queryable } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import { uploadedImageTemplate } from "../../platform/files/file-links.ts";
import * as store from "./reviews-store.ts";
import type { OwnReviewRow, ReviewStatus } from "./reviews-store.ts";

export { countReviews, placedReviewColumns } from "./review-index-store.ts";
export type { PlacedReviewRow } from "./review-index-store.ts";
export { Reviews, placedReview } from "./review-index.ts";

type NewReview = z.output<NonNullable<typeof createReviewCall.body>>;

const hiddenPerPage = 20;

/** The actor, if any, and their language. */
export interface Asker {
  actor: Actor | null;
  locale: Locale;
}

/**
 * Stores a traveller's review of a completed booking with its pictures, counts it into the tour's rating and tells
 * the organizer, all in one transaction. Throws `conflict` for a second review and before the journey is over.
 */
export async function createReview(
  { catalogue, config }: { catalogue: Catalogue; config: Config },
  review: NewReview,
  { actor, locale }: Asker,
): Promise<OwnReview> {
  return inTransaction(catalogue.pool, async (client) => {
    const booking = await bookingToReview(client, review, actor);
    if (booking.status !== bookingStatuses.tourComplete) throw new ApiError("conflict");
    await refuseBlocked(client, { accountId: booking.account_id });
    await store.lockTour(client, booking.tour_id);
    const isFirst = await store.insertReview(client, {
      bookingId: booking.id,
      accountId: booking.account_id,
      tourId: booking.tour_id,
      organizerId: booking.organizer_id,
      authorName: publicName(booking),
      rating: review.rating,
      locale,
      text: review.text,
      travelledOn: booking.starts_on,
      createdOn: todayIn("UTC"),
      photos: await photosOf(client, review.photos),
      marks: review.marks,
    });
    if (!isFirst) throw new ApiError("conflict");
    await store.recount(client, booking.tour_id);
    const row = orNotFound(await store.findReview(client, { bookingId: booking.id }, locale));
    // A review rewritten after a rejection waits for staff.
    if (row.status === "published")
      await notifyOrganizer(client, config, booking, "organizerReviewNew", {
        note: `${"★".repeat(review.rating)}\n${review.text}`,
      });
    return answerOf(catalogue, row, locale);
  });
}

/** Returns the booking for a holder of its link, or for the tourist by number. Throws for the organizer and staff. */
async function bookingToReview(
  client: Queryable,
  { uuid, booking_id: id }: NewReview,
  actor: Actor | null,
): Promise<BookingRecord> {
  if (uuid !== undefined) {
    const booking = orNotFound(await findBooking(client, { uuid }));
    if (!may(actor, "booking.review", { ...ownersOf(booking), by: "uuid" }))
      throw new ApiError("forbidden");
    // Also compare contacts, because an organizer may book and review while signed out.
    if (await store.isBookedByHost(client, booking.id)) throw new ApiError("forbidden");
    return booking;
  }
  if (!actor) throw new ApiError("unauthorized");
  const booking = orNotFound(await findBooking(client, { id: id ?? 0 }));
  if (!may(actor, "booking.review", ownersOf(booking))) throw new ApiError("forbidden");
  return booking;
}

async function photosOf(client: Client, photos: NewReview["photos"]): Promise<string[]> {
  if (photos.length === 0) return [];
  const claimed = await store.claimPhotos(
    client,
    photos.map(({ id, token }) => ({ id, tokenHash: createHash("sha256").update(token).digest() })),
  );
  if (claimed.length !== photos.length || new Set(claimed).size !== claimed.length)
    throw fieldError("photos", "incorrect");
  return claimed.map(uploadedImageTemplate);
}

/** Returns the review of a booking and whether one may be written, for anyone with the booking's link. */
export async function bookingReview(
  catalogue: Catalogue,
  uuid: string,
  locale: Locale,
): Promise<AnswerOf<typeof bookingReviewCall>> {
  const booking = orNotFound(await findBooking(catalogue.pool, { uuid }));
  const row = await store.findReview(catalogue.pool, { bookingId: booking.id }, locale);
  return {
    review: row && answerOf(catalogue, row, locale),
    may_write:
      (row === null || row.status === "rejected") &&
      booking.status === bookingStatuses.tourComplete &&
      !(await store.isBookedByHost(catalogue.pool, booking.id)),
    ...(await reviewedTour(catalogue, booking, locale)),
  };
}

/** The tour that a booking's review is about. */
async function reviewedTour(
  { pool }: Catalogue,
  { tour_id: id, starts_on }: BookingRecord,
  locale: Locale,
): Promise<Pick<AnswerOf<typeof bookingReviewCall>, "tour" | "starts_on">> {
  const tour = orNotFound(await store.findReviewedTour(pool, id, locale));
  return {
    tour: {
      name: tour.title,
      slug: tourPathOf({ id, slug: tour.slug }),
      image: pictureOf(tour.image, tour.title),
    },
    starts_on,
  };
}

/**
 * Sets an organizer's answer to a review, or deletes it if the text is empty. Notifies the author of the first answer.
 * Throws `conflict` with the review if its answer differs from the one the caller has `seen`.
 */
export async function replyToReview(
  { catalogue, config }: { catalogue: Catalogue; config: Config },
  { uuid, seen, ...given }: ReadBodyOf<typeof replyToReviewCall>,
  { actor, locale }: Asker,
): Promise<OwnReview> {
  const { pool } = catalogue;
  const text = publicWords(config.storefronts, given.text);
  const { organizer_id: organizerId } = orNotFound(await store.findReview(pool, { uuid }, locale));
  if (!may(actor, "review.answer", { organizerId })) throw new ApiError("forbidden");
  await inTransaction(pool, async (client) => {
    await recordAct(client, actor, "replyToReview", ["review", uuid]);
    if (!(await store.setReply(client, uuid, { reply: text || null, seen }))) {
      const review = orNotFound(await store.findReview(client, { uuid }, locale));
      throw new ApiError("conflict", {
        data: { review: ownReview.parse(answerOf(catalogue, review, locale)) },
      });
    }
    const bookingId = text ? await store.claimUnannouncedReply(client, uuid) : null;
    const booking = bookingId === null ? null : await findBooking(client, { id: bookingId });
    if (booking) await notifyReviewer(client, config, booking, { uuid, text });
  });
  return answerOf(catalogue, orNotFound(await store.findReview(pool, { uuid }, locale)), locale);
}

/**
 * Publishes or rejects a review, for staff. Updates the tour's rating and writes to the author in the same transaction.
 */
export async function moderateReview(
  { catalogue, config }: { catalogue: Catalogue; config: Config },
  { uuid, status, note, reason: given }: ReadBodyOf<typeof moderateReviewCall>,
  { actor, locale }: Asker,
): Promise<OwnReview> {
  return inTransaction(catalogue.pool, async (client) => {
    const { tour_id: tourId } = orNotFound(await store.findReview(client, { uuid }, locale));
    await store.lockTour(client, tourId);
    await recordAct(client, actor, "moderateReview", ["review", uuid]);
    const reason = status === "rejected" ? (given ?? null) : null;
    await store.setStatus(client, uuid, { status, note: note || null, reason });
    const bookingId = await store.claimUnannouncedState(client, uuid, status);
    const booking = bookingId === null ? null : await findBooking(client, { id: bookingId });
    if (booking) await notifyReviewState(client, config, booking, { uuid, status, reason });
    await store.recount(client, tourId);
    return answerOf(
      catalogue,
      orNotFound(await store.findReview(client, { uuid }, locale)),
      locale,
    );
  });
}

/** Reviews for moderation. */
export async function hiddenReviews(
  catalogue: Catalogue,
  { status, page, search }: { status: ReviewStatus; page: number; search: string },
  { actor, locale }: Asker,
) {
  await recordAct(catalogue.pool, actor, "hiddenReviews");
  const from = (page - 1) * hiddenPerPage;
  const { items, total } = await store.listForStaff(catalogue.pool, {
    status,
    search,
    from,
    count: hiddenPerPage,
    locale,
  });
  return {
    items: items.map((row) => ({ ...answerOf(catalogue, row, locale), note: row.note })),
    total,
    page,
    pages: Math.ceil(total / hiddenPerPage),
  };
}

function answerOf(catalogue: Catalogue, row: OwnReviewRow, locale: Locale): OwnReview {
  const { status, reason, note: _, organizer_id: __, ...review } = row;
  return { ...placedReview(review, catalogue.dictionary, locale), status, reason };
}
