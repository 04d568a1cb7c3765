import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import {
  choiceOf,
  currencyOf,
  currencyOfAddress,
  localeOfPath,
  rememberedHome,
} from "../http/visitor.ts";
import type { Choice } from "../http/visitor.ts";

/** Way in which a request for a page is answered. */
export type PageRequest =
  /** Node accepts addresses that `URL` does not parse. */
  | { kind: "unreadable" }
  | { kind: "choice"; choice: Choice }
  | { kind: "home"; location: string }
  | {
      kind: "page";
      url: URL;
      locale: Locale;
      basename: string;
      /** The path without its language prefix. */
      rest: string;
      currency: Currency;
      /**
       * Whether the address determines a public page; if not, the currency comes from the visitor's
       * cookie.
       */
      isWhole: boolean;
      /** Cache key: everything that a public page depends on, and nothing else. */
      key: string;
    };

export interface PageRequestSettings {
  origin: string;
  variant: Pick<VariantConfig, "locales" | "currencies">;
}

/** Campaign parameters do not change a page and would only split the cache. */
const campaignParameter = /^(utm_\w+|gclid|yclid|fbclid|ysclid)$/;

function cacheKey(url: URL, basename: string, currency: string): string {
  if (url.search === "") return `${basename}|${currency}|${url.pathname}?`;
  const parameters = [...url.searchParams].filter(([name]) => !campaignParameter.test(name));
  return `${basename}|${currency}|${url.pathname}?${new URLSearchParams(parameters).toString()}`;
}

/**
 * Reads a request for a page. Both the usual way and the fast path of the cache use it: if they
 * disagreed in a detail, a visitor could get a page in another one's currency.
 */
export function readPageRequest(
  { variant, origin }: PageRequestSettings,
  request: { method: string | undefined; url: string | undefined; cookie: string | undefined },
): PageRequest {
  const address = (request.url ?? "").replace(/^\/{2,}/, "/");
  if (!URL.canParse(address, origin)) return { kind: "unreadable" };
  const url = new URL(address, origin);
  // A submitted form must not be redirected.
  if (request.method !== "POST") {
    const choice = choiceOf(variant, url, origin.startsWith("https:"));
    if (choice) return { kind: "choice", choice };
    const home = rememberedHome(variant, url.pathname, request.cookie);
    if (home) return { kind: "home", location: `${home}${url.search}` };
  }
  const { locale, basename, rest } = localeOfPath(variant, url.pathname);
  const named = currencyOfAddress(variant, url);
  const currency = named ?? currencyOf(variant, request.cookie);
  const isWhole = named !== undefined || currency === variant.currencies[0];
  const key = cacheKey(url, basename, currency);
  return { kind: "page", url, locale, basename, rest, currency, isWhole, key };
}
