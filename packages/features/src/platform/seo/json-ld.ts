import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { siteUrl } from "./page-head.ts";
import type { JsonLd, SeoSite } from "./page-head.ts";

/** JSON-LD of the site's operator. */
export const organizationJsonLd = (site: SeoSite, contacts: VariantConfig["contacts"]): JsonLd => ({
  "@type": "Organization",
  name: site.variant.brand.name,
  url: siteUrl(site, "/"),
  telephone: contacts.phone,
  email: contacts.email,
});

/** JSON-LD of the operator, and of the site with its search. */
export function siteJsonLd(site: SeoSite, contacts: VariantConfig["contacts"]): JsonLd[] {
  const { name } = site.variant.brand;
  const url = siteUrl(site, "/");
  return [
    organizationJsonLd(site, contacts),
    {
      "@type": "WebSite",
      name,
      url,
      inLanguage: site.locale,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${siteUrl(site, "/find")}?phrase={phrase}` },
        "query-input": "required name=phrase",
      },
    },
  ];
}

interface Crumb {
  name: string;
  /** Absolute URL. */
  url: string;
}

/** JSON-LD breadcrumbs; none for a single step, which search engines reject. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[]): JsonLd[] {
  if (crumbs.length < 2) return [];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: url,
      })),
    },
  ];
}

/** JSON-LD of the pages a listing links to, in its order; their own data is on those pages. */
export function itemListJsonLd(urls: readonly string[], firstPosition = 1): JsonLd {
  return {
    "@type": "ItemList",
    itemListElement: urls.map((url, index) => ({
      "@type": "ListItem",
      position: firstPosition + index,
      url,
    })),
  };
}
