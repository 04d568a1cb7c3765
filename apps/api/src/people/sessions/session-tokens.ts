import type { FastifyRequest } from "fastify";
import { jwtVerify, SignJWT } from "jose";
import { randomBytes } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { unknownDevice } from "./device.ts";
import type { Device } from "./device.ts";
import { isOurs, readRefreshToken, writeRefreshToken } from "./refresh-tokens.ts";
import {
  findActor,
  findSession,
  insertSession,
  revokeSession,
  rotateSession,
} from "./session-store.ts";
import type { KnownActor } from "./session-store.ts";

/** How long an access token is good (docs/product/accounts-and-sessions.md#sessions), seconds. */
export const accessSeconds = 15 * 60;
/** How long a person stays signed in without coming back. */
export const sessionDays = 60;
/**
 * A token that was just used up is answered with the same successor once more: two tabs that wake up together,
 * or an answer that got lost. Whoever comes with it later has stolen it, or was stolen from.
 */
const graceSeconds = 10;
const audience = "tropa-access";

const keyOf = (context: Pick<ApiContext, "config">) =>
  new TextEncoder().encode(context.config.signingKey);

export interface SessionTokens {
  /** Goes out as `X-Authorization: Bearer`, lives in memory only. */
  accessToken: string;
  /** For the HttpOnly cookie alone. */
  refreshToken: string;
}

async function writeAccessToken(
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
  {
    accountId,
    storefront,
    device = unknownDevice,
  }: { accountId: number; storefront: string; device?: Device },
): Promise<SessionTokens> {
  const refreshSecret = randomBytes(32);
  const sessionId = await insertSession(client, {
    accountId,
    storefront,
    refreshSecret,
    days: sessionDays,
    device,
  });
  return {
    accessToken: await writeAccessToken(context, sessionId),
    refreshToken: writeRefreshToken(context, sessionId, 1, refreshSecret),
  };
}

/** Whose living session a refresh token is of, one that was used up as well; null where it is nobody's. */
export async function refreshTokenOwner(
  context: ApiContext,
  text: string,
): Promise<KnownActor | null> {
  const token = readRefreshToken(text);
  const session = token && (await findSession(context.pool, token.sessionId));
  if (!token || !session || !isOurs(context, token, session.refreshSecret)) return null;
  return findActor(context.pool, token.sessionId);
}

/**
 * New tokens for a refresh token, which is used up by that. One that comes again after the grace ends the whole
 * session, the thief's as well as the owner's. Throws `unauthorized` for whatever signs nobody in.
 */
export async function refreshSession(context: ApiContext, text: string): Promise<SessionTokens> {
  const token = readRefreshToken(text);
  const session = token && (await findSession(context.pool, token.sessionId));
  if (!token || !session || !isOurs(context, token, session.refreshSecret))
    throw new ApiError("unauthorized");
  const { sessionId: id, generation } = token;
  const isRotated = await rotateSession(context.pool, { id, generation, days: sessionDays });
  if (!isRotated) await forgiveOrRevoke(context, id, generation);
  return {
    accessToken: await writeAccessToken(context, id),
    refreshToken: writeRefreshToken(context, id, generation + 1, session.refreshSecret),
  };
}

async function forgiveOrRevoke(context: ApiContext, id: string, generation: number): Promise<void> {
  // Read again: the other tab may have rotated it since.
  const session = await findSession(context.pool, id);
  const isJustUsed =
    session?.generation === generation + 1 && session.secondsSinceRefresh <= graceSeconds;
  if (isJustUsed) return;
  await revokeSession(context.pool, id);
  throw new ApiError("unauthorized");
}

/**
 * Who an access token belongs to; null without one. The session is looked up each time, so that a revoked one
 * ends at once. Throws `unauthorized` for a forged, expired or revoked token.
 */
export async function readActor(
  context: ApiContext,
  token: string | null,
): Promise<KnownActor | null> {
  if (token === null) return null;
  const sessionId = await sessionOf(context, token);
  const actor = sessionId === null ? null : await findActor(context.pool, sessionId);
  if (!actor) throw new ApiError("unauthorized");
  return actor;
}

async function sessionOf(
  context: Pick<ApiContext, "config">,
  token: string,
): Promise<string | null> {
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
