import type { Page } from "@playwright/test";
import {
  bookingOf,
  bookToPay,
  confirmAsOrganizer,
  orderByCall,
  pay,
  payableDeparture,
} from "./booking.ts";
import { expect, leaveForLater, test } from "../harness/fixtures.ts";
import { goOffline, goOnline } from "../harness/network.ts";
import { accountButton, newContact, signInAt } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** The worker has the document of this page, and all that the page has fetched. */
const expectKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const isIn = async (address: string) =>
          (await caches.match(address, { ignoreVary: true })) !== undefined;
        const scripts = performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .filter((name) => name.startsWith(`${location.origin}/assets/`));
        const kept = await Promise.all([location.href, ...scripts].map(isIn));
        return kept.every(Boolean);
      }),
    )
    .toBe(true);

test(
  "a booking and its QR code open offline after one visit",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, context, open, variant }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await pay(page, variant, uuid);
    const { id } = await bookingOf(page, uuid);
    const main = page.getByRole("main");
    await open(`/booking/uuid/${uuid}`);
    // The last part of the page that comes by itself.
    await expect(main.locator("#travellers").getByRole("link").first()).toBeVisible();
    await expectKept(page);
    // The code comes along with its booking, and so do the files of its page.
    const isCodeKept = () =>
      page.evaluate(
        async (address) => {
          const keptOf = (path: string) =>
            caches.match(path, { ignoreVary: true, ignoreSearch: true });
          const html = await (await keptOf(address))?.text();
          const files = html?.match(/\/(?:assets|_i18n)\/[\w./-]+\.\w+/g) ?? [];
          const answers = await Promise.all(files.map(keptOf));
          return files.length > 0 && answers.every(Boolean);
        },
        new URL(`qr/uuid/${uuid}`, page.url().replace(/uuid\/.*$/, "")).href,
      );
    await expect.poll(isCodeKept).toBe(true);

    await goOffline(context);
    await page.reload();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(main).toContainText(String(id));
    await expect(main.getByText(text(variant, "booking:offline"))).toBeVisible();
    // A link of the page leads to what is kept as well.
    await main.locator(`a[href$="/booking/qr/uuid/${uuid}"]`).first().click();
    await expect(main.locator('svg[role="img"]').first()).toBeVisible();
    await goOnline(context);
  },
);

test(
  "trips open offline after one visit and are deleted at sign-out",
  { tag: ["@straight", "@on-phone"] },
  async ({ context, variant }) => {
    // Not the page of the others, which may have no warning: this one says that nobody answers whose it is.
    const page = await context.newPage();
    await leaveForLater(page, variant);
    const contact = newContact(variant);
    const field = factsOf(variant).config.mainAuthMethod === "phone" ? "phone" : "email";
    const { tour, date } = await payableDeparture(page, variant);
    const { uuid, status } = await orderByCall(variant, {
      tour_id: tour.id,
      variant_id: date.id,
      adults: 1,
      [field]: contact,
      ...(date.times[0] && { time_start: date.times[0] }),
    });
    if (status === 1) await confirmAsOrganizer(page, uuid);
    const { id } = await bookingOf(page, uuid);
    const main = page.getByRole("main");
    await page.goto("/booking");
    await signInAt(page, page.getByRole("dialog"), { variant, contact });
    await expect(main.locator(`a[href$="/booking/${id}"]`).first()).toBeVisible();
    await page.goto(`/booking/${id}`);
    await expect(main).toContainText(text(variant, "booking:phase.paying.title"));
    // The last part of the page that comes by itself.
    await expect(main.locator("#travellers").getByRole("listitem").first()).toBeVisible();
    await expectKept(page);
    await page.goto("/booking");
    await expect(main.locator(`a[href$="/booking/${id}"]`).first()).toBeVisible();
    await expectKept(page);

    await goOffline(context);
    await page.goto("/booking?part=past");
    await expect(main.getByText(text(variant, "account:unreachable.offlineTitle"))).toBeVisible();
    await page.goto("/booking");
    await expect(main.getByText(text(variant, "account:unreachable.kept"))).toBeVisible();
    await main.locator(`a[href$="/booking/${id}"]`).first().click();
    await expect(main).toContainText(text(variant, "booking:phase.paying.title"));
    await goOnline(context);

    await page.goto("/booking");
    await accountButton(page, variant).click();
    await page.getByRole("button", { name: text(variant, "account:menu.signOut") }).click();
    // Files of the site itself may come again at once, and the page for want of a network stays: they are everybody's.
    const keptPages = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter(
          (name) => !["kept-files", "offline-page"].includes(name),
        );
        const requests = await Promise.all(
          names.map(async (name) => await (await caches.open(name)).keys()),
        );
        return requests.flat().map(({ url }) => url);
      });
    await expect.poll(keptPages).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("kept-queries"))).toBeNull();
  },
);
