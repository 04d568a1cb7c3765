import { expect, test } from "./fixtures.ts";

/** The list of all routes, which comes with a visitor's first touch. */
const allRoutes = /\/assets\/manifest-\w{8}\.js$/;
const help = /\/help-center$/;

test(
  "a link works when the list of routes cannot be loaded",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open }) => {
    await page.route(allRoutes, (route) => route.abort());
    await open("/");
    await page.getByRole("contentinfo").locator("a[href='/help-center']").click();
    await expect(page).toHaveURL(help);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  },
);

test(
  "Back works after a reload, before the other routes are loaded",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open }) => {
    await open("/");
    const title = await page.title();
    const before = page.url();
    await page.getByRole("contentinfo").locator("a[href='/help-center']").click();
    await expect(page).toHaveURL(help);
    await page.route(allRoutes, (route) => route.abort());
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(before);
    await expect(page).toHaveTitle(title);
  },
);
