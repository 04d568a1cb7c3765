import { firstTour, listing } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";
import { factsOf } from "../harness/stack.ts";

/** Widths of a phone and a tablet. */
const [phone, tablet] = [390, 768] as const;
const tall = 844;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

test(
  "the header of a tablet keeps all items in one row in every language",
  { tag: "@straight" },
  async ({ page, open, variant }) => {
    await page.setViewportSize({ width: tablet, height: tall });
    for (const home of factsOf(variant).config.locales.map((locale, index) =>
      index === 0 ? "/" : `/${locale}`,
    )) {
      await open(home);
      const header = page.getByRole("banner");
      await expect(header.locator('a[href$="/destinations"]').first()).toBeInViewport();
      const items = header.locator("a, button").filter({ visible: true });
      const boxes = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      for (const [index, box] of boxes.entries()) {
        expect(box.left, home).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(box.right, home).toBeLessThanOrEqual(tablet);
        expect(box.top, home).toBeLessThan(boxes[0]?.bottom ?? 0);
        expect(box.height, home).toBeLessThan(50);
      }
      // The brand's mark is the first to give way where there is no room.
      const mark = await header.locator("a svg").first().boundingBox();
      expect(mark?.width, home).toBe(mark?.height);
    }
  },
);

test(
  "floating controls over a list stand in one row without overlap",
  { tag: "@straight" },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: phone, height: tall });
    const { items } = await listing(variant, facts.listing);
    await open(`${facts.listing}?tour-selection-token=letter-1`);
    for (const { title } of items.slice(0, 2)) {
      const name = text(variant, "compare:addNamed").replace("{title}", title);
      await page.getByRole("button", { name, exact: true }).first().click();
    }
    const floating = [
      page.getByRole("region", { name: text(variant, "selection:title") }),
      page.getByRole("region", { name: text(variant, "compare:bar"), exact: true }),
    ];
    const bar = page.getByRole("navigation", { name: text(variant, "common:siteBar") });
    for (const width of [phone, 320]) {
      await page.setViewportSize({ width, height: tall });
      // The window has its new width before the page has laid itself out in it.
      await expect(async () => {
        const boxes = await Promise.all(floating.map((one) => one.boundingBox()));
        const barTop = (await bar.boundingBox())?.y ?? 0;
        expect(barTop).toBeGreaterThan(tall - 60);
        for (const [index, box] of boxes.entries()) {
          if (!box) throw new Error("it is not there");
          const before = boxes[index - 1];
          expect(box.x).toBeGreaterThanOrEqual(before ? before.x + before.width : 0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          // Lower than the upper edge of all others: beside them.
          expect(box.y + box.height / 2).toBeGreaterThan(barTop - 80);
          expect(box.y + box.height).toBeLessThanOrEqual(barTop);
        }
      }).toPass();
    }
  },
);

test(
  "links to more of a section stay within the screen of a phone",
  { tag: "@straight" },
  async ({ page, open }) => {
    await page.setViewportSize({ width: phone, height: tall });
    await open("/");
    const lefts = await page
      .locator("main section > header > a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(lefts.length).toBeGreaterThan(1);
    // With room for the ring around them.
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(4);
  },
);

test(
  "the gallery shows the small picture until the large one is loaded",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: phone, height: tall });
    const { path } = await firstTour(variant, facts.listing);
    await open(path);
    const first = page.locator("main li a:has(picture)").first();
    await expect
      .poll(() => first.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/1200x\d+\./, async (route) => {
      await held;
      await route.continue();
    });
    await first.click();
    const gallery = page.getByRole("dialog");
    const small = gallery.locator("span:has(> img)").first();
    await expect(small).toHaveCSS("opacity", "1");
    await expect
      .poll(() => small.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    letGo();
    await expect(small).toHaveCSS("opacity", "0");
    await page.unrouteAll({ behavior: "wait" });
  },
);
