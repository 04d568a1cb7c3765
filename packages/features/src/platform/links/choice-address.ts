import { localePrefix } from "@tropa/domain/storefront/variant-config";
import { useLocation } from "react-router";
import { usePageQuery } from "../history/page-query.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Returns addresses that change the language or currency and lead back to this page. */
export function useChoiceAddress(): (name: "locale" | "currency", value: string) => string {
  const { variant, locale } = useStorefront();
  const { pathname } = useLocation();
  const search = usePageQuery();
  const prefix = localePrefix(variant, locale);
  const here = prefix && pathname === "/" ? prefix : `${prefix}${pathname}`;
  return (name, value) => {
    const parameters = new URLSearchParams(search);
    parameters.set(name, value);
    return `${here}?${parameters.toString()}`;
  };
}
