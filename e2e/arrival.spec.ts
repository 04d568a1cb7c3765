import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible.ts";
import { arrivalKept, bookToPay, pay } from "./booking.ts";
import { expect, test } from "./fixtures.ts";
import { apiUrl, factsOf } from "./stack.ts";
import { text } from "./texts.ts";

test(
  "the day of arrival opens without a network once it has been open with one",
  { tag: "@crossed" },
  async ({ page, open, variant, context }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await open(`/arrival/${uuid}`);
    const main = page.getByRole("main");
    await expect(main.getByText(text(variant, "arrival:meet.unpaid"))).toBeVisible();

    await pay(page, variant, uuid);
    const told = await page.request.get(`${apiUrl}/spa/arrival?uuid=${uuid}`, {
      headers: { "x-language": factsOf(variant).language, "x-localization": variant },
    });
    const { meeting, booking } = (await told.json()) as {
      meeting: { place: string } | null;
      booking: { tour: { meeting_point: string } };
    };
    const place = meeting?.place || booking.tour.meeting_point;
    await open(`/arrival/${uuid}`);
    await expect(main.getByText(place).first()).toBeVisible();
    await expectAccessible(page);
    const again = await page.request.get(page.url());
    expect(again.headers()["cache-control"]).toMatch(/private|no-store/);
    await arrivalKept(page, variant);
    const manifest = await page
      .locator('link[rel="manifest"]')
      .evaluate((link: HTMLLinkElement) =>
        fetch(link.href).then((answer) => answer.json() as Promise<{ start_url: string }>),
      );
    expect(manifest.start_url).toMatch(new RegExp(`/arrival/${uuid}$`));
    const code = main.locator('svg[role="img"]').last();
    const drawn = await code.innerHTML();

    await context.setOffline(true);
    await page.reload();
    await expect(main.getByText(place).first()).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await main.locator('svg[role="img"]').last().innerHTML()).toBe(drawn);
    // The page looks as it did: its sheets and letters are there.
    expect(
      await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].some(({ status }) => status === "loaded");
      }),
    ).toBe(true);
    // Other pages are none of the worker's.
    const other = await page.evaluate(() =>
      fetch("/").then(
        () => true,
        () => false,
      ),
    );
    expect(other).toBe(false);
    const saved = page.waitForEvent("download");
    await main.locator("a[href*='arrival.ics']").click();
    expect(await readFile(await (await saved).path(), "utf8")).toContain("BEGIN:VEVENT");
    await context.setOffline(false);
    expect(
      await page.evaluate(() =>
        navigator.serviceWorker
          .getRegistrations()
          .then((found) => found.map(({ scope }) => new URL(scope).pathname)),
      ),
    ).toEqual([expect.stringMatching(/^(\/[a-z]{2})?\/arrival\/$/)]);
  },
);

test("a wrong link of the day of arrival is not found", { tag: "@straight" }, async ({ page }) => {
  const answer = await page.goto("/arrival/12");
  expect(answer?.status()).toBe(404);
});
