import { findTour, isRich } from "../discovery/tour/tour-facts.ts";
import { expect, test } from "../harness/fixtures.ts";

const help = /\/help-center$/;

test(
  "Back works after a reload",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, isPhone }) => {
    await open("/");
    const title = await page.title();
    const before = page.url();
    const link = page.locator("a[href='/help-center']");
    const column = page.getByRole("contentinfo").locator("details").filter({ has: link });
    // On phones the footer's columns are folded.
    if (isPhone) await column.locator("summary").click();
    await column.locator(link).click();
    await expect(page).toHaveURL(help);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(before);
    await expect(page).toHaveTitle(title);
  },
);

test(
  "a reload and Back keep the place on the page",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open }) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await open("/help-center");
    const link = page.getByRole("contentinfo").locator("a[href='/journal']");
    await link.scrollIntoViewIfNeeded();
    const left = await place();
    expect(left).toBeGreaterThan(100);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect.poll(place).toBe(left);
    await link.click();
    await expect(page).toHaveURL(/\/journal$/);
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(help);
    await expect.poll(place).toBe(left);
    expect(violations).toEqual([]);
  },
);

test(
  "an anchor leads to its part of the page at each press, and the keyboard goes on there",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    const tour = await findTour(variant, isRich);
    await open(`/${tour.slug}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const link = page.locator('main a[href="#reviews"]').first();
    const reviews = page.locator("#reviews");
    /** Once the page has been drawn anew some times: what takes it back does so a frame or two after the step. */
    const topAfterFrames = () =>
      reviews.evaluate(async (part) => {
        for (let frame = 0; frame < 10; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return part.getBoundingClientRect().top / innerHeight;
      });
    for (let press = 0; press < 3; press += 1) {
      await link.click();
      await expect(page).toHaveURL(/#reviews$/);
      await expect(reviews).toBeInViewport();
      expect(await topAfterFrames()).toBeLessThan(0.5);
      await page.keyboard.press("Tab");
      await expect(reviews.locator(":focus")).toHaveCount(1);
    }
  },
);
