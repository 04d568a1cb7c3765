import { z } from "zod/mini";
import { seenSum } from "./primitives.ts";

/** Every error code of the API with its HTTP status (docs/product/errors-and-degradation.md#failed-calls). */
export const errorStatuses = {
  validation: 422,
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /**
   * The sign-in was long ago: the person must first prove that the account is theirs
   * (`prove-owner`).
   */
  confirm_owner: 403,
  /** Staff have blocked the person: no sign-in, booking, message or review. */
  blocked: 403,
  not_found: 404,
  removed_from_publication: 404,
  no_seats: 409,
  /** Seats are left, but no cabins of the chosen type. */
  no_cabins: 409,
  /** The form's phone must be confirmed by the code that was sent to it. */
  confirm_phone: 409,
  /** The amount differs from the one shown: the answer's `price` has both. */
  price_changed: 409,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  captcha: 429,
  hard_captcha: 429,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

/** Errors that any call may return. */
export const commonErrors: readonly ErrorCode[] = [
  "validation",
  "bad_request",
  "too_large",
  "too_many_requests",
  "internal",
  "unavailable",
];

/** Body of every error: a message for people and errors by field name. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  /** The kind of captcha that is demanded, or the `reason` of error data. */
  type: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Messages by field name, in the reader's language. */
  validation: z.optional(z.record(z.string(), z.array(z.string()))),
  /** For `price_changed`: the amount shown and the current one; null if there is no price. */
  price: z.optional(z.object({ seen: z.nullable(seenSum), now: z.nullable(seenSum) })),
  /**
   * For `no_seats`: until when seats may still be held by people who have yet to pay; null if all
   * are sold.
   */
  held_until: z.optional(z.nullable(z.iso.datetime())),
  request_id: z.optional(z.string()),
  /** Set by backends that detect bots, which get no rendered error page. */
  is_bot: z.optional(z.boolean()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
