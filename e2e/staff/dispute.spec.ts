import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { text } from "../harness/texts.ts";
import type { Variant } from "../harness/stack.ts";
import { bookingOf, bookToPay, goToBank } from "../sales/booking.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

/** Pays at the sandbox bank; returns the address at which it says what happens afterwards. */
async function payAtBank(page: Page, variant: Variant, uuid: string): Promise<string> {
  await page.goto(`/booking/pay/uuid/${uuid}`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.locator('main button[type="submit"]').click();
  await goToBank(page, variant);
  const address = page.url();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/success\?/);
  return address;
}

test(
  "a dispute is taken, answered with papers of the booking, and ends by the bank's word",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, variant, browser }) => {
    const words = (key: string) => text(variant, key);
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    const { id } = await bookingOf(page, uuid);
    const bank = await payAtBank(page, variant, uuid);
    const say = async (outcome: string) => {
      await page.goto(bank);
      await page.locator(`button[value="${outcome}"]`).click();
      await page.waitForLoadState();
    };
    await say("dispute");

    const desk = await staffPage(browser, variant, {
      number: staffOf.disputes,
      to: "/staff/payments?view=disputes",
    });
    const main = desk.getByRole("main");
    const row = main
      .getByRole("listitem")
      .filter({ hasText: words("staffDisputes:booking").replace("{id}", String(id)) });
    await expect(row).toBeVisible();
    await expectAccessible(desk);
    await row.getByRole("link").click();

    await main.getByRole("button", { name: words("staffTasks:take"), exact: true }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.locator("[name=reason]").fill("I know this trip");
    await dialog.getByRole("button", { name: words("staffDisputes:assign") }).click();
    await expect(main.getByRole("status")).toContainText(words("staffDisputes:yours"));

    await main.getByRole("button", { name: words("staffDisputes:evidence.prepare") }).click();
    await main.locator("[name=evidence]").fill("They booked and paid this trip themselves.");
    await main.getByLabel(words("staffDisputes:papers.voucher")).check();
    await main.getByLabel(words("staffDisputes:papers.terms")).check();
    await main.locator("input[type=file]").setInputFiles({
      name: "participants.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("All came."),
    });
    await expect(main.getByText("participants.txt")).toBeVisible();
    await main.locator("form:has([name=evidence]) [name=reason]").fill("First version");
    await expectAccessible(desk);
    await expect(async () => {
      // A file that is still on its way is refused.
      await main.getByRole("button", { name: words("staffDisputes:evidence.save") }).click();
      await expect(main.locator("[name=evidence]")).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(main.getByRole("link", { name: "participants.txt" })).toBeVisible();
    const [voucher] = await Promise.all([
      desk.waitForEvent("download"),
      main.getByRole("button", { name: words("staffDisputes:papers.voucher") }).click(),
    ]);
    expect(voucher.suggestedFilename()).toBe(`voucher-${id}.pdf`);

    await main.getByRole("button", { name: words("staffDisputes:send.open") }).click();
    await dialog.locator("[name=reason]").fill("Sent in the dashboard");
    await dialog.getByRole("button", { name: words("staffDisputes:send.open") }).click();
    await expect(main.getByText(words("staffDisputes:states.sent")).first()).toBeVisible();

    await say("disputeWon");
    await desk.reload();
    await expect(main.getByText(words("staffDisputes:money.free"))).toBeVisible();
    await expectAccessible(desk);

    await desk.goto(`/staff/bookings/${id}`);
    for (const step of ["opened", "sent", "won"])
      await expect(
        main.getByText(words(`staffBookings:history.disputes.${step}`).split(/[:：]/)[0]!),
      ).toBeVisible();
    await desk.context().close();
  },
);
