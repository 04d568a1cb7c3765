import { longestReview, reviewAspects } from "@tropa/domain/editorial/review";
import type { ReviewAspect } from "@tropa/domain/editorial/review";

/** What has been said of a journey and not been sent; 0 is no mark yet. */
export interface ReviewDraft {
  rating: number;
  marks: Partial<Record<ReviewAspect, number>>;
  text: string;
}

const empty: ReviewDraft = { rating: 0, marks: {}, text: "" };
/** Named as forms' drafts are, which go when somebody signs out. */
const keyOf = (booking: string) => `draft-review-${booking}`;

const markOf = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5 ? value : 0;

/** What a browser's storage holds of a draft; anything else is none. */
export function parseDraft(stored: string | null): ReviewDraft {
  try {
    const found: unknown = JSON.parse(stored ?? "null");
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
    };
  } catch {
    return empty;
  }
}

/** The draft of a booking's review, of this tab. */
export function readReview(booking: string): ReviewDraft {
  try {
    return parseDraft(sessionStorage.getItem(keyOf(booking)));
  } catch {
    // On a server, and where a browser keeps nothing.
    return empty;
  }
}

export function keepReview(booking: string, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(keyOf(booking), JSON.stringify(draft));
  } catch {
    // The browser keeps nothing.
  }
}

export function forgetReview(booking: string): void {
  try {
    sessionStorage.removeItem(keyOf(booking));
  } catch {
    // There was nothing to forget.
  }
}
