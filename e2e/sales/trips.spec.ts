import {
  bookingOf,
  bookToPay,
  confirmAsOrganizer,
  orderByCall,
  payableDeparture,
  goToBank,
} from "./booking.ts";
import { maskEmail, maskPhone } from "../../packages/domain/src/forms/masks.ts";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact, signInAt } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

test(
  "a trip booked without an account is closed to others; its own account finds it and pays it in parts",
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

    await open(`/booking/${id}`);
    const window = page.getByRole("dialog");
    await signInAt(page, window, { variant, contact: newContact(variant) });
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "errors:403.title"),
    );
    const masked = field === "phone" ? maskPhone(contact) : maskEmail(contact);
    await expect(main).toContainText(masked);
    await expect(main).not.toContainText(contact);
    await expectAccessible(page);
    await main.getByRole("button", { name: text(variant, "errors:403.signIn") }).click();
    await signInAt(page, window, { variant, contact });
    await expect(main).toContainText(text(variant, "booking:phase.paying.title"));

    await open("/booking");
    await expect(
      page.getByRole("heading", { level: 1, name: text(variant, "trips:title") }),
    ).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: pattern(variant, "trips:pay") })
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
    await expect(
      main.getByRole("heading", { name: text(variant, "booking:steps.title") }),
    ).toBeVisible();
    await expect(main).toContainText(pattern(variant, "trips:money.paid.payment"));
    // Whom one travels with is one press away, and the trip stands beside what is said.
    await main.getByRole("button", { name: text(variant, "chat:writeToOrganizer") }).click();
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    const about = main.getByRole("button", { name: text(variant, "chat:bookings.title") });
    const booking = main.getByRole("complementary").getByText(new RegExp(`\\b${id}\\b`));
    await about.click();
    await expect(booking).toBeVisible();
  },
);

test(
  "a payment without an answer of the bank offers a retry of the same payment, also after Back",
  { tag: "@straight" },
  async ({ page, variant, open }) => {
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    const { prepayment } = await bookingOf(page, uuid);
    const send = page.locator('main button[type="submit"]');
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    await open(`/booking/pay/uuid/${uuid}`);
    await send.click();
    await goToBank(page, variant);
    const bank = page.url();
    await page.clock.install();
    await page.locator('button[value="hang"]').click();
    await expect(page).toHaveURL(/\/success\?/);
    await expect(title).toHaveText(text(variant, "booking:waiting.title"));
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.clock.fastForward(31_000);
    await expect(title).toHaveText(text(variant, "booking:waiting.longTitle"));
    await expectAccessible(page);
    // The time to pay may be over meanwhile: nobody is to book once more before it is known what the bank has done.
    const look = "**/crm/api/request/get-by-uuid**";
    await page.route(look, async (route) => {
      const booking: unknown = await (await route.fetch()).json();
      await route.fulfill({ json: { ...(booking as object), status: 7, hold_until: null } });
    });
    await page.clock.fastForward(2000);
    await expect(title).toHaveText(text(variant, "booking:overdue.title"));
    await expect(
      page.getByRole("link", { name: text(variant, "booking:actions.tourAgain") }),
    ).toBeHidden();
    await expectAccessible(page);
    await page.unroute(look);
    await page.clock.fastForward(2000);
    await expect(title).toHaveText(text(variant, "booking:waiting.longTitle"));
    await page.getByRole("link", { name: text(variant, "booking:actions.toPayment") }).click();
    await send.click();
    await goToBank(page, variant);
    expect(page.url()).toBe(bank);

    // From the bank's page Back leads to a form that can be sent again, of the same payment.
    await page.goBack();
    // It cannot be pressed before a press is heard.
    await expect(send).toBeEnabled();
    await send.click();
    await goToBank(page, variant);
    expect(page.url()).toBe(bank);
    await page.locator('button[value="pay"]').click();
    await expect(title).toHaveText(text(variant, "booking:success.title"));
    expect(await bookingOf(page, uuid)).toMatchObject({ status: 3, paid: prepayment });
    // Back once more: the bank's own page and ours say that it is paid.
    await page.goto(bank);
    await expect(page.locator('button[value="pay"]')).toHaveCount(0);
    await open(`/booking/pay/uuid/${uuid}`);
    await expect(title).toHaveText(text(variant, "booking:pay.titleRest"));
  },
);
