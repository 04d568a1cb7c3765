import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { openOrder } from "./open-order.ts";
import { apiUrl } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";
import { findTour, roomyDates } from "../discovery/tour/tour-facts.ts";

async function codeSentTo(page: Page, phone: string): Promise<string> {
  const inbox = await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(phone)}`);
  return /код (\d{6})/.exec(await inbox.text())?.[1] ?? "";
}

// A storefront that people sign in to by e-mail asks for one, and texts no number.
test(
  "a second order of a day with an unconfirmed phone number requires its code",
  { tag: "@phone-first" },
  async ({ page, open, variant, isPhone }) => {
    // Cabins are few, and other journeys book them meanwhile.
    const tour = await findTour(variant, (one) => !one.ship && roomyDates(one).length > 0);
    const phone = `+7916${String(Date.now()).slice(-7)}`;
    const form = page.getByRole("dialog", { name: text(variant, "request:order.title") });
    const send = form.getByRole("button", { name: text(variant, "request:order.send") });
    const order = async () => {
      await open(`/${tour.slug}`);
      await openOrder(page, variant, isPhone);
      await form.getByLabel(text(variant, "request:fields.firstName")).fill("Мария");
      await form.getByLabel(text(variant, "request:fields.phone")).fill(phone);
      await send.click();
    };
    await order();
    await expect(page).toHaveURL(/\/booking\/uuid\//);

    await order();
    const code = form.getByLabel(text(variant, "request:order.confirm.code"));
    await expect(code).toBeFocused();
    await expect(form).toContainText(text(variant, "request:order.confirm.texts"));
    await expectAccessible(page);
    await code.fill("000000");
    await expect(form).toContainText("Неверный код");
    await code.fill(await codeSentTo(page, phone));
    await expect(page).toHaveURL(/\/booking\/uuid\//);
  },
);
