import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";

const dayMs = 86_400_000;
/** Whoever keeps a copy asks anew after half a year: the format wants less than a year. */
const daysGood = 180;

/** Whom people tell who have found a hole, as RFC 9116 writes it; the same all day long. */
export function securityText(
  site: SeoSite & { variant: Pick<VariantConfig, "contacts"> },
  now: Date,
): string {
  const { contacts, locales } = site.variant;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${contacts.security ?? contacts.email}`,
    `Expires: ${new Date(today + daysGood * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${siteUrl(site, "/.well-known/security.txt", locales[0])}`,
    "",
  ].join("\n");
}
