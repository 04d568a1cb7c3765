import { expect, test } from "./fixtures.ts";

const parts = "[data-late-parts] > *";

test("parts below the window are laid out late, and read without the page's script", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/");
  const last = page.locator(parts).last();
  await expect(last).toHaveCSS("content-visibility", "auto");
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeInViewport();
});

test("once a page is taken over it is as high as it is, and a reload finds the place again", async ({
  page,
  open,
}) => {
  await open("/");
  await expect(page.locator(`${parts}[style*="content-visibility"]`)).toHaveCount(0);
  for (const part of await page.locator(parts).all())
    await expect(part).toHaveCSS("content-visibility", "visible");
  const heading = page.locator("main h2").nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const placeOf = async () => (await heading.boundingBox())?.y ?? Number.NaN;
  const place = await placeOf();
  await page.reload();
  await expect(async () => expect(Math.abs((await placeOf()) - place)).toBeLessThan(3)).toPass({
    timeout: 10_000,
  });
});
