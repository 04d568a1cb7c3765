import { localisedName } from "@tropa/domain/people/full-name";
import type { webCallDataCall } from "@tropa/api-contract/conversation/calls-phone-codes";
import type { AnswerOf } from "@tropa/api-contract/base/endpoint";
import type { Locale } from "@tropa/domain/locale";
import { jwtVerify, SignJWT } from "jose";
import { findChat, requireCaller } from "../chat/chat.ts";
import type { ApiContext } from "../../config/context.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { organizerNames, phoneOfAccount, phoneOfOrganizer } from "./phone-code-store.ts";

type WebCall = AnswerOf<typeof webCallDataCall>;

/** The callee. The token contains only an id, because the browser can read it. */
type WebCallee =
  | { kind: "support"; name: "" }
  | { kind: "organizer" | "account"; id: number; name: string };

const callSeconds = 15 * 60;
const audience = "tropa-web-call";

const keyOf = (secret: string) => new TextEncoder().encode(secret);

interface WebCallRequest {
  isSupportCall: boolean;
  organizerId: number | undefined;
  chatId: number | undefined;
  storefront: Storefront;
  locale: Locale;
}

async function organizerCallee(
  { pool }: ApiContext,
  id: number,
  locale: Locale,
): Promise<WebCallee> {
  const names = await organizerNames(pool, id);
  if (!names) throw new ApiError("not_found");
  return { kind: "organizer", id, name: localisedName(names, locale) };
}

async function calleeOf(
  context: ApiContext,
  actor: Actor,
  request: WebCallRequest,
): Promise<WebCallee> {
  if (request.isSupportCall) return { kind: "support", name: "" };
  if (request.chatId === undefined)
    return organizerCallee(context, request.organizerId ?? 0, request.locale);
  const found = await findChat(context.pool, request.chatId);
  if (found?.account_id !== actor.accountId) {
    const chat = requireCaller(found, actor);
    return { kind: "account", id: chat.account_id, name: chat.tourist_name };
  }
  return found.organizer_id === null
    ? { kind: "support", name: "" }
    : organizerCallee(context, found.organizer_id, request.locale);
}

/** Data for calls from the browser, if the storefront offers them; other storefronts' pages may not use a microphone. */
export async function webCallData(
  context: ApiContext,
  actor: Actor,
  request: WebCallRequest,
): Promise<WebCall> {
  const callee = await calleeOf(context, actor, request);
  const { calls } = context.config;
  if (!calls?.webUrl || !request.storefront.features.organizerCalling)
    return { is_available: false, url: null, token: null, name: callee.name, expires_at: null };
  const expiresAt = Math.floor(Date.now() / 1000) + callSeconds;
  const token = await new SignJWT({
    callee: callee.kind,
    ...(callee.kind !== "support" && { callee_id: callee.id }),
  })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(actor.accountId))
    .setAudience(audience)
    .setExpirationTime(expiresAt)
    .sign(keyOf(calls.secret));
  return {
    is_available: true,
    url: calls.webUrl,
    token,
    name: callee.name,
    expires_at: new Date(expiresAt * 1000).toISOString(),
  };
}

/** Returns the callee of a browser's call; null for an invalid token. */
export async function resolveWebCall(
  { pool, config }: ApiContext,
  token: string,
): Promise<{ target: string; phone: string | null } | null> {
  if (!config.calls) return null;
  const claims = await jwtVerify(token, keyOf(config.calls.secret), {
    audience,
    algorithms: ["HS256"],
  }).then(
    ({ payload }) => payload,
    () => null,
  );
  if (!claims) return null;
  const id = Number(claims.callee_id);
  if (claims.callee === "support") return { target: "support", phone: null };
  if (claims.callee === "organizer")
    return { target: "organizer", phone: await phoneOfOrganizer(pool, id) };
  return { target: "tourist", phone: await phoneOfAccount(pool, id) };
}
