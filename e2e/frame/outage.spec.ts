import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { goOffline, goOnline } from "../harness/network.ts";
import { freePort, ownStorefront } from "../harness/own-storefront.ts";
import { expectSorted, sortBy } from "../discovery/listing/sorting.ts";
import { text } from "../harness/texts.ts";

test("public pages answer 503 and offer a retry during an outage of the API", async ({
  page,
  facts,
  variant,
}) => {
  const deadPort = await freePort();
  const { origin, stop } = await ownStorefront(variant, {
    API_URL: `http://127.0.0.1:${deadPort}`,
  });
  try {
    const pages = ["/", facts.listing, "/some-tour-7", "/journal", "/journal/some-article-1"];
    const readings = ["/dostoprimechatelnosti", "/dostoprimechatelnosti/some-sight-4", "/reviews"];
    const review = "/review/3b9d1f64-7c2e-4d0a-9f3e-2a6b8c0d1e51";
    const others = ["/help-center", "/help-center/insurance", "/agreement", "/tour-question/1/7"];
    for (const path of [...pages, ...readings, review, ...others]) {
      const answer = await page.goto(`${origin}${path}`);
      expect(answer?.status(), path).toBe(503);
      expect(answer?.headers()["cache-control"]).toContain("no-store");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        text(variant, "errors:503.title"),
      );
      await expect(page.getByRole("link", { name: text(variant, "errors:retry") })).toHaveAttribute(
        "href",
        path,
      );
    }
    await expectAccessible(page);
  } finally {
    stop();
  }
});

test(
  "a page that fails without a connection says so and loads once the connection is back",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, context, open, facts, variant }) => {
    await open(facts.listing);
    const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
    const path = (await link.getAttribute("href")) ?? "";
    await goOffline(context);
    await link.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(text(variant, "errors:offline.title"));
    await goOnline(context);
    await expect(heading).not.toHaveText(text(variant, "errors:offline.title"));
    await expect(page).toHaveURL(new URL(path, page.url()).href);
  },
);

test(
  "a filter without a connection keeps the list and its choice until a retry succeeds",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant }) => {
    await open(facts.listing);
    const results = page.getByLabel(text(variant, "listing:results"));
    const cards = results.getByRole("article");
    const count = await cards.count();
    expect(count).toBeGreaterThan(1);
    let requests = 0;
    await page.route(/\.data(\?|$)/, async (route) => {
      requests += 1;
      await route.abort();
    });
    await sortBy(page, variant, "price");
    const alert = results.getByRole("alert");
    await expect(alert).toContainText(text(variant, "listing:failed.list"));
    await expect(cards).toHaveCount(count);
    await expectSorted(page, variant, "price");
    await expect(page).toHaveURL(/sort=price/);
    await expectAccessible(page);
    const retry = alert.getByRole("button", { name: text(variant, "kit:tryAgain") });
    const askedBefore = requests;
    await retry.click();
    await expect.poll(() => requests).toBeGreaterThan(askedBefore);
    await expect(results.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(alert).toBeVisible();
    await page.unroute(/\.data(\?|$)/);
    await retry.click();
    await expect(alert).toBeHidden();
    await expect(results.getByRole("status")).not.toBeEmpty();
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=price/);
    await expect(cards).toHaveCount(count);
  },
);
