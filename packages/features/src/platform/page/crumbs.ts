import { breadcrumbJsonLd } from "../seo/json-ld.ts";
import { siteUrl } from "../seo/page-head.ts";
import type { JsonLd, SeoSite } from "../seo/page-head.ts";

/** Breadcrumbs as names and paths, home first and the page itself last. */
export type Crumbs = readonly { text: string; url: string }[];

/** Breadcrumbs as JSON-LD. */
export const crumbsJsonLd = (site: SeoSite, crumbs: Crumbs): JsonLd[] =>
  breadcrumbJsonLd(crumbs.map(({ text, url }) => ({ name: text, url: siteUrl(site, url) })));
