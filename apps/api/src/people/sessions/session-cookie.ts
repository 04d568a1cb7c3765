import cookies from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { sessionDays } from "./session-tokens.ts";

const daySeconds = 86_400;
const staffHours = 12;

/** `__Host-`: the browser takes it from this very host alone, over TLS or from localhost. */
const refreshName = (storefront: string) => `__Host-tropa-${storefront}`;
const registrationName = (storefront: string) => `__Host-tropa-registration-${storefront}`;
const deviceName = (storefront: string) => `__Host-tropa-device-${storefront}`;
/** Longer than a browser keeps any cookie that is not seen again. */
const deviceDays = 400;
/** Pages know by it that they should ask for private data; it opens nothing. */
const staffName = "admin-session";
/** Pages know by it that there is a session to resume: visitors' pages ask for none. It opens nothing. */
const signedInName = "signed-in";

const open = { path: "/", secure: true, sameSite: "lax" } as const;
const hidden = { ...open, httpOnly: true } as const;

/** Lets requests and replies of the server carry cookies. */
export function acceptCookies(server: FastifyInstance): void {
  void server.register(cookies);
}

export function setRefreshCookie(reply: FastifyReply, storefront: string, token: string): void {
  const maxAge = sessionDays * daySeconds;
  void reply
    .setCookie(refreshName(storefront), token, { ...hidden, maxAge })
    .setCookie(signedInName, "1", { ...open, maxAge });
}

export function readRefreshCookie(request: FastifyRequest, storefront: string): string | null {
  return request.cookies[refreshName(storefront)] ?? null;
}

/** What a sign-out leaves in the browser: nothing. */
export function clearSessionCookies(reply: FastifyReply, storefront: string): void {
  void reply
    .clearCookie(refreshName(storefront), hidden)
    .clearCookie(signedInName, open)
    .clearCookie(staffName, open);
}

export function setRegistrationCookie(
  reply: FastifyReply,
  storefront: string,
  value: string,
  seconds: number,
): void {
  void reply.setCookie(registrationName(storefront), value, { ...hidden, maxAge: seconds });
}

export function readRegistrationCookie(request: FastifyRequest, storefront: string): string | null {
  return request.cookies[registrationName(storefront)] ?? null;
}

export function setStaffCookie(reply: FastifyReply): void {
  void reply.setCookie(staffName, "1", { ...open, maxAge: staffHours * 3600 });
}

/**
 * Refuses what a page of another site sends with the cookie of ours. Browsers name both headers themselves;
 * without either it is no browser, and no cookie comes along that the sender does not hold already.
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

/** By what the browser is known again at its next sign-in; a sign-out leaves it. */
export function setDeviceCookie(reply: FastifyReply, storefront: string, value: string): void {
  const maxAge = deviceDays * daySeconds;
  void reply.setCookie(deviceName(storefront), value, { ...hidden, maxAge });
}

export function readDeviceCookie(headers: IncomingHttpHeaders, storefront: string): string | null {
  return cookies.parse(headers.cookie ?? "")[deviceName(storefront)] ?? null;
}
