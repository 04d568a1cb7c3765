import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";

const dayMs = 86_400_000;
/** Days until `Expires`: RFC 9116 recommends less than a year. */
const validDays = 180;

/** Contacts for reporting vulnerabilities, as RFC 9116 `security.txt`; the text changes once a day. */
export function securityText(
  site: SeoSite & { variant: Pick<VariantConfig, "contacts"> },
  now: Date,
): string {
  const { contacts, locales } = site.variant;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${contacts.security ?? contacts.email}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${siteUrl(site, "/.well-known/security.txt", locales[0])}`,
    "",
  ].join("\n");
}
