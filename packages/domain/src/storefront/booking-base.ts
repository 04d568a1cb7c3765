import type { VariantConfig } from "./variant-config.ts";

/**
 * First segment of booking pages in our code; a storefront may use another one in its addresses.
 */
const usualBase = "booking";

/**
 * Returns the first segment of booking addresses, without slashes: the variant's own, or the usual
 * one.
 */
export const bookingBase = ({ bookingBase: base }: Pick<VariantConfig, "bookingBase">): string =>
  base ?? usualBase;

const usualPath = new RegExp(`^/${usualBase}(?=[/?#]|$)`);

/**
 * Converts a path to the storefront's own: code and messages write `/booking/…`, whatever the
 * variant calls it. Other paths stay as they are.
 */
export const withBookingBase = <Path extends string>(
  path: Path,
  variant: Pick<VariantConfig, "bookingBase">,
): Path =>
  (variant.bookingBase === undefined
    ? path
    : path.replace(usualPath, `/${variant.bookingBase}`)) as Path;
