import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { siteUrl } from "./page-head.ts";
import type { JsonLd, SeoSite } from "./page-head.ts";

/** Who runs the site. */
export const organizationJsonLd = (site: SeoSite, contacts: VariantConfig["contacts"]): JsonLd => ({
  "@type": "Organization",
  name: site.variant.brand.name,
  url: siteUrl(site, "/"),
  telephone: contacts.phone,
  email: contacts.email,
});

/** Who runs the site, and how to search it. */
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
  /** Absolute address. */
  url: string;
}

/** The way to a page; none where it has one step alone, which search engines refuse. */
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

/** The pages that a listing links to, in its order. Their structured data is on those pages. */
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
