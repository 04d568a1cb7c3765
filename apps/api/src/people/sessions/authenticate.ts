import * as accountCalls from "@tropa/api-contract/people/calls-accounts";
import * as staffCalls from "@tropa/api-contract/staff/calls-staff-sign-in";
import { partsAt } from "@tropa/domain/people/desk-right";
import type { FastifyRequest } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { isOurs, readRefreshToken } from "./refresh-tokens.ts";
import { readRefreshCookie } from "./session-cookie.ts";
import { findSession } from "./session-store.ts";
import type { KnownActor } from "./session-store.ts";
import { bearerToken, readActor } from "./session-tokens.ts";

/** Calls that sign in, renew or sign out, whose callers may hold an expired token. */
const renewing = new Set<string>(
  [...Object.values(accountCalls), ...Object.values(staffCalls)]
    .filter((call) => "path" in call && "auth" in call && call.auth === "open")
    .map((call) => Reflect.get(call, "path")),
);

/** Returns the actor of a request; null for a visitor. Throws `unauthorized` for an invalid token. */
export async function authenticate(
  context: ApiContext,
  request: FastifyRequest,
): Promise<Actor | null> {
  try {
    const known = await readActor(context, bearerToken(request));
    return known && actorOf(known, request);
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === "unauthorized";
    if (isStale && renewing.has(request.routeOptions.url ?? "")) return null;
    throw error;
  }
}

/**
 * Narrows the desk to the parts that are open at the level of the call, so that no rule of the domain lets somebody act
 * who may only look.
 */
function actorOf({ deskRights, ...known }: KnownActor, request: FastifyRequest): Actor {
  const { deskLevel = request.method === "GET" ? "look" : "act" } = request.routeOptions.config;
  const deskParts = partsAt(deskRights, deskLevel);
  return { ...known, deskParts, requestId: request.id, address: request.ip };
}

/** Returns the valid session of a browser's cookie, for downloads without a script; null without one. */
export async function sessionOfCookie(
  context: ApiContext,
  request: FastifyRequest,
  storefront: string,
): Promise<{ id: string; accountId: number } | null> {
  const token = readRefreshToken(readRefreshCookie(request, storefront) ?? "");
  const session = token && (await findSession(context.pool, token.sessionId));
  if (!token || !session || !isOurs(context, token, session.refreshSecret)) return null;
  return { id: token.sessionId, accountId: session.accountId };
}
