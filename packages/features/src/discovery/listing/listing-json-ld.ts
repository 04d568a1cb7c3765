import { listingPath, tourPath } from "../../platform/links/paths.ts";
import { breadcrumbJsonLd, itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { JsonLd, SeoSite } from "../../platform/seo/page-head.ts";
import type { ListingPageData } from "./choices/listing-page.ts";

/** Breadcrumbs and listed tours for search engines. */
export function listingJsonLd({ breadcrumbs, cards }: ListingPageData, site: SeoSite): JsonLd[] {
  const crumbs = breadcrumbs.map(({ name, slug }) => ({
    name,
    url: siteUrl(site, listingPath(slug)),
  }));
  return [
    ...breadcrumbJsonLd(crumbs),
    itemListJsonLd(cards.map(({ slug }) => siteUrl(site, tourPath(slug)))),
  ];
}
