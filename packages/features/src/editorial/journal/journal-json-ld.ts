import { imageUrl } from "@tropa/domain/media/image-url";
import { itemListJsonLd } from "../../platform/seo/json-ld.ts";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { JsonLd, SeoSite } from "../../platform/seo/page-head.ts";
import { journalPath } from "../../platform/links/paths.ts";
import { crumbsJsonLd } from "../../platform/page/crumbs.ts";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import type { Article, JournalPage } from "./journal-loader.ts";

/** JSON-LD of a list of articles. */
export function journalJsonLd(
  { items, page, per_page }: JournalPage,
  site: SeoSite,
  crumbs: Crumbs,
): JsonLd[] {
  const urls = items.map(({ slug }) => siteUrl(site, journalPath(slug)));
  return [...crumbsJsonLd(site, crumbs), itemListJsonLd(urls, (page - 1) * per_page + 1)];
}

/** JSON-LD of an article, with the fields that rich results need. */
export function articleJsonLd(article: Article, site: SeoSite, crumbs: Crumbs): JsonLd[] {
  const { brand } = site.variant;
  return [
    ...crumbsJsonLd(site, crumbs),
    {
      "@type": "Article",
      headline: article.title,
      description: article.summary,
      image: [`${site.origin}${imageUrl(article.image.image, "1200x630", "jpg")}`],
      datePublished: article.published_on,
      dateModified: article.changed_on,
      inLanguage: article.content_locale,
      author: { "@type": "Person", name: article.author.name },
      publisher: { "@type": "Organization", name: brand.name, url: siteUrl(site, "/") },
      mainEntityOfPage: siteUrl(site, journalPath(article.slug)),
    },
  ];
}
