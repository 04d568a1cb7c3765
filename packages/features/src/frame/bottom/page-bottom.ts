import { parseTourPath } from "@tropa/domain/discovery/tour-path";
import { bookingBase } from "@tropa/domain/storefront/booking-base";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** The site's own elements at the lower edge of the window, in addition to those of the page. */
export interface PageBottom {
  /** The navigation bar of phones. */
  hasSiteBar: boolean;
  hasArrow: boolean;
  /** The bars of tours chosen for comparison or for a selection. */
  hasChoices: boolean;
  /** Whether the page is a tour's, which has a price bar there; except on wide windows, it must be alone. */
  isTour: boolean;
}

/**
 * First path segments of pages for booking, paying, signing in or filling in forms: nothing may cover them or lead
 * away.
 */
const actingSegments = new Set(
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
  // Lists of trips and chats are browsed (the bar links to them); a single booking or chat is acted on.
  const isActing =
    actingSegments.has(first) ||
    first === variant.certificates?.segment ||
    (isOwn && rest.length > 0);
  const isBrowsing = !isActing && !isTour;
  return {
    hasSiteBar: isBrowsing,
    hasArrow: isBrowsing && !isOwn && first !== "settings",
    hasChoices: !isActing && !isOwn && first !== "settings",
    isTour,
  };
}
