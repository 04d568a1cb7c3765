import type { FastifyRequest } from "fastify";
import { jwtVerify, SignJWT } from "jose";
import { createHash, randomBytes } from "node:crypto";
import type { ApiContext } from "../context.ts";
import type { Queryable } from "../db/database.ts";
import type { Actor } from "../http/actor.ts";
import { ApiError } from "../http/api-error.ts";
import { findActor, insertSession } from "./session-store.ts";

/** How long an access token is good (decisions, 6), seconds. */
const accessSeconds = 15 * 60;
/** How long a person stays signed in without coming back. */
const sessionDays = 60;
const audience = "tropa-access";

const keyOf = (context: Pick<ApiContext, "config">) =>
  new TextEncoder().encode(context.config.signingKey);

/** Refresh tokens are stored as what they hash to: who reads the table cannot sign in. */
export function refreshHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export interface SessionTokens {
  /** Goes out as `X-Authorization: Bearer`, lives in memory only. */
  accessToken: string;
  /** For the HttpOnly cookie alone. */
  refreshToken: string;
}

export async function accessToken(
  context: Pick<ApiContext, "config">,
  sessionId: string,
): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sessionId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${accessSeconds}s`)
    .sign(keyOf(context));
}

/** Signs an account in on one device. */
export async function startSession(
  context: Pick<ApiContext, "config">,
  client: Queryable,
  { accountId, storefront }: { accountId: number; storefront: string },
): Promise<SessionTokens> {
  const refreshToken = randomBytes(32).toString("base64url");
  const sessionId = await insertSession(client, {
    accountId,
    storefront,
    refreshHash: refreshHash(refreshToken),
    days: sessionDays,
  });
  return { accessToken: await accessToken(context, sessionId), refreshToken };
}

/**
 * Who an access token belongs to; null without one. The session is looked up each time, so that a revoked one
 * ends at once. Throws `unauthorized` for a forged, expired or revoked token.
 */
export async function readActor(context: ApiContext, token: string | null): Promise<Actor | null> {
  if (token === null) return null;
  const sessionId = await sessionOf(context, token);
  const actor = sessionId === null ? null : await findActor(context.pool, sessionId);
  if (!actor) throw new ApiError("unauthorized");
  return actor;
}

async function sessionOf(context: ApiContext, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(context), {
      audience,
      algorithms: ["HS256"],
    });
    return payload.sub ?? null;
  } catch {
    // Whatever is wrong with it, the token does not sign anybody in.
    return null;
  }
}

/** The token of `X-Authorization: Bearer`; null where the header is absent. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers["x-authorization"];
  if (header === undefined || header === "") return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(String(header))?.[1];
  if (token === undefined) throw new ApiError("unauthorized");
  return token;
}
