import type { bookingReviewCall, OwnReview } from "@tropa/api-contract/editorial/calls-reviews";
import type { reviewsCall } from "@tropa/api-contract/editorial/calls-content";
import type { PlacedReview } from "@tropa/api-contract/editorial/content";
import type { WireAnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Review } from "@tropa/api-contract/discovery/tour";
import { pick } from "../sample-set.ts";
import { sampleImage, tourSlug } from "./tour-card.ts";
import type { SampleSet } from "../sample-set.ts";

export const sampleReview = ({ texts, locale }: SampleSet, index: number): Review => ({
  id: index + 1,
  uuid: `3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e${50 + index}`,
  author_name: pick(texts.people, index),
  author_photo: null,
  rating: index % 3 === 2 ? 4 : 5,
  locale,
  text: texts.review,
  travelled_on: "2026-08-14",
  created_on: "2026-09-01",
  reply: index % 3 === 1 ? texts.reply : null,
  replied_on: index % 3 === 1 ? "2026-09-03" : null,
  photos: [],
});

export const samplePlacedReview = (samples: SampleSet, index: number): PlacedReview => ({
  ...sampleReview(samples, index),
  marks: index % 2 === 0 ? { organizer: 5, programme: 4, value: 5 } : {},
  tour: {
    name: pick(samples.texts.tours, index),
    slug: tourSlug(index + 1),
    image: sampleImage(index),
    is_active: index !== 1,
  },
  location: `${samples.texts.region}, ${samples.texts.country}`,
});

export const sampleReviews = (
  samples: SampleSet,
  more: Partial<WireAnswerOf<typeof reviewsCall>> = {},
): WireAnswerOf<typeof reviewsCall> => ({
  items: [0, 1, 2].map((index) => samplePlacedReview(samples, index)),
  total: 60,
  page: 1,
  pages: 3,
  per_page: 20,
  ratings: [1, 0, 2, 9, 48],
  place: null,
  breadcrumbs: [],
  places: [
    { name: samples.texts.country, slug: "russia", reviews_count: 41 },
    { name: samples.texts.region, slug: "altay", reviews_count: 12 },
  ],
  ...more,
});

/** The review of a booking: none, or one in a status. */
export const sampleBookingReview = (
  samples: SampleSet,
  status: OwnReview["status"] | null,
  mayWrite = status === null,
): WireAnswerOf<typeof bookingReviewCall> => {
  const placed = samplePlacedReview(samples, 0);
  const { is_active: _, ...tour } = placed.tour;
  return {
    review:
      status === null
        ? null
        : { ...placed, status, reason: status === "rejected" ? "advertising" : null },
    may_write: mayWrite,
    tour,
    starts_on: placed.travelled_on,
  };
};
