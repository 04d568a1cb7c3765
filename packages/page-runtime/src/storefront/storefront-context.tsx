import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { createContext, use } from "react";

/** Settings of a page view: changing any of them loads a new page. */
export interface Storefront {
  variant: VariantConfig;
  locale: Locale;
  currency: Currency;
  /** Scheme and host of the storefront, for absolute addresses. */
  origin: string;
}

const StorefrontContext = createContext<Storefront | null>(null);
export const StorefrontProvider = StorefrontContext.Provider;

/** Returns the storefront of the page; throws outside `StorefrontProvider`. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  if (!storefront) throw new Error("useStorefront: render inside <StorefrontProvider>");
  return storefront;
}

/** Returns the absolute address of a path of this storefront in a locale. */
export function absoluteUrl(
  storefront: Pick<Storefront, "variant" | "origin">,
  locale: Locale,
  path: string,
): string {
  const prefix = localePrefix(storefront.variant, locale);
  const own = withBookingBase(path, storefront.variant);
  return `${storefront.origin}${prefix}${own === "/" && prefix ? "" : own}`;
}
