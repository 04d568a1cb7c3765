import { formatMoney } from "../../packages/domain/src/money.ts";
import { findTour, roomyDates } from "../discovery/tour/tour-facts.ts";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";
import { staffOf, staffPage } from "../staff/staff-sign-in.ts";
import { bookingOf, confirmAsOrganizer, fillContacts, pay } from "./booking.ts";
import { openOrder } from "./open-order.ts";

const path = "/staff/payments?view=promo";

test(
  "staff make a promo code, a tourist pays less with it, and staff see what it gave",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, browser, variant, facts, isPhone }) => {
    const code = `TENTH-${Date.now()}`;
    const withCode = (key: string) => text(variant, key).replace("{code}", code);
    const staff = await staffPage(browser, variant, { number: staffOf.promo, to: path });
    const desk = staff.getByRole("main");
    await desk.getByRole("link", { name: text(variant, "staffPromo:new"), exact: true }).click();
    const form = desk.getByRole("form", { name: text(variant, "staffPromo:new") });
    await form.locator("input[name=code]").fill(code.toLowerCase());
    await form.locator("input[name=campaign]").fill("Journey");
    await form.locator("input[name=terms]").fill("10");
    await form.locator("input[name=reason]").fill("Agreed");
    await expectAccessible(staff);
    await form
      .getByRole("button", { name: text(variant, "staffPromo:form.submit"), exact: true })
      .click();
    await expect(desk.getByText(code, { exact: true })).toBeVisible();
    await expectAccessible(staff);

    const tour = await findTour(variant, (one) => !one.ship && roomyDates(one).length > 0);
    await open(`/${tour.slug}`);
    await openOrder(page, variant, isPhone);
    const order = page.getByRole("dialog", { name: text(variant, "request:order.title") });
    await fillContacts(order, variant);
    await order
      .getByRole("button", { name: text(variant, "request:order.promo.open"), exact: true })
      .click();
    await order.locator("input[name=promo]").fill(` ${code.toLowerCase()} `);
    await order
      .getByRole("button", { name: text(variant, "request:order.promo.apply"), exact: true })
      .click();
    await expect(order).toContainText(withCode("request:order.promo.applied"));
    await expectAccessible(page);
    await order.locator('button[type="submit"]').click();

    await expect(page).toHaveURL(/\/booking\/uuid\//);
    const uuid = page.url().split("/").at(-1) ?? "";
    const booking = await bookingOf(page, uuid);
    const { off } = booking.promo ?? { off: 0 };
    // Totals are rounded up to whole units.
    expect(booking.total).toBe(Math.ceil(((booking.total + off) * 0.9) / 100) * 100);
    const written = (minor: number) =>
      formatMoney({ minor, currency: facts.config.chargeCurrency }, facts.language);
    const line = page
      .getByRole("main")
      .locator("dl > div")
      .filter({ hasText: withCode("booking:money.promo") });
    await expect(line.first()).toContainText(written(off));
    await expectAccessible(page);

    if (booking.status === 1) await confirmAsOrganizer(page, uuid);
    await pay(page, variant, uuid);
    await expect
      .poll(() => bookingOf(page, uuid))
      .toMatchObject({ status: 3, promo: { code, off } });

    await staff.goto(`${path}&q=${code}`);
    const row = desk.getByRole("row").filter({ hasText: code });
    await expect(row.getByRole("cell").last()).toHaveText(written(off));
    await desk.getByRole("button", { name: withCode("staffPromo:endOf"), exact: true }).click();
    const dialog = staff.getByRole("dialog");
    await dialog.locator("textarea[name=reason]").fill("Sold out");
    await dialog
      .getByRole("button", { name: text(variant, "staffPromo:end"), exact: true })
      .click();
    await expect(
      desk.getByText(text(variant, "staffPromo:isEnded"), { exact: true }).first(),
    ).toBeVisible();
    await desk.getByRole("button", { name: withCode("staffPromo:historyOf"), exact: true }).click();
    await expect(desk.getByText("Sold out")).toBeVisible();
    await expectAccessible(staff);
    await staff.context().close();
  },
);
