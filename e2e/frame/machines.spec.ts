import type { APIRequestContext } from "@playwright/test";
import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { missingIn, thingsIn, typesIn } from "./json-ld.ts";
import { wholeSitemap } from "./sitemap.ts";
import { text } from "../harness/texts.ts";

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
  "every kind of page has structured data, alternates in all languages and a link preview",
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
  "sitemap, feeds and llms.txt contain no address that robots.txt closes",
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
  "a page is sent as Markdown to programs that accept it",
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

test(
  "pages have canonical addresses, alternates and structured data",
  { tag: "@straight" },
  async ({ page, facts, variant, baseURL }) => {
    const tour = await firstTour(variant, facts.listing);
    for (const path of [facts.listing, tour.path]) {
      await page.goto(`${path}?utm_source=letter`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `${baseURL}${path}`,
      );
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        );
      const { locales } = facts.config;
      expect(alternates).toEqual(
        locales.length === 1
          ? []
          : [
              ...locales.map((locale, index) => [
                locale,
                `${baseURL}${index === 0 ? "" : `/${locale}`}${path}`,
              ]),
              ["x-default", `${baseURL}${path}`],
            ],
      );
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = blocks.flatMap(
        (block) => (JSON.parse(block) as { "@type": string | string[] })["@type"],
      );
      // The home page and the page itself alone are no trail to a search engine.
      const steps = page.locator("nav:has(span[aria-current=page]) li");
      expect(types.includes("BreadcrumbList")).toBe((await steps.count()) > 2);
      if (path === tour.path) expect(types).toContain("Product");
    }
  },
);

test(
  "the sitemap lists existing pages and is named in robots.txt",
  { tag: "@straight" },
  async ({ page, baseURL }) => {
    const robots = await (await page.request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const sitemap = await wholeSitemap(page);
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.length).toBeGreaterThan(500);
    for (const address of addresses.filter((_, index) => index % 400 === 0)) {
      expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
  },
);

test(
  "the sitemap lists pictures, llms.txt lists pages, and no unset IndexNow key is shown",
  { tag: "@straight" },
  async ({ page, baseURL }) => {
    const sitemap = await wholeSitemap(page);
    const [, picture = ""] = /<image:loc>([^<]+)<\/image:loc>/.exec(sitemap) ?? [];
    const answer = await page.request.get(picture.replaceAll("&amp;", "&"));
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    const llms = await page.request.get("/llms.txt");
    expect(llms.headers()["content-type"]).toContain("text/markdown");
    const links = [...(await llms.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
    expect(links.length).toBeGreaterThan(20);
    for (const url of links.slice(0, 12)) {
      expect(url.startsWith(`${baseURL}/`)).toBe(true);
      expect((await page.request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
    }
    expect((await page.request.get("/indexnow.txt")).status()).toBe(404);
  },
);

test(
  "a missing page sends a bot only its status and a person the full page",
  { tag: "@straight" },
  async ({ page, open, variant }) => {
    const path = "/no-such-place-at-all";
    const bot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
    // Twice: the person's page then stands in the cache.
    for (let round = 0; round < 2; round += 1) {
      const bare = await page.request.get(path, { headers: bot });
      expect([bare.status(), await bare.text()]).toEqual([404, "404 Not Found\n"]);
      expect(bare.headers()["x-robots-tag"]).toBe("noindex");
      await open(path);
      const main = page.getByRole("main");
      await expect(main).toContainText(text(variant, "errors:404.title"));
      await expect(main).toContainText(path);
    }
  },
);

/** Screens of one person's own, and of one act, by the message that is their title. */
const privatePages = [
  ["/login", "signIn:titles.register"],
  ["/register", "signIn:titles.register"],
  ["/login-via-token", "signIn:pages.linkTitle"],
  ["/email-confirm", "settings:emailConfirm.title"],
  ["/settings", "settings:title"],
  ["/chat", "chat:title"],
  ["/favorites", "favourites:pageTitle"],
  ["/booking", "trips:title"],
  ["/organizer", "organizerDesk:pages.today"],
  ["/staff", "staffDesk:title"],
  ["/employees-cookie", "staffSignIn:title"],
  ["/meet", "meeting:closed.title"],
] as const;

test(
  "private pages have their title and are noindex before any script",
  { tag: "@straight" },
  async ({ page, variant, facts }) => {
    const { locales } = facts.config;
    for (const [index, locale] of locales.entries())
      for (const [path, title] of privatePages) {
        const address = `${index === 0 ? "" : `/${locale}`}${path}`;
        const html = await (await page.request.get(address)).text();
        const words = text(index === 0 ? variant : locale, title);
        expect(/<title>([^<]*)</.exec(html)?.[1], address).toContain(`${words} — `);
        expect(html, address).toMatch(/<meta name="robots" content="noindex/);
        expect(html.match(/<title>/g), address).toHaveLength(1);
      }
  },
);
