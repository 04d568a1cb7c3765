/** What a traveller rates beside the journey as a whole. */
export const reviewAspects = ["organizer", "programme", "comfort", "value"] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

/** Most photos of a review, and most characters. */
export const mostReviewPhotos = 10;
export const longestReview = 5000;
