import { firstTour } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";

const parts = ":is([data-late], [data-late-items] > li)";

test("parts below the window are laid out late and readable without the page's scripts", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/");
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  const last = page.locator(parts).last();
  await expect(last).toHaveCSS("content-visibility", "auto");
  const link = last.getByRole("link").last();
  // What stands above takes its own height on the way.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test(
  "a hydrated page has its full height, and a reload restores the scroll position",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open }) => {
    await open("/");
    await expect(page.locator(`${parts}[style*="content-visibility"]`)).toHaveCount(0);
    for (const part of await page.locator(parts).all())
      await expect(part).toHaveCSS("content-visibility", "visible");
    const heading = page.locator("main h2").nth(3);
    await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const placeOf = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    // A sign that no font of the page has may make its line lower once it is painted: then the place is taken again.
    await expect(async () => {
      await expect(heading).toBeInViewport({ timeout: 1000 });
      const place = await placeOf();
      await page.reload();
      await page.locator("html[data-hydrated][data-settled]").waitFor({ state: "attached" });
      await expect
        .poll(async () => Math.abs((await placeOf()) - place), { timeout: 5000 })
        .toBeLessThan(3);
    }).toPass();
  },
);

test(
  "late content above does not move what is read beside the booking panel",
  { tag: "@desktop" },
  async ({ page, open, facts, variant }) => {
    await open((await firstTour(variant, facts.listing)).path);
    await page.locator("html[data-settled]").waitFor({ state: "attached" });
    const heading = page.locator("#questions h2");
    await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const placeOf = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
    let late = 0;
    // Parts that were out of sight may come meanwhile: that is what this is about.
    await expect(async () => {
      const place = await placeOf();
      // By a sheet: an element of ours would not be what React takes the page over for.
      await page.evaluate(
        (height) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`#about { margin-block-start: ${height}px !important }`);
          document.adoptedStyleSheets = [sheet];
        },
        (late += 400),
      );
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(Math.abs((await placeOf()) - place)).toBeLessThan(3);
    }).toPass();
  },
);

/** As Chromium's traces have it. */
interface Traced {
  name: string;
  args: { elementCount?: number };
}

test(
  "adding an element does not make the browser restyle the whole page",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, browser, open, facts, variant }) => {
    const tour = await firstTour(variant, facts.listing);
    for (const path of ["/", facts.listing, tour.path]) {
      await open(path);
      await browser.startTracing(page, { categories: ["devtools.timeline"] });
      await page.evaluate(() => {
        document.body.append(document.createElement("button"));
        // Asked for its height, the page is styled and laid out.
        return document.body.offsetHeight;
      });
      const trace = await browser.stopTracing();
      const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
      const styled = traceEvents
        .filter(({ name }) => name === "UpdateLayoutTree")
        .map(({ args }) => args.elementCount ?? 0);
      const all = await page.locator("body *").count();
      expect(Math.max(...styled), `of ${all} on ${path}`).toBeGreaterThan(0);
      expect(Math.max(...styled), `of ${all} on ${path}`).toBeLessThan(all / 5);
    }
  },
);
