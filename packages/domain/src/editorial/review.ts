/** What a traveller rates beside the journey as a whole. */
export const reviewAspects = ["organizer", "programme", "comfort", "value"] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

/** Why a review is not published, as its author is told. */
export const reviewRejectReasons = [
  "personal",
  "insult",
  "advertising",
  "unrelated",
  "unclear",
] as const;
export type ReviewRejectReason = (typeof reviewRejectReasons)[number];

/** Most photos of a review, and most characters. */
export const mostReviewPhotos = 10;
export const longestReview = 5000;
