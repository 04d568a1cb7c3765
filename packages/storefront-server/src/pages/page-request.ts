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

/** What a request for a page comes to. */
export type PageRequest =
  /** Node takes addresses that URL does not: they are no pages. */
  | { kind: "unreadable" }
  | { kind: "choice"; choice: Choice }
  | { kind: "home"; location: string }
  | {
      kind: "page";
      url: URL;
      locale: Locale;
      basename: string;
      /** The path without the language before it. */
      rest: string;
      currency: Currency;
      /** The address says all that a public page depends on; if not, the visitor's cookie has named the currency. */
      isWhole: boolean;
      /** Everything that a public page depends on, and nothing else. */
      key: string;
    };

export interface PageRequestSettings {
  origin: string;
  variant: Pick<VariantConfig, "locales" | "currencies">;
}

/** Marks of campaigns change nothing on a page and would only split the cache. */
const campaignParameter = /^(utm_\w+|gclid|yclid|fbclid|ysclid)$/;

function cacheKey(url: URL, basename: string, currency: string): string {
  if (url.search === "") return `${basename}|${currency}|${url.pathname}?`;
  const parameters = [...url.searchParams].filter(([name]) => !campaignParameter.test(name));
  return `${basename}|${currency}|${url.pathname}?${new URLSearchParams(parameters).toString()}`;
}

/**
 * The one reading of a request: whoever sends a page, by the usual way or straight out of the cache, asks here whose
 * page it is. Two readings that differ in a space would put one visitor's currency into another's page.
 */
export function readPageRequest(
  { variant, origin }: PageRequestSettings,
  request: { method: string | undefined; url: string | undefined; cookie: string | undefined },
): PageRequest {
  const address = (request.url ?? "").replace(/^\/{2,}/, "/");
  if (!URL.canParse(address, origin)) return { kind: "unreadable" };
  const url = new URL(address, origin);
  // A form that is sent brings its answer along: it is sent nowhere else.
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
