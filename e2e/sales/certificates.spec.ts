import type { Page } from "@playwright/test";
import { formatMoney, minorPerMajor } from "../../packages/domain/src/money.ts";
import { certificatePath } from "../../packages/domain/src/storefront/certificate-path.ts";
import { localePrefix } from "../../packages/domain/src/storefront/variant-config.ts";
import { expectAccessible } from "../harness/accessible.ts";
import { agree, bookingOf, bookToPay, goToBank } from "./booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

/** The code in the newest letter to an address, and the link that stands beside it. */
async function giftFor(page: Page, recipient: string): Promise<{ code: string; link: string }> {
  const inbox = await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(recipient)}`);
  const letter = await inbox.text();
  const link = /https?:\/\/[^\s"<]+#(?:[0-9A-Z]{4}-?){4}/.exec(letter)?.[0] ?? "";
  return { link, code: link.split("#")[1] ?? "" };
}

test(
  "a certificate pays a booking in two parts and gets the money back when it is cancelled",
  { tag: "@straight" },
  async ({ page, open, variant, facts, isPhone }) => {
    const { config, tourist } = facts;
    const path = certificatePath(config) ?? "";
    const uuid = await bookToPay(page, variant, { isGuaranteed: true });
    const { prepayment, total } = await bookingOf(page, uuid);
    const rest = Math.min(config.certificates?.least ?? 0, total - prepayment);
    const recipient = `gift-${variant}-${isPhone ? "phone" : "desktop"}-${Date.now()}@tropa.example`;
    await open(path);
    await expectAccessible(page);
    const field = (name: string) =>
      page.getByLabel(text(variant, `certificates:fields.${name}`), { exact: true });
    await field("amount").fill(String((prepayment + rest) / minorPerMajor));
    await field("recipient_email").fill(recipient);
    await field("buyer_name").fill(tourist.name);
    await field("buyer_email").fill(tourist.email);
    await agree(page, variant);
    await page.getByRole("button", { name: pattern(variant, "booking:pay.send") }).click();
    await goToBank(page, variant);
    await page.locator('button[value="pay"]').click();
    await expect(page).toHaveURL(/\?order=/);
    await expect(
      page.getByRole("heading", { name: pattern(variant, "certificates:state.good.title") }),
    ).toBeVisible();
    await expectAccessible(page);

    const { code, link } = await giftFor(page, recipient);
    const payWithCode = async () => {
      await open(`/booking/pay/uuid/${uuid}`);
      await page.getByText(text(variant, "booking:pay.certificate")).click();
      await page.getByLabel(text(variant, "certificates:balance.code")).fill(code.toLowerCase());
      await page.getByRole("button", { name: text(variant, "certificates:pay.ask") }).click();
      await page.getByRole("button", { name: pattern(variant, "certificates:pay.send") }).click();
    };
    const written = (minor: number) =>
      formatMoney({ minor, currency: config.chargeCurrency }, facts.language);
    const balance = async () => {
      // The letter's link brings the code along; no server has seen it.
      await page.goto(link);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await expect(page.getByLabel(text(variant, "certificates:balance.code"))).toHaveValue(code);
      await page.getByRole("button", { name: text(variant, "certificates:balance.ask") }).click();
      return page.locator("#balance").getByRole("status");
    };
    await payWithCode();
    await expect(page).toHaveURL(/\/success\?uuid=/);
    await expect.poll(() => bookingOf(page, uuid)).toMatchObject({ status: 3, paid: prepayment });
    await expect(await balance()).toContainText(written(rest));
    await payWithCode();
    await expect.poll(async () => (await bookingOf(page, uuid)).paid).toBe(prepayment + rest);
    await expect(await balance()).toContainText(text(variant, "certificates:states.spent"));

    const cancel = { uuid, refund: prepayment + rest };
    expect((await page.request.post(`${apiUrl}/spa/cancel-booking`, { data: cancel })).ok()).toBe(
      true,
    );
    await expect(await balance()).toContainText(written(prepayment + rest));
    await expect(
      page.getByText(text(variant, "certificates:states.good"), { exact: true }),
    ).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: text(variant, "certificates:balance.print") }).click();
    expect((await download).suggestedFilename()).toBe("certificate.pdf");
  },
);

test(
  "the default address of certificates redirects to the storefront's own",
  { tag: "@straight" },
  async ({ page, variant }) => {
    const { config } = factsOf(variant);
    // The first language last: the words below are in it.
    for (const locale of config.locales.toReversed()) {
      const prefix = localePrefix(config, locale);
      await page.goto(`${prefix}/podarochnye-sertifikaty`);
      expect(new URL(page.url()).pathname).toBe(`${prefix}${certificatePath(config)}`);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "certificates:title"),
    );
  },
);
