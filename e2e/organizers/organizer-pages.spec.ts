import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";

test(
  "cards link to organizers and their reviews; hidden organizers have no pages",
  { tag: "@crossed" },
  async ({ page, open, variant, facts }) => {
    const { organizersShown } = facts.config.features;
    if (!organizersShown) {
      for (const path of ["/tour-providers", "/tour-provider/1"])
        expect((await page.goto(path))?.status(), path).toBe(404);
      await open(facts.listing);
      await expect(page.locator('a[href*="/tour-provider/"]')).toHaveCount(0);
      return;
    }
    await open(facts.listing);
    const link = page.getByRole("main").locator('article a[href*="/tour-provider/"]').first();
    const name = await link.locator("span").last().innerText();
    await link.click();
    await expect(page).toHaveURL(/\/tour-provider\/\d+$/);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toContainText(name);
    await expectAccessible(page);
    // What the marks mean opens by the keyboard.
    const what = main.getByText(text(variant, "organizer:checks.what"));
    const meaning = main.getByText(text(variant, "organizer:checks.passport.meaning"));
    await expect(meaning).toBeHidden();
    await what.focus();
    await page.keyboard.press("Enter");
    await expect(meaning).toBeVisible();
    await main.locator('a[href="#tours"]').click();
    await expect(main.locator("#tours")).toBeInViewport();

    const address = new URL(page.url()).pathname;
    await main.getByRole("button", { name: text(variant, "organizer:write"), exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText(text(variant, "signIn:reasons.needed"));
    await open(`${address}#reviews`);
    await expect(main.locator("#reviews")).toBeInViewport();
    await open("/tour-providers");
    await expect(main.locator('article a[href*="/tour-provider/"]').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  "an organizer's page is complete without JavaScript and has one canonical address",
  { tag: ["@straight", "@organizers"] },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/tour-providers");
    const path = await page
      .locator('main article a[href*="/tour-provider/"]')
      .first()
      .getAttribute("href");
    const answer = await page.goto(`${path}?utm_source=x`);
    expect(answer?.headers()["cache-control"]).toContain("public");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
    await expect(page.locator("main #reviews")).toBeVisible();
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(things.join("")).toContain('"TravelAgency"');
    for (const wrong of ["/tour-provider/0", "/tour-provider/999999999", "/tour-provider/x1"])
      expect((await page.goto(wrong))?.status(), wrong).toBe(404);
    await context.close();
  },
);
