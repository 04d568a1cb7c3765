import type { APIRequestContext } from "@playwright/test";
import { firstTour } from "./catalogue.ts";
import { expect, test } from "./fixtures.ts";
import { missingIn, thingsIn, typesIn } from "./json-ld.ts";
import { wholeSitemap } from "./sitemap.ts";

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function linkOn(request: APIRequestContext, page: string, pattern: RegExp): Promise<string> {
  const [, path = ""] = pattern.exec(await read(request, page)) ?? [];
  expect(path, `a link on ${page}`).not.toBe("");
  return path;
}

/** A page of each kind, and what it must tell machines. */
async function pagesOf(
  request: APIRequestContext,
  { tour, listing, hasOrganizers }: { tour: string; listing: string; hasOrganizers: boolean },
): Promise<[path: string, type: string][]> {
  const article = await linkOn(request, "/journal", /href="(\/journal\/[a-z0-9-]+-\d+)"/);
  const review = await linkOn(request, "/reviews", /href="(\/review\/[0-9a-f-]{36})"/);
  return [
    ["/", "WebSite"],
    ["/", "SearchAction"],
    [listing, "ItemList"],
    [tour, "Product"],
    [tour, "AggregateRating"],
    [article, "Article"],
    ["/dostoprimechatelnosti/x-4", "TouristAttraction"],
    ["/help-center/insurance", "FAQPage"],
    [review, "Review"],
    ["/about", "Organization"],
    ["/podarochnye-sertifikaty", "BreadcrumbList"],
    ["/reviews", "BreadcrumbList"],
    ...(hasOrganizers
      ? [
          [
            await linkOn(request, "/tour-providers", /href="(\/tour-provider\/\d+)"/),
            "TravelAgency",
          ] satisfies [string, string],
        ]
      : []),
  ];
}

/** Languages and addresses that a page says it has. */
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language = "", href = ""]) => [language, href] as const,
  );
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test(
  "every kind of page has what rich results need, in all its languages, and a picture for its links",
  { tag: "@straight" },
  async ({ page: { request }, facts, variant }) => {
    const { path: tour } = await firstTour(variant, facts.listing);
    const hasOrganizers = facts.config.features.organizersShown;
    const languages: readonly string[] = facts.config.locales;
    const pages = await pagesOf(request, { tour, listing: facts.listing, hasOrganizers });
    for (const [path, type] of pages) {
      const html = await read(request, path);
      const things = thingsIn(html);
      expect(typesIn(things), path).toContain(type);
      expect(missingIn(things), path).toEqual([]);

      const alternates = alternatesIn(html);
      // A shop of one language has no others to name; a review is in its author's alone.
      const isInAll = languages.length > 1 && type !== "Review";
      expect(alternates.map(([language]) => language).toSorted(), path).toEqual(
        isInAll ? [...languages, "x-default"].toSorted() : [],
      );
      for (const [, href] of alternates)
        expect(alternatesIn(await read(request, href)), href).toEqual(alternates);

      const image = contentOf(html, "og:image") ?? "";
      const answer = await request.get(image);
      expect([answer.status(), answer.headers()["content-type"]], image).toEqual([
        200,
        "image/jpeg",
      ]);
      expect(contentOf(html, "og:image:width"), path).toBe("1200");
      expect(contentOf(html, "og:image:alt"), path).toBeTruthy();
      expect(contentOf(html, "twitter:card"), path).toBe("summary_large_image");
    }
    const drawn = contentOf(await read(request, tour), "og:image") ?? "";
    expect(drawn).toContain("/images/link-preview/");
    expect((await request.get(drawn.replace(/-\d+\.jpg$/, "-99999999.jpg"))).status()).toBe(404);
  },
);

test(
  "nothing that robots are kept out of stands in the map of the site, in feeds or in the page for models",
  { tag: ["@straight", "@crossed"] },
  async ({ page, baseURL }) => {
    const robots = await read(page.request, "/robots.txt");
    const closed = [...robots.matchAll(/^Disallow: (\/[^*?$\n]*)(\$?)$/gm)];
    expect(closed.length).toBeGreaterThan(20);
    const sitemap = await wholeSitemap(page);
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(500);
    const isClosed = (path: string) =>
      closed.some(([, start = "", end]) => (end ? path === start : path.startsWith(start)));
    expect(paths.filter(isClosed)).toEqual([]);
    for (const list of ["/llms.txt", "/journal/rss.xml", "/journal/atom.xml"]) {
      const text = await read(page.request, list);
      const links = text.split(baseURL ?? "").slice(1);
      expect(links.length, list).toBeGreaterThan(5);
      const told = links.map((link) => /^[^\s<>")\]?#]*/.exec(link)?.[0] ?? "");
      expect(told.filter(isClosed), list).toEqual([]);
    }
  },
);

test(
  "a page comes as Markdown to programs that ask for it",
  { tag: "@straight" },
  async ({ page: { request }, facts, variant }) => {
    const { path: tour } = await firstTour(variant, facts.listing);
    for (const path of ["/", facts.listing, tour, "/help-center/insurance", "/agreement"]) {
      const answer = await request.get(path, { headers: { accept: "text/markdown" } });
      expect(answer.headers()["content-type"], path).toContain("text/markdown");
      const text = await answer.text();
      expect(text, path).toMatch(/^# \S/m);
      expect(text, path).not.toMatch(/<(?:div|section|svg|button|script)\b/);
    }
    const html = await request.get(tour, { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(html.headers()["content-type"]).toContain("text/html");
    const missing = await request.get("/no-such-place-at-all", {
      headers: { accept: "text/markdown" },
    });
    expect(missing.status()).toBe(404);
  },
);
