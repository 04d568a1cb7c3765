import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { inCurrency } from "@tropa/domain/storefront/currency-address";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { ComponentProps } from "react";
import { isRouted } from "./routed-links.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/**
 * The anchor of every link in the kit: a plain one, whose clicks `RouterClicks` passes to the router. The router's own
 * link resolves its address against every route on each render, and a listing has more than a hundred links.
 */
export function RouterAnchor({ href = "", children, ...rest }: ComponentProps<"a">) {
  const { variant, locale, currency } = useStorefront();
  const isOurs = isRouted(href);
  const prefix = isOurs ? localePrefix(variant, locale) : "";
  // The home page of a language has no slash after the prefix.
  const path = prefix && /^\/($|[?#])/.test(href) ? href.slice(1) : href;
  const address = `${prefix}${isOurs ? withBookingBase(path, variant) : path}`;
  return (
    <a {...rest} href={isOurs ? inCurrency(address, currency, variant.currencies) : address}>
      {children}
    </a>
  );
}
