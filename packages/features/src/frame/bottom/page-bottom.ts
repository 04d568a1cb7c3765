import { parseTourPath } from "@tropa/domain/discovery/tour-path";
import { bookingBase } from "@tropa/domain/storefront/booking-base";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** What of the site stands at the window's lower edge beside what a page has there itself. */
export interface PageBottom {
  /** The bar of a phone; the arrow back to the top belongs to the same pages. */
  hasSiteBar: boolean;
  hasArrow: boolean;
  /** What has been chosen for comparing or for an organizer's letter. */
  hasChoices: boolean;
  /** A tour has its price there: on windows that are not wide nothing else stands beside it. */
  isTour: boolean;
}

/** Pages where one books, pays, signs in or fills something in: nothing lies over it, and nothing leads away. */
const acting = new Set(
  "order success fail payment-failed arrival login register login-via-token employees-cookie staff organizer meet redirect r email-confirm join podarochnye-sertifikaty".split(
    " ",
  ),
);

/** @param pathname without the locale's prefix */
export function pageBottom(
  pathname: string,
  variant: Pick<VariantConfig, "bookingBase" | "certificates">,
): PageBottom {
  const [first = "", ...rest] = pathname.split("/").slice(1).filter(Boolean);
  const isTour = rest.length === 0 && parseTourPath(first) !== null;
  const isOwn = first === bookingBase(variant) || first === "chat";
  // The lists of trips and of chats are among what the bar leads to; a booking and a thread are acted upon.
  const isActing =
    acting.has(first) || first === variant.certificates?.segment || (isOwn && rest.length > 0);
  const isBrowsing = !isActing && !isTour;
  return {
    hasSiteBar: isBrowsing,
    hasArrow: isBrowsing && !isOwn && first !== "settings",
    hasChoices: !isActing && !isOwn && first !== "settings",
    isTour,
  };
}
