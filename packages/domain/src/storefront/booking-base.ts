import type { VariantConfig } from "./variant-config.ts";

/** Where the pages of bookings stand in our own code; a storefront may give them another first segment. */
const usualBase = "booking";

/** The first segment of the addresses of bookings, without slashes: the variant's own, or the usual one. */
export const bookingBase = ({ bookingBase: base }: Pick<VariantConfig, "bookingBase">): string =>
  base ?? usualBase;

const usualPath = new RegExp(`^/${usualBase}(?=[/?#]|$)`);

/**
 * A path of this storefront as its visitors have it: code and messages write `/booking/…`, whatever the variant calls
 * it. What is no page of a booking stays as it is.
 */
export const withBookingBase = <Path extends string>(
  path: Path,
  variant: Pick<VariantConfig, "bookingBase">,
): Path =>
  (variant.bookingBase === undefined
    ? path
    : path.replace(usualPath, `/${variant.bookingBase}`)) as Path;
