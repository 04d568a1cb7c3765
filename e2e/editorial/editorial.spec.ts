import { HtmlValidate } from "html-validate";
import { expectAccessible } from "../harness/accessible.ts";
import { fillContacts } from "../sales/booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { openOrder } from "../sales/open-order.ts";
import { wholeSitemap } from "../frame/sitemap.ts";
import { apiUrl } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // The renderer's own ways of writing, as in pages.spec.ts.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "no-inline-style": "off",
    "valid-id": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
  },
});

/** What each page says of itself to machines. */
const pages = [
  ["/journal", "ItemList"],
  ["/journal/baikal-on-ice-1", "Article"],
  ["/dostoprimechatelnosti", "ItemList"],
  ["/dostoprimechatelnosti/x-4", "TouristAttraction"],
  ["/help-center", "BreadcrumbList"],
  ["/help-center/insurance", "FAQPage"],
  ["/reviews", "BreadcrumbList"],
  ["/contacts", "Organization"],
  ["/about", "Organization"],
  ["/agreement", "BreadcrumbList"],
] as const;

test(
  "editorial pages are valid HTML, the same for everybody, and have structured data",
  { tag: "@straight" },
  async ({ page, baseURL }) => {
    for (const [path, thing] of pages) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ message, line, selector }) => `${path} ${line} ${selector} ${message}`),
        ),
      ).toEqual([]);
      expect(answer.headers()["cache-control"], path).toContain("public");
      // A booking elsewhere may take seats of a tour on the page between the two.
      await expect(async () => {
        const one = await page.request.get(path);
        const other = await page.request.get(path, { headers: { cookie: "signed-in=1" } });
        expect(await other.text(), path).toBe(await one.text());
      }).toPass();
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const types = blocks.map(
        ([, json = ""]) => (JSON.parse(json) as { "@type": string })["@type"],
      );
      expect(types, path).toContain(thing);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
      expect(canonical, path).toContain(baseURL ?? "");
      expect((await page.request.get(canonical)).status(), canonical).toBe(200);
    }
  },
);

test(
  "missing editorial pages answer 404 and are not indexed",
  { tag: "@straight" },
  async ({ page, variant }) => {
    const missing = [
      "/journal/no-such-article-99999",
      "/journal/no-such-category",
      "/journal?page=999",
      "/dostoprimechatelnosti/no-such-sight-99999",
      "/dostoprimechatelnosti/no-such-place",
      "/help-center/no-such-answer",
      "/reviews/no-such-country",
      "/agreement/1999-01-01",
      "/review/3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e51",
      "/tour-question/1/99999999",
    ];
    for (const path of missing) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()["x-robots-tag"] ?? (await answer.text()), path).toMatch(/noindex/);
      expect(await answer.text(), path).toContain(text(variant, "errors:404.title"));
    }
  },
);

test(
  "feeds are valid XML with articles that open, and the sitemap lists only public pages",
  { tag: "@crossed" },
  async ({ page, open }) => {
    await open("/journal");
    for (const format of ["rss", "atom"]) {
      const links = await page.evaluate(async (name) => {
        const feed = await (await fetch(`/journal/${name}.xml`)).text();
        const xml = new DOMParser().parseFromString(feed, "text/xml");
        if (xml.querySelector("parsererror")) throw new Error("no XML");
        return [...xml.querySelectorAll("item > link, entry > link")].map(
          (link) => link.getAttribute("href") ?? link.textContent,
        );
      }, format);
      expect(links).toHaveLength(20);
      expect((await page.request.get(links[0] ?? "")).status()).toBe(200);
    }
    const sitemap = await wholeSitemap(page);
    for (const path of ["/journal", "/dostoprimechatelnosti", "/help-center", "/reviews", "/about"])
      expect(sitemap).toMatch(new RegExp(`${path}</loc>`));
    expect(sitemap).not.toMatch(/<loc>[^<]*\/(booking|settings|chat|staff|order)\b/);
  },
);

test(
  "an article leads to a sight without JavaScript",
  { tag: ["@straight", "@at-desk"] },
  async ({ browser, baseURL, variant }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto("/journal/baikal-on-ice-1");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("main").locator('aside a[href*="/baikal"]').first()).toBeVisible();
    await page.locator('main a[href*="/dostoprimechatelnosti/"]').first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/help-center?q=visa");
    await expect(page.getByRole("main")).toContainText(text(variant, "help:contacts.title"));
    await context.close();
  },
);

test(
  "help answers while one types, despite a typo, and takes a mark",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    await open("/help-center");
    const typed = facts.language === "ru" ? "страхвока" : "insuranse";
    await page.getByRole("searchbox").fill(typed);
    await page.getByRole("main").locator('a[href*="/help-center/insurance"]').first().click();
    await expect(page).toHaveURL(/\/help-center\/insurance$/);
    // The question is in the server's HTML: added by a script it would shift the layout.
    const sent = await page.request.get("/help-center/insurance");
    expect(await sent.text()).toContain(text(variant, "help:mark.question"));
    await page.getByRole("button", { name: text(variant, "help:mark.yes"), exact: true }).click();
    await expect(page.getByRole("main")).toContainText(text(variant, "help:mark.helped"));
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue(typed);
    await expect(
      page.getByRole("main").locator('a[href*="/help-center/insurance"]').first(),
    ).toBeVisible();
  },
);

/** Whether a tour has a date that can be booked today. */
async function hasFreeDate(variant: Variant, path: string): Promise<boolean> {
  const answer = await fetch(`${apiUrl}/spa/tour?slug=${path.slice(1).split("?")[0]}`, {
    headers: { "x-localization": variant },
  });
  const { variants = [] } = (await answer.json()) as { variants?: { is_busy: boolean }[] };
  return variants.some(({ is_busy: isBusy }) => !isBusy);
}

test(
  "a reader of an article opens a tour from it and books it",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant, isPhone }) => {
    await open("/journal/baikal-on-ice-1");
    const links = page.getByRole("main").locator("aside article").getByRole("heading");
    const paths = await links
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const isFree = await Promise.all(paths.map(async (path) => hasFreeDate(variant, path)));
    const free = links.nth(isFree.indexOf(true));
    // A sign of the tour may stand before its words or after them.
    const title = (await free.innerText())
      .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, "")
      .trim();
    await free.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator("#dates")).toBeVisible();
    await openOrder(page, variant, isPhone);
    const form = page.getByRole("dialog");
    await fillContacts(form, variant);
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/booking\/uuid\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("main")).toContainText(title);
  },
);

test(
  "the terms show what has changed, and an earlier version links to the current one",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant }) => {
    await open("/agreement");
    const main = page.getByRole("main");
    await main.getByText(pattern(variant, "legal:changes")).click();
    const added = main.getByRole("insertion").first();
    await expect(added).toBeVisible();
    const sentence = await added.innerText();
    const otherVersion = main.getByText(text(variant, "legal:otherVersion"));
    await expect(otherVersion).toBeHidden();
    await expectAccessible(page);

    await main
      .getByRole("navigation", { name: text(variant, "legal:versions") })
      .getByRole("link", { name: pattern(variant, "legal:formerSince") })
      .first()
      .click();
    await expect(page).toHaveURL(/\/agreement\/\d{4}-\d\d-\d\d$/);
    await expect(otherVersion).toBeVisible();
    const terms = main.getByRole("article");
    await expect(terms).not.toContainText(sentence);
    // The page's own language is in the page's own font, whatever the text says of its language.
    const font = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
    await expect(terms).toHaveCSS("font-family", font);
    await main.getByRole("link", { name: text(variant, "legal:toCurrent") }).click();
    await expect(page).toHaveURL(/\/agreement$/);
    await expect(main.getByRole("article")).toContainText(sentence);
  },
);
