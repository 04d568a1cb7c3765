import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** Screens of one person, one act or one's own lists: each is closed with all below it, in every language. */
const closedScreens = [
  "/booking",
  "/chat",
  "/meet",
  "/organizer",
  "/success",
  "/fail",
  "/payment-failed",
  "/redirect",
  "/r",
  "/tg",
  "/login",
  "/login-via-token",
  "/register",
  "/employees-cookie",
  "/staff",
  "/settings",
  "/email-confirm",
  "/find",
  "/favorites",
  "/compare",
  "/order",
  "/arrival",
] as const;

/** Calls, and addresses that only repeat a listing in another order. */
const closedPatterns = [
  "/spa/",
  "/crm/",
  "/node-api/",
  "/*?*sort=",
  "/*&sort=",
  "/*?locale=",
  "/*?currency=",
  "/*?*prices=",
];

/**
 * What robots are kept out of, for this storefront. A rule means every address that begins so, and tours stand at the
 * root: "/find" alone would close "/find-your-summit-12" too, so that a screen is named with each way to end.
 */
export function closedPaths(
  variant: Pick<VariantConfig, "locales" | "bookingBase">,
): readonly string[] {
  const screens = variant.locales.flatMap((locale) =>
    closedScreens.map(
      (screen) => `${localePrefix(variant, locale)}${withBookingBase(screen, variant)}`,
    ),
  );
  return [...screens.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]), ...closedPatterns];
}
