import { z } from "zod/mini";
import { seenSum } from "./primitives.ts";

/** Every error code of the API with its HTTP status (docs/product/errors-and-degradation.md#failed-calls). */
export const errorStatuses = {
  validation: 422,
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /** The sign-in was long ago: whoever sits there shows first that the account is theirs (`prove-owner`). */
  confirm_owner: 403,
  not_found: 404,
  removed_from_publication: 404,
  no_seats: 409,
  /** There are seats, but no cabins of the chosen kind. */
  no_cabins: 409,
  /** The phone of the form has to be confirmed by the code that was sent to it. */
  confirm_phone: 409,
  /** The sum is another than the one that was seen: `price` of the answer has both. */
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

/** What any call may answer. */
export const commonErrors: readonly ErrorCode[] = [
  "validation",
  "bad_request",
  "too_large",
  "too_many_requests",
  "internal",
  "unavailable",
];

/** The body of every error answer: a message for people and, by field name, what is wrong with it. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
  /** The `type` of a captcha answer and `reason` of error data. */
  type: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Messages by field name, in the reader's language. */
  validation: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Of `price_changed`: what was seen, and what it comes to now; null where no price can be named. */
  price: z.optional(z.object({ seen: z.nullable(seenSum), now: z.nullable(seenSum) })),
  /** Of `no_seats`: until when at the latest some are held by people who have yet to pay; null where all are sold. */
  held_until: z.optional(z.nullable(z.iso.datetime())),
  request_id: z.optional(z.string()),
  /** A backend that knows of bots marks its replies to them: they get no page of the error. */
  is_bot: z.optional(z.boolean()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
