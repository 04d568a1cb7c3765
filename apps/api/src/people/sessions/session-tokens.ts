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

/** Lifetime of an access token (docs/product/accounts-and-sessions.md#sessions), seconds. */
export const accessSeconds = 15 * 60;
/** Number of days that an unused session stays valid. */
export const sessionDays = 60;
/**
 * Time during which a used token gets the same successor again: two tabs may refresh together, or an answer may get
 * lost. A later use means that the token was stolen.
 */
const graceSeconds = 10;
const audience = "tropa-access";

const keyOf = (context: Pick<ApiContext, "config">) =>
  new TextEncoder().encode(context.config.signingKey);

export interface SessionTokens {
  /** Sent as `X-Authorization: Bearer`; clients keep it in memory only. */
  accessToken: string;
  /** Sent only in the HttpOnly cookie. */
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

/** Signs an account in on one device. Throws `blocked` for one that may not sign in. */
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
  if (sessionId === null) throw new ApiError("blocked");
  return {
    accessToken: await writeAccessToken(context, sessionId),
    refreshToken: writeRefreshToken(context, sessionId, 1, refreshSecret),
  };
}

/** Returns the owner of a refresh token's valid session, even if the token was used; null otherwise. */
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
 * Exchanges a refresh token for new tokens. Reusing one after the grace period ends the whole session, for thief and
 * owner alike. Throws `unauthorized` for an invalid token.
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
  // Read again, because another tab may have rotated it meanwhile.
  const session = await findSession(context.pool, id);
  const isJustUsed =
    session?.generation === generation + 1 && session.secondsSinceRefresh <= graceSeconds;
  if (isJustUsed) return;
  await revokeSession(context.pool, id);
  throw new ApiError("unauthorized");
}

/**
 * Returns the owner of an access token; null without one. Looks up the session each time, so that revoking takes effect
 * at once. Throws `unauthorized` for a forged, expired or revoked token.
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
    // Invalid for whatever reason.
    return null;
  }
}

/** Returns the token of `X-Authorization: Bearer`; null where the header is absent. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers["x-authorization"];
  if (header === undefined || header === "") return null;
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(String(header))?.[1];
  if (token === undefined) throw new ApiError("unauthorized");
  return token;
}
