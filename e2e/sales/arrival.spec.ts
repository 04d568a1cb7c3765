import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { arrivalCode, arrivalKept, bookToPay, pay } from "./booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { goOffline, goOnline } from "../harness/network.ts";
import { organizerPage } from "../organizers/organizer-sign-in.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** In a browser of their own, the organizer of a booking says where to meet and adds a file for the travellers. */
async function addFile(
  browser: Browser,
  variant: Variant,
  { booking, name, words }: { booking: string; name: string; words: string },
): Promise<void> {
  const found = await fetch(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${booking}`);
  const { organizer } = (await found.json()) as { organizer: { id: number } };
  const host = await organizerPage(browser, variant, { id: organizer.id, to: "/organizer" });
  await host.evaluate(
    async ([localization, id, title, content]) => {
      const send = async (path: string, body: BodyInit | object, more: object = {}) => {
        const isForm = body instanceof FormData;
        const answer = await fetch(path, {
          method: "POST",
          headers: {
            "x-localization": localization,
            ...(!isForm && { "content-type": "application/json" }),
            ...more,
          },
          body: isForm ? body : JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json() as Promise<Record<string, string>>;
      };
      const { token } = await send("/crm/api/user/refresh-token", {});
      const { contract_id: contract, key } = await send(
        "/spa/create-organizer-contract",
        { organizer_id: id },
        { "x-authorization": `Bearer ${token}` },
      );
      const form = new FormData();
      form.append("is_public", "1");
      form.append("file", new File([content], title, { type: "text/plain" }));
      await send(`/spa/contract-organizer-meet-file-save?key=${key}`, form);
      await send(`/spa/contract-organizer-meet-save?key=${key}`, {
        contract_id: contract,
        organizer_meet_data: { meeting_place: "By the clock of the station" },
      });
    },
    [variant, organizer.id, name, words] as const,
  );
  await host.context().close();
}

test(
  "the arrival page opens offline once it was opened online",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant, context, browser }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    const name = "how-to-find-us.txt";
    const words = "The second gate from the left.";
    await addFile(browser, variant, { booking: uuid, name, words });
    await open(`/arrival/${uuid}`);
    const main = page.getByRole("main");
    await expect(main.getByText(text(variant, "arrival:meet.unpaid"))).toBeVisible();

    await pay(page, variant, uuid);
    const told = await page.request.get(`${apiUrl}/spa/arrival?uuid=${uuid}`, {
      headers: { "x-language": factsOf(variant).language, "x-localization": variant },
    });
    const { booking } = (await told.json()) as { booking: { meeting: { place: string } } };
    const { place } = booking.meeting;
    await open(`/arrival/${uuid}`);
    await expect(main.getByText(place).first()).toBeVisible();
    await expectAccessible(page);
    const again = await page.request.get(page.url());
    expect(again.headers()["cache-control"]).toMatch(/private|no-store/);
    await arrivalKept(page, variant);
    // Files come along after the page, which is there without them.
    const file = main.getByRole("link", { name, exact: true });
    const address = (await file.getAttribute("href")) ?? "";
    await expect
      .poll(() =>
        page.evaluate(
          async (link) => (await caches.match(link, { ignoreSearch: true })) !== undefined,
          address,
        ),
      )
      .toBe(true);
    const manifest = await page
      .locator('link[rel="manifest"]')
      .evaluate((link: HTMLLinkElement) =>
        fetch(link.href).then((answer) => answer.json() as Promise<{ start_url: string }>),
      );
    expect(manifest.start_url).toMatch(new RegExp(`/arrival/${uuid}$`));
    const code = arrivalCode(page, variant);
    const drawn = await code.innerHTML();

    await goOffline(context);
    await page.reload();
    await expect(main.getByText(place).first()).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await arrivalCode(page, variant).innerHTML()).toBe(drawn);
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
    const opened = page.waitForEvent("download");
    await file.click();
    expect(await readFile(await (await opened).path(), "utf8")).toBe(words);
    await goOnline(context);
    expect(
      await page.evaluate(() =>
        navigator.serviceWorker
          .getRegistrations()
          .then((found) => found.map(({ scope }) => new URL(scope).pathname)),
      ),
    ).toContainEqual(expect.stringMatching(/^(\/[a-z]{2})?\/arrival\/$/));
  },
);

test(
  "an invalid link to an arrival page answers 404",
  { tag: ["@straight", "@on-phone"] },
  async ({ page }) => {
    const answer = await page.goto("/arrival/12");
    expect(answer?.status()).toBe(404);
  },
);
