import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/page-constants";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { isCurrency } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { PRICES_PARAMETER } from "@tropa/domain/storefront/currency-address";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const [key, value] = part.trim().split("=");
    if (key === name) return value;
  }
  return undefined;
}

/** Splits a path into its locale, the router's base path and the rest. */
export function localeOfPath(
  variant: Pick<VariantConfig, "locales">,
  path: string,
): { locale: Locale; basename: string; rest: string } {
  for (const locale of variant.locales.slice(1)) {
    const prefix = localePrefix(variant, locale);
    if (path === prefix || path.startsWith(`${prefix}/`)) {
      return { locale, basename: prefix, rest: path.slice(prefix.length) || "/" };
    }
  }
  return { locale: variant.locales[0], basename: "/", rest: path };
}

/**
 * Returns the currency from the visitor's cookies; the storefront's first if none is set or
 * offered.
 */
export function currencyOf(
  variant: Pick<VariantConfig, "currencies">,
  cookies: string | undefined,
): Currency {
  const chosen = cookie(cookies, "currency");
  return isCurrency(chosen) && variant.currencies.includes(chosen) ? chosen : variant.currencies[0];
}

/**
 * Returns the currency named in an address; undefined if there is none or the storefront does not
 * offer it.
 */
export function currencyOfAddress(
  variant: Pick<VariantConfig, "currencies">,
  url: URL,
): Currency | undefined {
  const named = url.searchParams.get(PRICES_PARAMETER);
  return isCurrency(named) && variant.currencies.includes(named) ? named : undefined;
}

/** A redirect that records a visitor's choice of language or currency in cookies. */
export interface Choice {
  location: string;
  setCookie: string[];
}

function choiceCookie(kind: "locale" | "currency", value: string, secure: boolean): string {
  return `${kind}=${value}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS[kind]}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/**
 * Handles `?locale=` and `?currency=`, with which the switches work without scripts: the choice
 * goes into a cookie, and the visitor to the page's address without these parameters. Returns null
 * if the address has neither.
 */
export function choiceOf(
  variant: Pick<VariantConfig, "locales" | "currencies">,
  url: URL,
  secure: boolean,
): Choice | null {
  const locale = url.searchParams.get("locale");
  const currency = url.searchParams.get("currency");
  if (locale === null && currency === null) return null;
  const target = new URL(url);
  target.searchParams.delete("locale");
  target.searchParams.delete("currency");
  const setCookie: string[] = [];
  if (isLocale(locale) && variant.locales.includes(locale)) {
    const { rest } = localeOfPath(variant, target.pathname);
    const prefix = localePrefix(variant, locale);
    target.pathname = prefix && rest === "/" ? prefix : `${prefix}${rest}`;
    setCookie.push(choiceCookie("locale", locale, secure));
  }
  if (isCurrency(currency) && variant.currencies.includes(currency)) {
    target.searchParams.delete(PRICES_PARAMETER);
    if (currency !== variant.currencies[0]) target.searchParams.set(PRICES_PARAMETER, currency);
    setCookie.push(choiceCookie("currency", currency, secure));
  }
  // A path that starts with two slashes would be read as another host.
  return { location: `${target.pathname.replace(/^\/{2,}/, "/")}${target.search}`, setCookie };
}

/**
 * Returns the home page in the language of the visitor's cookie; null unless the path is `/` and
 * the language is not the default.
 */
export function rememberedHome(
  variant: Pick<VariantConfig, "locales">,
  path: string,
  cookies: string | undefined,
): string | null {
  const remembered = cookie(cookies, "locale");
  if (path !== "/" || !isLocale(remembered) || !variant.locales.includes(remembered)) return null;
  return localePrefix(variant, remembered) || null;
}
