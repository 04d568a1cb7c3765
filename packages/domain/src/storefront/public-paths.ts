import type { VariantConfig } from "./variant-config.ts";

/**
 * First segments of pages about one person's booking or account; all other pages are the same for
 * every visitor.
 */
export const personalSegments = [
  "booking",
  "order",
  "success",
  "fail",
  "payment-failed",
  "login",
  "login-via-token",
  "register",
  "settings",
  "email-confirm",
  "chat",
  "favorites",
  "redirect",
  "r",
  "arrival",
  "tg",
  "meet",
  "employees-cookie",
  "staff",
  "organizer",
] as const;

const personal: ReadonlySet<string> = new Set(personalSegments);

/** Returns the first segment as the router matches it: case-insensitive and percent-decoded. */
function firstSegment(path: string): string {
  const written = path.split("/").find(Boolean) ?? "";
  try {
    return decodeURIComponent(written).toLowerCase();
  } catch {
    return written.toLowerCase();
  }
}

/** Whether shared caches may store a page of this storefront, by its path without locale prefix. */
export function isPublicPath(
  path: string,
  { bookingBase }: Pick<VariantConfig, "bookingBase">,
): boolean {
  const segment = firstSegment(path).replace(/\.data$/, "");
  return !personal.has(segment) && segment !== bookingBase;
}
