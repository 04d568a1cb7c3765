import {
  longestReview,
  mostReviewPhotos,
  reviewRejectReasons,
} from "@tropa/domain/editorial/review";
import { z } from "zod/mini";
import { placedReview, reviewMarks } from "./content.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, image, localDate, personText, queryPage } from "../base/primitives.ts";
import { listingLink } from "../discovery/tour.ts";

/** Longest answer to a review, characters. */
const longestReply = 2000;

const reviewStatuses = ["published", "held", "rejected"] as const;
const status = z.enum(reviewStatuses);
const rejectReason = z.enum(reviewRejectReasons);

/** A review as its author, its organizer and staff see it. */
export const ownReview = z.extend(placedReview, {
  status,
  /** Why it was rejected; null if it was not. */
  reason: z.nullable(rejectReason),
});
export type OwnReview = z.infer<typeof ownReview>;

export const createReviewCall = endpoint({
  name: "createReview",
  method: "POST",
  path: "/spa/create-review",
  summary:
    "A traveller's review of a completed booking: by its link (uuid), or by its number for who booked it signed in. One a booking; a rejected one may be written anew, and is held then. 409 for a second one and before the journey is over",
  query: z.object({}),
  body: z
    .object({
      uuid: z.optional(z.uuid()),
      booking_id: z.optional(id),
      rating: z.int().check(z.gte(1), z.lte(5)),
      marks: z._default(reviewMarks, {}),
      text: personText(longestReview).check(z.minLength(1, { error: "required" })),
      /** Pictures uploaded for a review, with the tokens returned for them. */
      photos: z._default(
        z
          .array(
            z.object({ id, token: personText(100).check(z.minLength(1, { error: "required" })) }),
          )
          .check(z.maxLength(mostReviewPhotos)),
        [],
      ),
    })
    .check(
      z.refine(({ uuid, booking_id }) => (uuid === undefined) !== (booking_id === undefined), {
        error: "required",
        path: ["booking_id"],
      }),
    ),
  answer: ownReview,
  errors: ["unauthorized", "forbidden", "not_found", "conflict", "blocked"],
  auth: "open",
});

export const bookingReviewCall = endpoint({
  name: "bookingReview",
  method: "GET",
  path: "/spa/booking-review",
  summary:
    "The review of a booking, for whoever holds its link, and whether one may be written now",
  query: z.object({ uuid: z.uuid() }),
  answer: z.object({
    review: z.nullable(ownReview),
    may_write: z.boolean(),
    /** The reviewed tour and the first day of the journey. */
    tour: z.extend(listingLink, { image }),
    starts_on: localDate,
  }),
  errors: ["not_found"],
  auth: "open",
});

export const replyToReviewCall = endpoint({
  name: "replyToReview",
  method: "POST",
  path: "/spa/reply-to-review",
  summary:
    "An organizer's answer under a review of theirs; an empty text takes it back. 409 with the review where somebody else has answered since",
  query: z.object({}),
  body: z.object({
    uuid: z.uuid(),
    text: personText(longestReply),
    /** The answer that the caller has seen; if absent, any existing answer is overwritten. */
    seen: z.optional(z.nullable(z.string().check(z.maxLength(longestReply)))),
  }),
  answer: ownReview,
  errors: ["unauthorized", "forbidden", "not_found", "conflict"],
  auth: "organizer",
});

export const moderateReviewCall = endpoint({
  name: "moderateReview",
  method: "POST",
  path: "/spa/moderate-review",
  summary:
    "Staff hold, reject or publish a review; the tour's rating counts published ones alone. Its author is told of each state once, of a rejection with its reason",
  query: z.object({}),
  body: z
    .object({
      uuid: z.uuid(),
      status,
      note: z.optional(personText(1000)),
      /** Required for rejecting. */
      reason: z.optional(rejectReason),
    })
    .check(
      z.refine((given) => given.status !== "rejected" || given.reason !== undefined, {
        error: "required",
        path: ["reason"],
      }),
    ),
  answer: ownReview,
  errors: ["unauthorized", "forbidden", "not_found"],
  auth: "desk.reviews",
});

export const hiddenReviewsCall = endpoint({
  name: "hiddenReviews",
  method: "GET",
  path: "/spa/hidden-reviews",
  summary:
    "Reviews that staff hold or have rejected, and those that readers see, newest first, 20 a page",
  query: z.object({
    status,
    page: queryPage,
    /** Words of a review or of the answer to it, or the address of its page. */
    search: z._default(personText(200), ""),
  }),
  answer: z.object({
    items: z.array(z.extend(ownReview, { note: z.nullable(z.string()) })),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  errors: ["unauthorized", "forbidden"],
  auth: "desk.reviews",
});
