import type { Page } from "@playwright/test";
import { bookToPay } from "./booking.ts";
import { firstTour } from "./catalogue.ts";
import { expect, test } from "./fixtures.ts";
import type { StorefrontFacts, Variant } from "./stack.ts";

// A reader's own style: the pages' policy takes none from a script.
test.use({ bypassCSP: true });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: "cookie-notice", value: "1", url: baseURL ?? "" }]);
});

async function paths(page: Page, variant: Variant, facts: StorefrontFacts): Promise<string[]> {
  const { path } = await firstTour(variant, facts.listing);
  const uuid = await bookToPay(page, variant, { isGuaranteed: true });
  return ["/", facts.listing, path, `/booking/pay/uuid/${uuid}`, "/login", "/organizer/login"];
}

test(
  "no page is wider than a phone at twice the text size",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of await paths(page, variant, facts)) {
      await open(path);
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(390);
    }
  },
);

/** The share of the window's height, along its middle, where something stays that does not move with the page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean => {
      for (let one = element; one; one = one.parentElement) {
        // A window over the page is the page for now, and is scrolled as one.
        if (one.tagName === "DIALOG") return false;
        const { position } = getComputedStyle(one);
        if (position === "fixed") return true;
        if (position === "sticky" && one.getBoundingClientRect().height < innerHeight) return true;
      }
      return false;
    };
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    const taken = rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
    return taken.length / innerHeight;
  });

test(
  "a page at four times the size fits and is covered by at most a third",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, facts }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of await paths(page, variant, facts)) {
      await open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect.poll(() => covered(page), { message: path }).toBeLessThanOrEqual(1 / 3);
    }
  },
);

test(
  "forced colours keep borders on buttons and mark the chosen order",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(`${facts.listing}?sort=price`);
    const widths = await page
      .locator("main :is(button, a)[data-variant='primary'], main button[data-variant='secondary']")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(widths).not.toContain("0px");
    const chosen = page.locator("main a[href*='sort='][aria-current='true']").first();
    await expect(chosen).toHaveCSS("outline-style", "solid");
  },
);
