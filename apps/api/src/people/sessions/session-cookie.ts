import cookies from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { hasSecureCookies } from "../../server/caller.ts";
import type { Caller } from "../../server/caller.ts";
import { sessionDays } from "./session-tokens.ts";

const daySeconds = 86_400;
const staffHours = 12;

/** Lifetime of the device cookie in days; browsers keep no cookie longer. */
const deviceDays = 400;
/** Tells pages to request private data; gives no access. */
const staffName = "admin-session";
/** Tells pages that there is a session to resume; gives no access. */
const signedInName = "signed-in";

/** `__Host-`: browsers accept the cookie only from this host and over TLS. */
function cookiesThat(secure: boolean) {
  const prefix = secure ? "__Host-" : "";
  const open = { path: "/", secure, sameSite: "lax" } as const;
  return {
    refresh: (storefront: string) => `${prefix}tropa-${storefront}`,
    registration: (storefront: string) => `${prefix}tropa-registration-${storefront}`,
    device: (storefront: string) => `${prefix}tropa-device-${storefront}`,
    open,
    hidden: { ...open, httpOnly: true } as const,
  };
}

const cookiesOf = (request: FastifyRequest) => cookiesThat(hasSecureCookies(request));

/** Lets requests and replies of the server carry cookies. */
export function acceptCookies(
  server: FastifyInstance,
  { isProduction }: Pick<ApiContext["config"], "isProduction">,
): void {
  server.decorate("takesPlainCookies", !isProduction);
  void server.register(cookies);
}

export function setRefreshCookie(reply: FastifyReply, storefront: string, token: string): void {
  const maxAge = sessionDays * daySeconds;
  const { refresh, open, hidden } = cookiesOf(reply.request);
  void reply
    .setCookie(refresh(storefront), token, { ...hidden, maxAge })
    .setCookie(signedInName, "1", { ...open, maxAge });
}

export function readRefreshCookie(request: FastifyRequest, storefront: string): string | null {
  return request.cookies[cookiesOf(request).refresh(storefront)] ?? null;
}

/** Deletes the session's cookies. */
export function clearSessionCookies(reply: FastifyReply, storefront: string): void {
  const { refresh, open, hidden } = cookiesOf(reply.request);
  void reply
    .clearCookie(refresh(storefront), hidden)
    .clearCookie(signedInName, open)
    .clearCookie(staffName, open);
}

export function setRegistrationCookie(
  reply: FastifyReply,
  storefront: string,
  value: string,
  seconds: number,
): void {
  const { registration, hidden } = cookiesOf(reply.request);
  void reply.setCookie(registration(storefront), value, { ...hidden, maxAge: seconds });
}

export function readRegistrationCookie(request: FastifyRequest, storefront: string): string | null {
  return request.cookies[cookiesOf(request).registration(storefront)] ?? null;
}

export function setStaffCookie(reply: FastifyReply): void {
  const { open } = cookiesOf(reply.request);
  void reply.setCookie(staffName, "1", { ...open, maxAge: staffHours * 3600 });
}

/**
 * Throws `forbidden` for a request from another site's page. Browsers set both headers themselves; without either the
 * sender is no browser, so cross-site attacks do not apply.
 */
export function requireOwnSite(
  { config }: Pick<ApiContext, "config">,
  request: FastifyRequest,
): void {
  const site = request.headers["sec-fetch-site"];
  const { origin } = request.headers;
  const isForeignSite = site !== undefined && site !== "same-origin";
  const isForeignOrigin =
    origin !== undefined &&
    !(URL.canParse(origin) && new URL(origin).host === request.host) &&
    !config.storefronts.origins.includes(origin);
  if (isForeignSite || isForeignOrigin) throw new ApiError("forbidden");
}

/** Stores the mark of a known device; survives a sign-out. */
export function setDeviceCookie(reply: FastifyReply, storefront: string, value: string): void {
  const maxAge = deviceDays * daySeconds;
  const { device, hidden } = cookiesOf(reply.request);
  void reply.setCookie(device(storefront), value, { ...hidden, maxAge });
}

export function readDeviceCookie({ headers, secureCookies, storefront }: Caller): string | null {
  const { device } = cookiesThat(secureCookies);
  return cookies.parse(headers.cookie ?? "")[device(storefront.id)] ?? null;
}
