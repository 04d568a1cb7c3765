import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isCurrency } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import type { FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "../platform/storefronts/storefront.ts";
import type { Storefronts } from "../platform/storefronts/storefronts.ts";
import { ApiError } from "../platform/errors/api-error.ts";

/** Who asks and how they read: from the headers of every request (docs/product/calls.md#every-call). */
export interface Caller {
  locale: Locale;
  currency: Currency;
  /** Through which the call came, `X-Localization`. */
  storefront: Storefront;
  address: string;
  /** As the request brought them: what a browser says of itself, and a balancer of where it is. */
  headers: IncomingHttpHeaders;
  /** Whether cookies of this call are bound to TLS. */
  secureCookies: boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    storefronts: Storefronts;
    /** Whether cookies may come and go without TLS. */
    takesPlainCookies: boolean;
  }
}

/**
 * Whether cookies of a request are bound to TLS. Always in production; elsewhere not on plain http, where Safari keeps no
 * such cookie, not even for localhost.
 */
export const hasSecureCookies = ({ protocol, server }: FastifyRequest): boolean =>
  protocol === "https" || !server.takesPlainCookies;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The language of error messages. */
export function localeOf(request: FastifyRequest): Locale {
  const locale = first(request.headers["x-language"]);
  return isLocale(locale) ? locale : "en";
}

/** The first language of the browser's that pages are written in, for pages of the API's own. */
export function browserLocale(request: FastifyRequest): Locale | undefined {
  return (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale);
}

/** Throws `bad_request` for a storefront that the API does not serve: its terms are nobody's to guess. */
export function callerOf(request: FastifyRequest): Caller {
  const currency = first(request.headers["x-currency"]);
  return {
    locale: localeOf(request),
    currency: isCurrency(currency) ? currency : "USD",
    storefront: storefrontOf(request, first(request.headers["x-localization"])),
    address: request.ip,
    headers: request.headers,
    secureCookies: hasSecureCookies(request),
  };
}

/** A storefront by its id; the usual one where none is named. Throws `bad_request` for one that is not known. */
export function storefrontOf(request: FastifyRequest, id: string | undefined): Storefront {
  const { storefronts } = request.server;
  if (id === undefined || id === "") return storefronts.usual;
  const found = storefronts.find(id);
  if (!found) throw new ApiError("bad_request");
  return found;
}
