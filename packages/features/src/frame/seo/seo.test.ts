import { expect, test } from "vitest";
import { breadcrumbJsonLd, itemListJsonLd, siteJsonLd } from "../../platform/seo/json-ld.ts";
import { linkPreview } from "../../platform/seo/link-preview.ts";
import { headMeta, neighbours, siteUrl } from "../../platform/seo/page-head.ts";
import type { SeoSite } from "../../platform/seo/page-head.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap.ts";

const russian: SeoSite = {
  origin: "https://tropa.example",
  locale: "ru",
  variant: { locales: ["ru"], brand: { name: "Тропа" }, features: { organizersShown: true } },
};
const german: SeoSite = {
  origin: "https://tropa.example",
  locale: "de",
  variant: {
    locales: ["en", "de", "zh"],
    brand: { name: "Tropa" },
    features: { organizersShown: false },
  },
};
const head = { title: "Altai", description: "Tours", path: "/altay" };

test("addresses have the prefix of their language, except the main one", () => {
  expect(siteUrl(german, "/altay")).toBe("https://tropa.example/de/altay");
  expect(siteUrl(german, "/", "en")).toBe("https://tropa.example/");
  expect(siteUrl(german, "/")).toBe("https://tropa.example/de");
});

test("a page names its canonical address and its other languages", () => {
  const meta = headMeta(german, head);
  expect(meta).toContainEqual({ title: "Altai — Tropa" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://tropa.example/de/altay",
  });
  const alternates = meta.flatMap((one) =>
    "hrefLang" in one && "href" in one ? [[one.hrefLang, one.href]] : [],
  );
  expect(alternates).toEqual([
    ["en", "https://tropa.example/altay"],
    ["de", "https://tropa.example/de/altay"],
    ["zh", "https://tropa.example/zh/altay"],
    ["x-default", "https://tropa.example/altay"],
  ]);
  expect(headMeta(russian, head).some((one) => "hrefLang" in one)).toBe(false);
});

test("a text in only some languages names only those, and is canonical in one of them", () => {
  const links = (textLocales: string[]) =>
    headMeta(german, { ...head, textLocales }).flatMap((one) =>
      "href" in one ? [[one.rel, one.hrefLang, one.href]] : [],
    );
  expect(links(["en"])).toEqual([["canonical", undefined, "https://tropa.example/altay"]]);
  expect(links(["ru", "en", "de"])).toEqual([
    ["canonical", undefined, "https://tropa.example/de/altay"],
    ["alternate", "en", "https://tropa.example/altay"],
    ["alternate", "de", "https://tropa.example/de/altay"],
    ["alternate", "x-default", "https://tropa.example/altay"],
  ]);
});

test("a listing page names its neighbours and its feeds", () => {
  const meta = headMeta(german, {
    ...head,
    type: "article",
    links: [
      { rel: "next", path: "/altay?page=2" },
      { rel: "alternate", path: "/feed", type: "application/rss+xml" },
    ],
  });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "next",
    href: "https://tropa.example/de/altay?page=2",
  });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    href: "https://tropa.example/de/feed",
  });
  expect(meta).toContainEqual({ property: "og:type", content: "article" });
});

test("the first page has no previous page and the last page no next one", () => {
  const links = (page: number, pages: number) =>
    neighbours(page, pages, (number) => `/altay?page=${number}`);
  const prev = { rel: "prev", path: "/altay?page=1" };
  expect(links(1, 1)).toEqual([]);
  expect(links(1, 2)).toEqual([{ rel: "next", path: "/altay?page=2" }]);
  expect(links(2, 2)).toEqual([prev]);
  expect(links(2, 3)).toEqual([prev, { rel: "next", path: "/altay?page=3" }]);
});

test("a hidden page is noindex and has no canonical address", () => {
  const meta = headMeta(german, { ...head, isHidden: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(JSON.stringify(meta)).not.toContain("canonical");
});

test("structured data number their items from 1 and name their addresses", () => {
  const [ld] = headMeta(russian, head, [
    itemListJsonLd(["https://tropa.example/a-1", "https://tropa.example/b-2"]),
  ]).slice(-1);
  expect(ld).toEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1, url: "https://tropa.example/a-1" },
        { "@type": "ListItem", position: 2, url: "https://tropa.example/b-2" },
      ],
    },
  });
  const altai = { name: "Altai", url: "u" };
  expect(breadcrumbJsonLd([altai, { name: "Hiking", url: "v" }])).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: "Altai", item: "u" },
        { position: 2, item: "v" },
      ],
    },
  ]);
  // A way of one step leads nowhere.
  expect(breadcrumbJsonLd([altai])).toEqual([]);
  const [, site] = siteJsonLd(german, { phone: "+1", email: "a@b.example" });
  expect(site).toMatchObject({
    potentialAction: { target: { urlTemplate: "https://tropa.example/de/find?phrase={phrase}" } },
  });
});

test("a sitemap names the pictures of a page as JPEG", () => {
  const images = ["/pictures/baikal/{size}.avif?v=1&w=2"];
  const xml = sitemapXml(german, [{ path: "/a", changed_on: "2026-11-21", images }]);
  const picture =
    "<image:image><image:loc>https://tropa.example/pictures/baikal/1280x800.jpg?v=1&amp;w=2</image:loc></image:image>";
  expect(xml.split(picture)).toHaveLength(4);
  expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
});

test("a sitemap lists every language of a path with its alternates", () => {
  const xml = sitemapXml(german, [{ path: "/a&b", changed_on: "2026-11-21" }]);
  expect(xml.match(/<url>/g)).toHaveLength(3);
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(3);
  expect(xml).toContain("<loc>https://tropa.example/zh/a&amp;b</loc><lastmod>2026-11-21</lastmod>");
  expect(sitemapXml(russian, [{ path: "/altay", changed_on: "2026-11-21" }])).not.toContain(
    "xhtml:link",
  );
  expect(sitemapIndexXml(["https://x/sitemap.xml?page=1&part=1"])).toContain("page=1&amp;part=1");
});

test("a page without a picture uses the storefront's, unless it is hidden", () => {
  const site = { ...german, picture: "/images/lake/1200x630.jpg" };
  const pictureOf = (of: Partial<Parameters<typeof headMeta>[1]>) =>
    headMeta(site, { ...head, ...of }).flatMap((one) =>
      "property" in one && one.property === "og:image" ? [one.content] : [],
    );
  expect(pictureOf({})).toEqual(["https://tropa.example/images/lake/1200x630.jpg"]);
  expect(pictureOf({ image: "/images/own.jpg" })).toEqual(["https://tropa.example/images/own.jpg"]);
  expect(pictureOf({ isHidden: true })).toEqual([]);
});

test("a link preview names its size and text; a foreign picture has no size", () => {
  const metaOf = (image: string) =>
    Object.fromEntries(
      headMeta(german, { ...head, image }).flatMap((one) => {
        if (!("content" in one)) return [];
        const name = "property" in one ? one.property : "name" in one ? one.name : "";
        return [[name, one.content]];
      }),
    ) as Record<string, string>;
  expect(
    metaOf(linkPreview({ variant: { id: "shop" }, locale: "de" }, "/altay/hiking")),
  ).toMatchObject({
    "og:image": "https://tropa.example/images/link-preview/shop/de/altay/hiking.jpg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Altai",
    "twitter:card": "summary_large_image",
  });
  const foreign = metaOf("https://photos.example/a.jpg");
  expect(foreign["og:image"]).toBe("https://photos.example/a.jpg");
  expect(foreign).not.toHaveProperty("og:image:width");
});
