import type { VariantConfig } from "./variant-config.ts";

/** First segments of screens about one person's booking or account; everything else is the same for every visitor. */
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

/** The first segment as the router takes it: it matches in any case, and what is written in per cents. */
function firstSegment(path: string): string {
  const written = path.split("/").find(Boolean) ?? "";
  try {
    return decodeURIComponent(written).toLowerCase();
  } catch {
    return written.toLowerCase();
  }
}

/** Whether a page (path without locale prefix) may be kept in shared caches of this storefront. */
export function isPublicPath(
  path: string,
  { bookingBase }: Pick<VariantConfig, "bookingBase">,
): boolean {
  const segment = firstSegment(path).replace(/\.data$/, "");
  return !personal.has(segment) && segment !== bookingBase;
}
