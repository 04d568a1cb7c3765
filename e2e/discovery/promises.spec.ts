import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import {
  agree,
  bookingOf,
  bookToPay,
  fillNameAndPhone,
  movableDeparture,
  orderByCall,
  pay,
} from "../sales/booking.ts";
import { firstTour } from "./catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { firstWord, pattern, text } from "../harness/texts.ts";

/** A day as pages write it in full. */
const written = (day: string, variant: Variant) =>
  new Intl.DateTimeFormat(factsOf(variant).language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(day))
    .replace(/\s*г\.$/, "");

/** Words of the page without the spaces that do not break. */
const wordsOf = async (page: Page) =>
  (await page.getByRole("main").innerText()).replace(/\s/g, " ");

/** Keeps a page from looking by itself whether its booking has changed, until what it answers is called. */
async function outOfDate(page: Page): Promise<() => void> {
  const over = Promise.withResolvers<undefined>();
  await page.route("**/crm/api/request/get-by-uuid**", async (route) => {
    await over.promise;
    await route.continue();
  });
  return () => over.resolve(undefined);
}

for (const isGuaranteed of [true, false]) {
  test(
    `a ${isGuaranteed ? "guaranteed" : "preliminary"} departure shows its terms, is paid, and refunds the prepayment when cancelled`,
    { tag: "@straight" },
    async ({ page, variant }) => {
      const uuid = await bookToPay(page, variant, { isGuaranteed });
      const { free_until: freeUntil, prepayment } = await bookingOf(page, uuid);
      const certainty = text(
        variant,
        `common:certainty.${isGuaranteed ? "guaranteed" : "preliminary"}`,
      );
      const goes = [
        text(variant, "booking:phase.made.title"),
        text(variant, "booking:success.title"),
      ];
      const expectPromises = async (
        promise: string | RegExp = isGuaranteed
          ? certainty
          : pattern(variant, "booking:decision.by"),
      ) => {
        expect(await wordsOf(page)).toContain(written(freeUntil, variant));
        await expect(page.getByText(promise).first()).toBeVisible();
      };

      await page.goto(`/booking/pay/uuid/${uuid}`);
      await expectPromises();
      await expectAccessible(page);
      await pay(page, variant, uuid);
      await expectPromises();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        text(variant, `booking:success.${isGuaranteed ? "title" : "titleGathering"}`),
      );
      await expectAccessible(page);

      await page.goto(`/booking/uuid/${uuid}`);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      // The sentence under "You are going" says that it is guaranteed.
      await expectPromises(isGuaranteed ? text(variant, "booking:phase.made.title") : certainty);
      if (!isGuaranteed) for (const words of goes) expect(await wordsOf(page)).not.toContain(words);
      await expectAccessible(page);

      // The refund is shown before, and the second step names it.
      await page.locator("summary", { hasText: text(variant, "booking:terms.title") }).click();
      await page.getByRole("button", { name: text(variant, "booking:actions.cancelPaid") }).click();
      const dialog = page.getByRole("dialog");
      const confirm = dialog.getByRole("button", {
        name: pattern(variant, "booking:cancel.confirmRefund"),
      });
      await expect(confirm).toBeVisible();
      await expectAccessible(page);
      await confirm.click();
      await expect(
        page.getByRole("heading", { name: text(variant, "booking:phase.canceledByTourist.title") }),
      ).toBeVisible();
      await expect(page.getByRole("main")).toContainText(
        firstWord(variant, "booking:refund").source.slice(1),
      );
      const answer = await page.request.get(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${uuid}`);
      expect(await answer.json()).toMatchObject({
        status: 5,
        refund: { amount: prepayment },
        refund_today: null,
      });
    },
  );
}

test(
  "an outdated tab says that the booking changed and shows the new state",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, variant }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await page.goto(`/booking/pay/uuid/${uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const other = await page.context().newPage();
    const lookAgainAtPayment = await outOfDate(page);
    await pay(other, variant, uuid);
    await page.locator('main button[type="submit"]').click();
    lookAgainAtPayment();
    await expect(
      page.getByRole("alert").filter({ hasText: text(variant, "booking:changed") }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "booking:pay.titleRest"),
    );

    // Cancelling in both tabs cancels once.
    await page.goto(`/booking/uuid/${uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.locator("summary", { hasText: text(variant, "booking:terms.title") }).click();
    await page.getByRole("button", { name: text(variant, "booking:actions.cancelPaid") }).click();
    const confirm = page
      .getByRole("dialog")
      .getByRole("button", { name: pattern(variant, "booking:cancel.confirmRefund") });
    await expect(confirm).toBeVisible();
    const lookAgain = await outOfDate(page);
    const { refund_today: terms } = await bookingOf(page, uuid);
    const canceled = await other.request.post(`${apiUrl}/spa/cancel-booking`, {
      data: { uuid, refund: terms?.refund },
    });
    expect(canceled.status()).toBe(200);
    await confirm.click();
    lookAgain();
    // The booking is already cancelled, as wished: the page shows only that.
    await expect(
      page.getByRole("heading", { name: text(variant, "booking:phase.canceledByTourist.title") }),
    ).toBeVisible();
  },
);

test(
  "a paid trip gets a voucher and changes party and date, with the difference shown before",
  { tag: "@straight" },
  async ({ page, variant }) => {
    const { tour, date } = await movableDeparture(page, variant);
    const { uuid } = await orderByCall(variant, {
      tour_id: tour.id,
      variant_id: date.id,
      adults: 1,
      ...(date.times[0] && { time_start: date.times[0] }),
    });
    await pay(page, variant, uuid);
    await page.goto(`/booking/uuid/${uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const main = page.getByRole("main");
    const saved = page.waitForEvent("download");
    await main.locator("summary", { hasText: text(variant, "trips:papers.title") }).click();
    await main.getByRole("link", { name: text(variant, "trips:papers.voucher") }).click();
    expect((await saved).suggestedFilename()).toMatch(/^voucher-\d+\.pdf$/);

    const dialog = page.getByRole("dialog");
    const openChange = async () => {
      await main.getByRole("button", { name: text(variant, "trips:change.open") }).click();
      await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(1);
    };
    const alone = await bookingOf(page, uuid);
    await openChange();
    await dialog
      .getByRole("button", { name: pattern(variant, "kit:increase") })
      .first()
      .click();
    await expect(dialog.getByRole("status")).toContainText(pattern(variant, "trips:change.pay"));
    await expectAccessible(page);
    await dialog.getByRole("button", { name: pattern(variant, "trips:change.send") }).click();
    await expect(dialog).toBeHidden();
    const two = await bookingOf(page, uuid);
    expect(two).toMatchObject({ status: 3, paid: alone.paid, total: 2 * alone.total });
    await pay(page, variant, uuid);
    expect((await bookingOf(page, uuid)).paid).toBe(two.total);

    // One of them stays at home: what comes back is on the button, and then on its way.
    await page.goto(`/booking/uuid/${uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await openChange();
    await dialog
      .getByRole("button", { name: pattern(variant, "kit:decrease") })
      .first()
      .click();
    await dialog.getByRole("button", { name: pattern(variant, "trips:change.sendRefund") }).click();
    await expect(dialog).toBeHidden();
    expect(await bookingOf(page, uuid)).toMatchObject({ paid: alone.total, total: alone.total });
    await expect(main).toContainText(pattern(variant, "trips:money.owed"));

    await openChange();
    const others = dialog.locator('input[type="radio"]:not(:checked):enabled');
    await others.first().check();
    await expectAccessible(page);
    await dialog
      .getByRole("button", { name: pattern(variant, "trips:change.send") })
      .or(dialog.getByRole("button", { name: pattern(variant, "trips:change.sendRefund") }))
      .click();
    await expect(dialog).toBeHidden();
    const moved = await bookingOf(page, uuid);
    expect(moved).toMatchObject({ status: 3, paid: expect.any(Number) });
    expect(moved.start).not.toBe(date.start);
    await expect(main).toContainText(pattern(variant, "trips:papers.receipt"));
  },
);

test(
  "a hold that runs out ends on the page by itself",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, variant }) => {
    await page.clock.install();
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    await page.goto(`/booking/pay/uuid/${uuid}`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(page.getByRole("timer")).toContainText(/\d/);
    // The API's answer after the hold has ended by its clock.
    await page.route("**/crm/api/request/get-by-uuid**", async (route) => {
      const answer = await route.fetch();
      const booking: unknown = await answer.json();
      await route.fulfill({ json: { ...(booking as object), status: 7, hold_until: null } });
    });
    await page.clock.fastForward("13:00:00");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "booking:pay.over.title"),
    );
    await expect(page.locator('main button[type="submit"]')).toHaveCount(0);
  },
);

test(
  "the order form suggests a correction of a mistyped e-mail and requires the agreement",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant, isPhone }) => {
    const tour = await firstTour(variant, facts.listing);
    await open(tour.path);
    if (isPhone) await page.getByRole("link", { name: text(variant, "tour:chooseDate") }).click();
    const bar = page.getByRole("button", { name: text(variant, "tour:book"), exact: true });
    await bar.filter({ visible: true }).first().click();
    const form = page.getByRole("dialog");
    const address = form.getByLabel(text(variant, "request:fields.email"));
    await address.pressSequentially("maria@gmial.com");
    await expect(form).toContainText(
      text(variant, "request:emailTypo.question").replace("{email}", "maria@gmail.com"),
    );
    await expectAccessible(page);
    await form.getByRole("button", { name: text(variant, "request:emailTypo.accept") }).click();
    await expect(address).toHaveValue("maria@gmail.com");

    await fillNameAndPhone(form, variant);
    await agree(form, variant);
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/booking\/uuid\//);
    const uuid = page.url().split("/").at(-1) ?? "";
    expect((await bookingOf(page, uuid)).status).toBeLessThan(3);
  },
);
