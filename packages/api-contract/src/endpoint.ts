import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * A call of the API as plain data. The server, the client, the reference and the tests all read this
 * one object (document 2 §7).
 */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Unique, camelCase: the operationId of the OpenAPI document. */
  name: string;
  /** Section of the documents, such as "7.2". */
  section: string;
  /** `document`: one of the listed calls; `added`: what a screen needs beyond them (decisions, 3). */
  origin: "document" | "added";
  method: "GET" | "POST";
  path: `/${string}`;
  summary: string;
  query: Query;
  /** Present on POST alone. */
  body?: Body;
  answer: Answer;
  /** Codes it may answer beside those that every call may (see `commonErrors`). */
  errors: readonly ErrorCode[];
  auth: "open" | "tourist" | "organizer" | "staff";
  /** The call is sent with an invisible captcha's answer (document 2 §7.1). */
  invisibleCaptcha?: true;
  /** An `Idempotency-Key` header makes a repeated call answer as the first did. */
  idempotent?: true;
}

/** Keeps the exact schema types of an endpoint while checking its shape. */
export function endpoint<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  definition: Endpoint<Query, Body, Answer>,
): Endpoint<Query, Body, Answer> {
  return definition;
}

export type QueryOf<E> =
  E extends Endpoint<infer Query, z.ZodType, z.ZodType> ? z.input<Query> : never;
export type BodyOf<E> =
  E extends Endpoint<z.ZodType, infer Body, z.ZodType> ? z.input<Body> : never;
export type AnswerOf<E> =
  E extends Endpoint<z.ZodType, z.ZodType, infer Answer> ? z.output<Answer> : never;
