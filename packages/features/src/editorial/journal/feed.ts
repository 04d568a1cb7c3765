import type { BlogPostCard } from "@tropa/api-contract/editorial/content";
import { brandName } from "@tropa/domain/storefront/variant-config";
import { escapeMarkup } from "@tropa/domain/text/markup";
import { siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";
import { journalFeedPath, journalPath } from "../../platform/links/paths.ts";

interface FeedOptions {
  site: SeoSite;
  title: string;
  description: string;
  /** Newest first. */
  posts: readonly Pick<
    BlogPostCard,
    "title" | "summary" | "slug" | "published_on" | "author" | "category"
  >[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
/** Characters that XML cannot contain, even escaped. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const element = (name: string, text: string) =>
  `<${name}>${escapeMarkup(text.replaceAll(unwritable, ""))}</${name}>`;
/** Articles have a date only, so use midnight. */
const instant = (day: string) => `${day}T00:00:00Z`;

const nameOf = ({ site, title }: FeedOptions) =>
  `${title} — ${brandName(site.variant, site.locale)}`;

/** Returns articles as RSS 2.0. */
export function rss(options: FeedOptions): string {
  const { site, description, posts } = options;
  const self = escapeMarkup(siteUrl(site, journalFeedPath("rss")));
  const items = posts.map((post) => {
    const url = siteUrl(site, journalPath(post.slug));
    return [
      "<item>",
      element("title", post.title),
      element("link", url),
      `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
      element("description", post.summary),
      element("category", post.category.name),
      element("pubDate", new Date(instant(post.published_on)).toUTCString()),
      "</item>",
    ].join("");
  });
  return [
    head,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", nameOf(options)),
    element("link", siteUrl(site, journalPath())),
    element("description", description),
    element("language", site.locale),
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}

/** Returns articles as Atom (RFC 4287). */
export function atom(options: FeedOptions): string {
  const { site, description, posts } = options;
  const index = siteUrl(site, journalPath());
  const self = escapeMarkup(siteUrl(site, journalFeedPath("atom")));
  const entries = posts.map((post) => {
    const url = siteUrl(site, journalPath(post.slug));
    return [
      "<entry>",
      element("title", post.title),
      element("id", url),
      `<link href="${escapeMarkup(url)}"/>`,
      element("published", instant(post.published_on)),
      element("updated", instant(post.published_on)),
      `<author>${element("name", post.author.name)}</author>`,
      element("summary", post.summary),
      "</entry>",
    ].join("");
  });
  return [
    head,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">`,
    element("title", nameOf(options)),
    element("subtitle", description),
    element("id", index),
    `<link href="${escapeMarkup(index)}"/>`,
    `<link rel="self" href="${self}"/>`,
    element("updated", instant(posts[0]?.published_on ?? "1970-01-01")),
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}
