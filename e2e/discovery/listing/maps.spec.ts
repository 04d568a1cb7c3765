import { expect, test } from "../../harness/fixtures.ts";
import { text } from "../../harness/texts.ts";

// The stack has no provider configured, and its pages fetch no pictures from one.
test.use({ bypassCSP: true });

const square = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgaGj4DwAChAGAMcJjwQAAAABJRU5ErkJggg==",
  "base64",
);

test(
  "the map draws a configured provider's tiles, and Tropa's own map when they fail",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await page.route("**/spa/site-tokens", async (route) => {
      const tokens: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: { ...(tokens as object), maps_provider: "osm" } });
    });
    let isWhole = true;
    await page.route("https://tile.openstreetmap.org/**", (route) =>
      isWhole
        ? route.fulfill({ contentType: "image/png", body: square })
        : route.fulfill({ status: 503 }),
    );
    const map = page.getByRole("region", { name: text(variant, "listing:map.label") });
    await open(facts.listing);
    await page
      .getByRole("button", { name: text(variant, "listing:map.open"), exact: true })
      .click();
    await expect(map.locator("img.leaflet-tile-loaded").first()).toBeAttached();
    await expect(map).toContainText("© OpenStreetMap");
    await expect(map.locator("canvas")).toHaveCount(0);

    isWhole = false;
    const ground = page.waitForResponse("**/maps/*/ground/**");
    // The map is open again after a reload.
    await page.reload();
    expect((await ground).ok()).toBe(true);
    await expect(map.locator("canvas").first()).toBeAttached();
  },
);

test(
  "a tap on a card of the map opens its tour, even right after the map moved",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    const map = page.getByRole("region", { name: text(variant, "listing:map.label") });
    const price = map.locator(".leaflet-marker-icon");
    const card = page.getByRole("list", { name: text(variant, "listing:map.cards") });
    await open(facts.listing);
    await page
      .getByRole("button", { name: text(variant, "listing:map.open"), exact: true })
      .click();
    await expect(price.first()).toBeVisible();
    // Together, many tours may be under one price: nearer, each has its own.
    await expect(async () => {
      await price.first().click({ force: true });
      await expect(card.getByRole("link").first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    const box = await map.boundingBox();
    if (!box) throw new Error("there is no map");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 5 });
    await page.mouse.up();
    const link = card.getByRole("link").first();
    const path = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.locator("#dates")).toBeAttached();
    // Every request that a late move would make has been made by then.
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === new URL(facts.listing, url).pathname);
  },
);
