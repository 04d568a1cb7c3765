import type { DeskPart } from "@tropa/domain/people/desk-part";
import { deskParts } from "@tropa/domain/people/desk-part";
import type { DeskLevel } from "@tropa/domain/people/desk-right";
import { z } from "zod/mini";
import type { ErrorCode } from "./errors.ts";

const desk = deskParts.map((part): `desk.${DeskPart}` => `desk.${part}`);

/**
 * Accounts that may make the call (docs/product/people-and-rights.md#roles), from widest to narrowest:
 * - `open`: anyone; a call may show more to a signed-in caller.
 * - `account`: anyone signed in: tourists, organizers, staff.
 * - `organizer`: people who work for an organizer, and staff.
 * - `staff`: people who work for the marketplace.
 * - `commission`: staff with `can_view_commission`.
 * - `desk.reviews` and the like: staff who may open that part of the desk.
 */
export const accessLevels = [
  "open",
  "account",
  "organizer",
  "staff",
  "commission",
  ...desk,
] as const;
export type Access = (typeof accessLevels)[number];

/** The file of a multipart body; `body` describes the other fields. */
export interface Upload {
  /** Name of the form's field that carries the file. */
  field: string;
  /** Accepted media types, detected from the content, not from what the sender claims. */
  accept: readonly string[];
  maxBytes: number;
  /** False if a `url` field may replace the file. */
  isRequired: boolean;
}

/** An API call as plain data, read by the server, the client, the reference and the tests. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  /** Unique, in camelCase; the operationId of the OpenAPI document. */
  name: string;
  method: "GET" | "POST";
  /** `{name}` is replaced by the query's field of that name. */
  path: `/${string}`;
  summary: string;
  query: Query;
  /** Only for POST. */
  body?: Body;
  answer: Answer;
  /** Body of its 403, if it has more than other errors. */
  forbidden?: z.ZodMiniType;
  /** Error codes besides those of every call (see `commonErrors`). */
  errors: readonly ErrorCode[];
  auth: Who;
  /**
   * What staff must be allowed to do in the part of the desk that lets them make the call; by default a GET looks and a
   * POST acts (`deskLevelOf`).
   */
  deskLevel?: DeskLevel;
  /** The call carries the solution of an invisible captcha in `X-Captcha`. */
  invisibleCaptcha?: true;
  /** The body is `multipart/form-data` with this file in it. */
  upload?: Upload;
  /** The call may answer `{type: "redirect", url}` instead (docs/product/errors-and-degradation.md#redirect-answers). */
  redirects?: true;
  /** Media type of the answer if not JSON; `answer` is then `z.instanceof(Blob)`. */
  produces?: "application/pdf" | "application/octet-stream" | "text/calendar" | "text/csv";
  /** Set if the storefront answers the call instead of the API. */
  servedBy?: "storefront";
  /** An `Idempotency-Key` header makes a repeated call answer as the first did. */
  idempotent?: true;
}

/** Keeps the exact schema types of an endpoint while checking its shape. */
export function endpoint<
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  const Who extends Access,
>(definition: Endpoint<Query, Body, Answer, Who>): Endpoint<Query, Body, Answer, Who> {
  return definition;
}

/** Returns the level of rights at the desk that a call needs of staff. */
export const deskLevelOf = ({
  deskLevel,
  method,
}: Pick<Endpoint, "deskLevel" | "method">): DeskLevel =>
  deskLevel ?? (method === "GET" ? "look" : "act");

export type QueryOf<E> =
  E extends Endpoint<infer Query, z.ZodMiniType, z.ZodMiniType> ? z.input<Query> : never;
export type BodyOf<E> =
  E extends Endpoint<z.ZodMiniType, infer Body, z.ZodMiniType> ? z.input<Body> : never;
export type AnswerOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer Answer> ? z.output<Answer> : never;
/** An answer before parsing, as sent. */
export type WireAnswerOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer Answer> ? z.input<Answer> : never;
/** A query after parsing. */
export type ReadQueryOf<E> =
  E extends Endpoint<infer Query, z.ZodMiniType, z.ZodMiniType> ? z.output<Query> : never;
/** A body after parsing. */
export type ReadBodyOf<E> =
  E extends Endpoint<z.ZodMiniType, infer Body, z.ZodMiniType> ? z.output<Body> : never;

/** A redirect instead of the answer (docs/product/errors-and-degradation.md#redirect-answers). */
export const redirectAnswer = z.object({ type: z.literal("redirect"), url: z.string() });
