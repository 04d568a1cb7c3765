import type { Locale } from "@tropa/domain/locale";
import { imageUrl } from "@tropa/domain/media/image-url";
import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { MetaDescriptor } from "react-router";

/** Storefront data for page metadata. A route's `meta` only sees loader data, so loaders include it. */
export interface SeoSite {
  origin: string;
  locale: Locale;
  /** Fallback preview image for pages without a picture: a path of ours. */
  picture?: string;
  variant: {
    locales: VariantConfig["locales"];
    brand: Pick<VariantConfig["brand"], "name" | "names">;
    features: Pick<VariantConfig["features"], "organizersShown">;
  };
}

export function seoSite({
  origin,
  locale,
  variant,
}: SeoSite & { variant: Pick<VariantConfig, "heroPictures"> }): SeoSite {
  const { locales, brand, features, heroPictures } = variant;
  return {
    origin,
    locale,
    // The same all year, so that sharing a page twice shows the same picture.
    picture: imageUrl(heroPictures.summer.image, "1200x630", "jpg"),
    variant: {
      locales,
      brand: { name: brandName({ brand }, locale) },
      features: { organizersShown: features.organizersShown },
    },
  };
}

/** Returns the absolute URL of a path, in the page's language or in another. */
export function siteUrl(
  { origin, locale, variant }: SeoSite,
  path: string,
  other: Locale = locale,
): string {
  const prefix = localePrefix(variant, other);
  return `${origin}${prefix}${path === "/" && prefix ? "" : path}`;
}

/** Returns the languages a page's text is written in, and its default among them. */
export function pageLocales({ variant }: SeoSite, textLocales?: readonly string[]) {
  const [first] = variant.locales;
  const locales = variant.locales.filter((locale) => textLocales?.includes(locale) ?? true);
  return { locales, main: locales.includes(first) ? first : (locales[0] ?? first) };
}

/** Metadata that a loader returns for search engines and link previews. */
export interface PageHead {
  /** Title without the brand's name. */
  title: string;
  description: string;
  /** Canonical path and query, without the locale's prefix. */
  path: string;
  /** Picture for link previews: a path of ours, or a URL. */
  image?: string;
  /** Languages of its text, if not all of the storefront's. */
  textLocales?: readonly string[];
  /** Defaults to "website". */
  type?: "article";
  /** Previous and next pages of a list, and feeds. */
  links?: readonly { rel: "prev" | "next" | "alternate"; path: string; type?: string }[];
  /** Keeps a page out of search engines, such as filtered lists. */
  isHidden?: true;
}

/** Returns the `prev` and `next` links of a page in a list. */
export function neighbours(
  page: number,
  pages: number,
  pathOf: (page: number) => string,
): NonNullable<PageHead["links"]> {
  return [
    ...(page > 1 ? [{ rel: "prev" as const, path: pathOf(page - 1) }] : []),
    ...(page < pages ? [{ rel: "next" as const, path: pathOf(page + 1) }] : []),
  ];
}

/** A schema.org object. */
export type JsonLd = object;

/** Returns the descriptors for a route's `meta`. */
export function headMeta(
  site: SeoSite,
  head: PageHead,
  jsonLd: readonly JsonLd[] = [],
): MetaDescriptor[] {
  const title = `${head.title} — ${site.variant.brand.name}`;
  const { description } = head;
  const image = head.image ?? (head.isHidden ? undefined : site.picture);
  return [
    { title },
    { name: "description", content: description },
    ...addresses(site, head),
    ...(head.links ?? []).map(({ path, ...link }) => ({
      tagName: "link" as const,
      ...link,
      href: siteUrl(site, path),
    })),
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(image === undefined ? [] : pictureMeta(site, image, head.title)),
    ...jsonLd.map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...thing },
    })),
  ];
}

/** Our pictures have the size of link previews; the size of others is unknown. */
function pictureMeta({ origin }: SeoSite, image: string, alt: string): MetaDescriptor[] {
  const isOwn = image.startsWith("/");
  return [
    { property: "og:image", content: isOwn ? `${origin}${image}` : image },
    ...(isOwn
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * Canonical and alternate URLs. A page in a language its text is not written in names the page in the text's language
 * as canonical.
 */
function addresses(site: SeoSite, { path, textLocales, isHidden }: PageHead): MetaDescriptor[] {
  if (isHidden) return [{ name: "robots", content: "noindex, follow" }];
  const { locales, main: fallback } = pageLocales(site, textLocales);
  const url = siteUrl(site, path, locales.includes(site.locale) ? site.locale : fallback);
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    { tagName: "link", rel: "canonical", href: url },
    ...(locales.length > 1
      ? [
          ...locales.map((locale) => alternate(locale, siteUrl(site, path, locale))),
          alternate("x-default", siteUrl(site, path, fallback)),
        ]
      : []),
    { property: "og:url", content: url },
  ];
}
