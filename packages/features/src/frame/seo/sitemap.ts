import { imageUrl } from "@tropa/domain/media/image-url";
import { escapeMarkup } from "@tropa/domain/text/markup";
import { pageLocales, siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";

export interface SitemapPath {
  path: string;
  changed_on: string | undefined;
  /** Image URL templates. */
  images?: readonly string[] | undefined;
  /** Languages of its text, if not all of the storefront's. */
  locales?: readonly string[] | undefined;
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

/** Returns one entry for each language of a page, the same as its `hreflang` links. */
function entries(
  site: SeoSite,
  { path, changed_on, images = [], locales: texts }: SitemapPath,
): string {
  const { locales, main } = pageLocales(site, texts);
  const link = (hreflang: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}"/>`;
  const alternates =
    locales.length > 1
      ? [
          ...locales.map((locale) => link(locale, siteUrl(site, path, locale))),
          link("x-default", siteUrl(site, path, main)),
        ].join("")
      : "";
  // JPEG is the only format of ours that all search engines read.
  const pictures = images
    .map((template) =>
      element("image:loc", `${site.origin}${imageUrl(template, "1280x800", "jpg")}`),
    )
    .map((location) => `<image:image>${location}</image:image>`)
    .join("");
  return locales
    .map(
      (locale) =>
        `<url>${element("loc", siteUrl(site, path, locale))}${changed_on === undefined ? "" : element("lastmod", changed_on)}${alternates}${pictures}</url>`,
    )
    .join("\n");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

/** Returns a sitemap with each page in every language and links to its other languages. */
export function sitemapXml(site: SeoSite, paths: readonly SitemapPath[]): string {
  return [
    head,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...paths.map((path) => entries(site, path)),
    "</urlset>",
    "",
  ].join("\n");
}

export function sitemapIndexXml(urls: readonly string[]): string {
  return [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<sitemap>${element("loc", url)}</sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}
