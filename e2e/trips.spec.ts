import {
  bookingOf,
  confirmAsOrganizer,
  orderByCall,
  payableDeparture,
  goToBank,
} from "./booking.ts";
import { expect, test } from "./fixtures.ts";
import { newContact, signInAt } from "./people.ts";
import { factsOf } from "./stack.ts";
import { pattern, text } from "./texts.ts";

test(
  "booked without an account: the trip is found after signing in, paid in part, declined, and paid in full",
  { tag: "@straight" },
  async ({ page, variant, open }) => {
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
    const { id, prepayment } = await bookingOf(page, uuid);

    await open("/login?to=/booking");
    await signInAt(page, page.getByRole("main"), { variant, contact });
    await expect(
      page.getByRole("heading", { level: 1, name: text(variant, "trips:title") }),
    ).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: pattern(variant, "trips:todo.pay") })
      .click();
    await expect(page).toHaveURL(new RegExp(`/booking/pay/${id}$`));

    const send = page.locator('main button[type="submit"]');
    const atBank = async (outcome: "pay" | "fail", comesTo: RegExp) => {
      await send.click();
      await goToBank(page, variant);
      await page.locator(`button[value="${outcome}"]`).click();
      await expect(page).toHaveURL(comesTo);
    };
    await atBank("pay", /\/success\?/);
    expect(await bookingOf(page, uuid)).toMatchObject({ status: 3, paid: prepayment });

    await open(`/booking/pay/${id}`);
    await atBank("fail", /\/fail\?/);
    expect(await bookingOf(page, uuid)).toMatchObject({ paid: prepayment });
    await open(`/booking/pay/${id}`);
    await atBank("pay", /\/success\?/);
    await open(`/booking/${id}`);
    const main = page.getByRole("main");
    await expect(
      main.getByRole("heading", { name: text(variant, "trips:money.title") }),
    ).toBeVisible();
    await expect(main).toContainText(pattern(variant, "trips:money.paid.payment"));
  },
);
