import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { goOffline, goOnline } from "../harness/network.ts";
import { text } from "../harness/texts.ts";

test(
  "every public address has a page of the storefront without a network",
  { tag: ["@straight"] },
  async ({ page, context, open, facts, variant }) => {
    await open("/");
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/offline")) !== undefined))
      .toBe(true);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
    await goOffline(context);
    const main = page.getByRole("main");
    for (const path of [facts.listing, "/journal", "/booking"]) {
      await page.goto(path);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(
        text(variant, "errors:offline.title"),
      );
      await expect(main.getByRole("link", { name: text(variant, "errors:retry") })).toHaveAttribute(
        "href",
        path,
      );
    }
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expectAccessible(page);
    // What was wanted opens by itself.
    await goOnline(context);
    await expect(page).toHaveURL(/\/booking$/);
  },
);

test(
  "the storefront's icons and manifest are there",
  { tag: ["@straight"] },
  async ({ page, open, facts }) => {
    await open("/");
    const link = page.locator('link[rel="manifest"]');
    const manifest = await (await page.request.get((await link.getAttribute("href")) ?? "")).json();
    expect(manifest).toMatchObject({ start_url: "/", lang: facts.config.locales[0] });
    const files = manifest.icons.map(({ src }: { src: string }) => src);
    for (const file of [...files, "/apple-touch-icon.png", "/favicon.ico"])
      expect((await page.request.get(file)).status(), file).toBe(200);
  },
);

test(
  "the bar of a phone leads to the five places of the site and leaves a tour alone",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(facts.listing);
    const bar = page.getByRole("navigation", { name: text(variant, "common:siteBar") });
    const link = (key: string) =>
      bar.getByRole("link", { name: text(variant, `common:nav.${key}`) });
    await expect(bar.getByRole("link")).toHaveCount(5);
    await link("favourites").click();
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(link("favourites")).toHaveAttribute("aria-current", "page");
    await link("profile").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/favorites$/);
    await open(facts.listing);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/-\d+(\?|$)/);
    await expect(bar).toHaveCount(0);
  },
);
