import { listingPath, tourPath } from "../platform/paths.ts";
import { breadcrumbJsonLd, itemListJsonLd } from "../seo/json-ld.ts";
import { siteUrl } from "../seo/page-head.ts";
import type { JsonLd, SeoSite } from "../seo/page-head.ts";
import type { ListingPageData } from "./listing-page.ts";

/** The way here and the tours listed, for search engines. */
export function listingJsonLd({ breadcrumbs, cards }: ListingPageData, site: SeoSite): JsonLd[] {
  const crumbs = breadcrumbs.map(({ name, slug }) => ({
    name,
    url: siteUrl(site, listingPath(slug)),
  }));
  return [
    ...(crumbs.length > 0 ? [breadcrumbJsonLd(crumbs)] : []),
    itemListJsonLd(cards.map(({ slug }) => siteUrl(site, tourPath(slug)))),
  ];
}
