/** Aspects that a traveller rates besides the trip as a whole. */
export const reviewAspects = ["organizer", "programme", "comfort", "value"] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

/** Reasons for rejecting a review, as told to its author. */
export const reviewRejectReasons = [
  "personal",
  "insult",
  "advertising",
  "unrelated",
  "unclear",
] as const;
export type ReviewRejectReason = (typeof reviewRejectReasons)[number];

/** Limits of a review: number of photos and of characters. */
export const mostReviewPhotos = 10;
export const longestReview = 5000;
