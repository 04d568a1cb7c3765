import { withBookingBase } from "@tropa/domain/storefront/booking-base";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";

/** Personal and single-purpose screens; each is closed with everything below it, in every language. */
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

/** API paths, and queries that only reorder a listing. */
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
 * Paths that robots must not crawl. A rule matches every path that begins with it, and tours are at the root: "/find"
 * would also close "/find-your-summit-12". So each screen is listed with every way it can end.
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
