import type { Locale } from "@tropa/domain/locale";
import { imageUrl } from "@tropa/domain/media/image-url";
import { brandName, localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import type { MetaDescriptor } from "react-router";

/**
 * What of a storefront the descriptors of a page need. A route's `meta` knows loader data alone, so loaders
 * send it along.
 */
export interface SeoSite {
  origin: string;
  locale: Locale;
  /** For links to pages that have no picture of their own: a path of ours. */
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
    // Of one season the whole year: who shares a page twice shows the same picture.
    picture: imageUrl(heroPictures.summer.image, "1200x630", "jpg"),
    variant: {
      locales,
      brand: { name: brandName({ brand }, locale) },
      features: { organizersShown: features.organizersShown },
    },
  };
}

/** The absolute address of a path of the site in its language, or in another one. */
export function siteUrl(
  { origin, locale, variant }: SeoSite,
  path: string,
  other: Locale = locale,
): string {
  const prefix = localePrefix(variant, other);
  return `${origin}${prefix}${path === "/" && prefix ? "" : path}`;
}

/** The languages in which a page has a text of its own, and the one to read it in by default. */
export function pageLocales({ variant }: SeoSite, textLocales?: readonly string[]) {
  const [first] = variant.locales;
  const locales = variant.locales.filter((locale) => textLocales?.includes(locale) ?? true);
  return { locales, main: locales.includes(first) ? first : (locales[0] ?? first) };
}

/** What a loader says about its page to search engines and to networks that show links. */
export interface PageHead {
  /** Without the brand. */
  title: string;
  description: string;
  /** The one path and query of this content, without the locale's prefix. */
  path: string;
  /** A picture for links to it: a path of ours, or an address. */
  image?: string;
  /** The languages that its text is in, where those are not all of the storefront's. */
  textLocales?: readonly string[];
  /** Absent: "website". */
  type?: "article";
  /** The pages before and after it in a list, and its feeds. */
  links?: readonly { rel: "prev" | "next" | "alternate"; path: string; type?: string }[];
  /** Keeps what is nobody's entry out of search engines, such as filtered lists. */
  isHidden?: true;
}

/** What a page of a list says of the pages beside it. */
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

/** A thing of schema.org. */
export type JsonLd = object;

/** The descriptors that a route's `meta` answers. */
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

/** Pictures of ours come in the size of link previews; of those from elsewhere nothing is known. */
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
 * The page's own address and, where it is in several languages, that of each of them. A page in a language that its text
 * is not in leads machines to the one that is read there.
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
