import type { Access, AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import { deskLevelOf } from "@tropa/api-contract/base/endpoint";
import type { ErrorAnswer } from "@tropa/api-contract/base/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import { requireAccess } from "../platform/errors/actor.ts";
import type { Actor } from "../platform/errors/actor.ts";
import { ApiError } from "../platform/errors/api-error.ts";
import { callerOf, localeOf } from "./caller.ts";
import type { Caller } from "./caller.ts";
import { fieldFaults } from "./field-faults.ts";
import { errorMessage, fieldMessage } from "../platform/errors/messages.ts";
import { sendPage } from "@tropa/http-server/html/html";
import { isPaperOpened, paperFaultPage } from "./paper-fault.ts";
import { readMultipart } from "./bodies/multipart.ts";
import type { UploadedFile } from "../platform/files/uploaded-file.ts";
import { RedirectAnswer } from "./redirect.ts";
import { SharedJson } from "./shared-json.ts";

export interface Call<E> {
  query: E extends Endpoint<infer Query, z.ZodMiniType, z.ZodMiniType> ? z.output<Query> : never;
  body: E extends Endpoint<z.ZodMiniType, infer Body, z.ZodMiniType> ? z.output<Body> : never;
  caller: Caller;
  /** The signed-in account; null (a visitor) only in open calls. */
  actor: E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer Who>
    ? ActorOf<Who>
    : never;
  /** The uploaded file; null if it is optional and missing. */
  file: UploadedFile | null;
  /** The `Idempotency-Key` header, if any. */
  idempotencyKey: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ActorOf<Who extends Access> = Who extends "open" ? Actor | null : Actor;

/**
 * Serves a call of the contract: authenticates and authorises the caller, parses the input, runs the handler and parses
 * the output. What the contract does not name is never sent; an answer that does not fit it is a 500.
 */
export function serve<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
): void {
  const shared = new SharedJson();
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      changes: endpoint.method === "POST",
      produces: endpoint.produces,
      deskLevel: deskLevelOf(endpoint),
    },
    async onRequest(request) {
      // Authenticate before reading the body.
      request.actor = await server.guards.authenticate(request);
      requireAccess(endpoint.auth, request.actor);
      if (endpoint.invisibleCaptcha) await server.guards.checkCaptcha(request);
    },
    async handler(request, reply) {
      const multipart = await readBody(request, endpoint);
      try {
        return await answerCall(endpoint, handler, { request, reply, multipart, shared });
      } finally {
        await multipart?.discard();
      }
    },
  });
}

/** The parts of a multipart body; null for a call that takes JSON only. */
async function readBody(request: FastifyRequest, { upload }: Endpoint) {
  if (upload) return readMultipart(request, upload);
  if (request.isMultipart()) throw new ApiError("unsupported_media_type");
  return null;
}

interface Incoming {
  request: FastifyRequest;
  reply: FastifyReply;
  multipart: Awaited<ReturnType<typeof readBody>>;
  shared: SharedJson;
}

async function answerCall<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
  { request, reply, multipart, shared }: Incoming,
): Promise<unknown> {
  const query = endpoint.query.safeParse(request.query);
  const body = endpoint.body?.safeParse(multipart?.fields ?? request.body ?? {});
  const faults = [query, body].flatMap((part) =>
    part && !part.success ? fieldFaults(part.error) : [],
  );
  if (faults.length > 0) throw new ApiError("validation", { fields: faults });
  const key = request.headers["idempotency-key"];
  const call = {
    query: query.data,
    body: body?.data,
    caller: callerOf(request),
    actor: request.actor,
    file: multipart?.file ?? null,
    idempotencyKey: typeof key === "string" && /^[\w-]{8,100}$/.test(key) ? key : null,
    request,
    reply,
  } as Call<E>;
  try {
    const answer = await handler(call);
    await request.server.guards.recordRead(request.actor, endpoint.name, query.data);
    return await send(endpoint, answer, { reply, shared });
  } catch (error) {
    if (endpoint.redirects && error instanceof RedirectAnswer)
      return { type: "redirect", url: error.url };
    throw error;
  }
}

async function send(
  { answer: schema, produces }: Endpoint,
  answer: unknown,
  { reply, shared }: Pick<Incoming, "reply" | "shared">,
): Promise<unknown> {
  if (answer instanceof Blob) {
    void reply.type(produces ?? answer.type);
    return Buffer.from(await answer.arrayBuffer());
  }
  if (typeof answer !== "object" || answer === null) return schema.parse(answer);
  const sent = shared.write(answer, (whole) => schema.parse(whole));
  if (Buffer.isBuffer(sent)) void reply.type("application/json; charset=utf-8");
  return sent;
}

/** Error codes of the HTTP layer and the database that mean a bad request. */
const faultCodes: Record<string, ApiError["code"]> = {
  // A character that the database cannot store.
  "22021": "bad_request",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};
/** Typical duration of a database restart, for `Retry-After`. */
const outageSeconds = 3;
/** The database is down: connection refused, lost, shutting down, or none free in time. */
const outageCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P0[123]|08\w{3}|53\w{3})$/;
/** The machine has no disk space, memory or file handles left. */
const shortageCodes = /^(ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE|ENOMEM)$/;

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (faultCodes[code]) return new ApiError(faultCodes[code]);
  if (isAccountGone(error)) return new ApiError("unauthorized");
  if (status === 413) return new ApiError("too_large");
  if (status === 415 || status === 406) return new ApiError("unsupported_media_type");
  if (status === 429) return new ApiError("too_many_requests");
  if (status >= 400 && status < 500) return new ApiError("bad_request");
  return new ApiError(
    outageCodes.test(code) || shortageCodes.test(code) || isConnectionLost(error)
      ? "unavailable"
      : "internal",
  );
}

/** Whether the caller's account was deleted after its session was checked. */
const isAccountGone = (error: unknown) =>
  error instanceof Error &&
  "constraint" in error &&
  String(error.constraint).endsWith("_account_id_fkey");

/** Whether an error is the driver's own about a lost connection; those have neither a class nor a code. */
function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
      error.message,
    )
  );
}

function errorAnswer(
  error: ApiError,
  request: FastifyRequest,
): ErrorAnswer & Record<string, unknown> {
  const locale = localeOf(request);
  const validation: Record<string, string[]> = {};
  for (const { field, key, values } of error.fields) {
    (validation[field] ??= []).push(fieldMessage(key, locale, values));
  }
  return {
    message: errorMessage(error.code, locale),
    code: error.code,
    ...(error.code === "captcha" || error.code === "hard_captcha" ? { type: error.code } : {}),
    ...(error.code === "removed_from_publication" ? { reason: error.code } : {}),
    ...(error.fields.length > 0 ? { validation } : {}),
    request_id: request.id,
    ...error.data,
  };
}

/** Answers errors of the router before any call: an undecodable URL, or a part of one that is too long. */
export function answerRouterError(
  error: { statusCode?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const found = new ApiError(error.statusCode === 404 ? "not_found" : "bad_request");
  void reply
    .code(found.status)
    .headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
    .send(errorAnswer(found, request));
}

/** Converts every error to the contract's error answer, without a stack or SQL. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((thrown, request, reply) => {
    const error = asApiError(thrown);
    if (error.status >= 500)
      request.log.error({ err: thrown, path: request.routeOptions.url }, "request failed");
    const retryAfter = error.retryAfter ?? (error.code === "unavailable" ? outageSeconds : null);
    if (retryAfter !== null) void reply.header("retry-after", String(retryAfter));
    void reply.code(error.status);
    if (isPaperOpened(request)) return sendPage(reply, paperFaultPage(request, error.code));
    return reply.send(errorAnswer(error, request));
  });
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorAnswer(new ApiError("not_found"), request)),
  );
}
