import type { VariantConfig } from "@tropa/domain/variant-config";
import type { JsonLd } from "./page-head.ts";

/** Who runs the site, and how to search it. `home` is the absolute address of the home page. */
export function siteJsonLd({ brand, contacts }: Pick<VariantConfig, "brand" | "contacts">, home: string): JsonLd[] {
  const root = home.replace(/\/$/, "");
  return [
    { "@type": "Organization", name: brand.name, url: home, telephone: contacts.phone, email: contacts.email },
    {
      "@type": "WebSite",
      name: brand.name,
      url: home,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${root}/find?phrase={phrase}` },
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

export function breadcrumbJsonLd(crumbs: readonly Crumb[]): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
  };
}

/** The pages that a listing leads to, in its order. Their own data stands on their own pages. */
export function itemListJsonLd(urls: readonly string[], firstPosition = 1): JsonLd {
  return {
    "@type": "ItemList",
    itemListElement: urls.map((url, index) => ({ "@type": "ListItem", position: firstPosition + index, url })),
  };
}
