import { longestReview, mostReviewPhotos, reviewAspects } from "@tropa/domain/editorial/review";
import type { ReviewAspect } from "@tropa/domain/editorial/review";
import type { uploadReviewImageCall } from "@tropa/api-contract/conversation/calls-uploads";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/** An uploaded photo, the token that deletes it, and facts of its file. */
export type ReviewPhoto = Pick<AnswerOf<typeof uploadReviewImageCall>, "id" | "image" | "token"> & {
  name: string;
  size: number;
};

/** An unsent review; a rating of 0 means none yet. */
export interface ReviewDraft {
  rating: number;
  marks: Partial<Record<ReviewAspect, number>>;
  text: string;
  photos: readonly ReviewPhoto[];
}

const empty: ReviewDraft = { rating: 0, marks: {}, text: "", photos: [] };
/** Named like drafts of forms, so that signing out deletes it. */
const keyOf = (booking: string) => `draft-review-${booking}`;

const markOf = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5 ? value : 0;

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function photosOf(value: unknown): ReviewPhoto[] {
  const found: unknown[] = Array.isArray(value) ? value : [];
  const photos = found.flatMap((one) => {
    const { id, token, name, size, image: shown } = objectOf(one);
    const { image, alt, color } = objectOf(shown);
    if (typeof id !== "number" || typeof size !== "number") return [];
    if (typeof token !== "string" || typeof name !== "string" || typeof image !== "string")
      return [];
    if (typeof alt !== "string" || typeof color !== "string") return [];
    return [{ id, token, name, size, image: { image, alt, color } }];
  });
  return photos.slice(0, mostReviewPhotos);
}

/** Parses a stored draft; invalid data gives an empty one. */
export function draftFrom(found: unknown): ReviewDraft {
  const fields = new Map(typeof found === "object" && found ? Object.entries(found) : []);
  const marks: unknown = fields.get("marks");
  const given = new Map(typeof marks === "object" && marks ? Object.entries(marks) : []);
  const text: unknown = fields.get("text");
  return {
    rating: markOf(fields.get("rating")),
    marks: Object.fromEntries(
      reviewAspects.flatMap((aspect) => {
        const mark = markOf(given.get(aspect));
        return mark === 0 ? [] : [[aspect, mark]];
      }),
    ),
    text: typeof text === "string" ? text.slice(0, longestReview) : "",
    photos: photosOf(fields.get("photos")),
  };
}

/** The draft of a booking's review, stored for this tab. */
const readReview = (booking: string): ReviewDraft => draftFrom(tabStorage.readJson(keyOf(booking)));

/** Initial values of the form: the draft, otherwise the text of the review to be changed. */
export function draftOf(
  booking: string,
  former: Pick<ReviewDraft, "rating" | "marks" | "text"> | null,
): ReviewDraft {
  const draft = readReview(booking);
  if (!former || draft.rating > 0 || draft.text !== "" || draft.photos.length > 0) return draft;
  const { rating, marks, text } = former;
  return { ...empty, rating, marks, text };
}

/** Stores a booking's draft. */
export const keepReview = (booking: string, draft: ReviewDraft): void =>
  void tabStorage.writeJson(keyOf(booking), draft);

/** Deletes a booking's draft. */
export const forgetReview = (booking: string): void => tabStorage.remove(keyOf(booking));
