import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isCurrency } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import type { FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "../platform/storefronts/storefront.ts";
import type { Storefronts } from "../platform/storefronts/storefronts.ts";
import { ApiError } from "../platform/errors/api-error.ts";

/** The caller's settings, from the headers of every request (docs/product/calls.md#every-call). */
export interface Caller {
  locale: Locale;
  currency: Currency;
  /** The storefront of the call, from `X-Localization`. */
  storefront: Storefront;
  address: string;
  /** The raw headers, for the browser's user agent and the balancer's country. */
  headers: IncomingHttpHeaders;
  /** Whether cookies of this call are `Secure`. */
  secureCookies: boolean;
}

declare module "fastify" {
  interface FastifyInstance {
    storefronts: Storefronts;
    /** Whether cookies are allowed without TLS. */
    takesPlainCookies: boolean;
  }
}

/**
 * Whether cookies of a request are `Secure`. Always in production; elsewhere not on plain http, where Safari rejects such
 * cookies even for localhost.
 */
export const hasSecureCookies = ({ protocol, server }: FastifyRequest): boolean =>
  protocol === "https" || !server.takesPlainCookies;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Returns the language of error messages. */
export function localeOf(request: FastifyRequest): Locale {
  const locale = first(request.headers["x-language"]);
  return isLocale(locale) ? locale : "en";
}

/** Returns the browser's first supported language, for the API's own pages. */
export function browserLocale(request: FastifyRequest): Locale | undefined {
  return (request.headers["accept-language"] ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLocale);
}

/** Reads the caller of a request. Throws `bad_request` for an unknown storefront. */
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

/** Returns a storefront by id; the usual one without an id. Throws `bad_request` for an unknown one. */
export function storefrontOf(request: FastifyRequest, id: string | undefined): Storefront {
  const { storefronts } = request.server;
  if (id === undefined || id === "") return storefronts.usual;
  const found = storefronts.find(id);
  if (!found) throw new ApiError("bad_request");
  return found;
}
