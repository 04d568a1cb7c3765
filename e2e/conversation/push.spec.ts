import type { Page } from "@playwright/test";
import { wholeChromium } from "../harness/chromium.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact, signInAt } from "../harness/people.ts";
import { pushDevice } from "./push-device.ts";
import type { Variant } from "../harness/stack.ts";
import { staffOf, staffPage } from "../staff/staff-sign-in.ts";
import { text } from "../harness/texts.ts";

test.use({ launchOptions: wholeChromium });

async function say(page: Page, variant: Variant, words: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: text(variant, "chat:write"), exact: true }).fill(words);
  await main.getByRole("button", { name: text(variant, "chat:send"), exact: true }).click();
}

const messages = (page: Page, variant: Variant) =>
  page.getByRole("region", { name: text(variant, "chat:messages") }).getByRole("article");

test(
  "a device shows a push of a message while the site is closed and opens its chat, until turned off",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, browser, baseURL }) => {
    const device = await pushDevice(page, baseURL ?? "");
    await open("/login?to=/settings");
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    const turn = page.getByRole("switch", {
      name: text(variant, "settings:notifications.push.on"),
    });
    // What lies further down is fetched as it comes near.
    const toNotifications = () => page.locator("#notifications").scrollIntoViewIfNeeded();
    await toNotifications();
    await page.locator("label").filter({ has: turn }).click();
    await expect(turn).toBeEnabled();
    await expect(turn).toBeChecked();

    await open("/chat");
    await page
      .getByRole("button", { name: text(variant, "chat:writeToSupport") })
      .first()
      .click();
    await say(page, variant, "when does the bus leave?");
    await expect(messages(page, variant)).toHaveText([/when does the bus leave/]);
    const chat = page.url();
    const staff = await staffPage(browser, variant, {
      number: staffOf.push,
      to: new URL(chat).pathname,
    });
    await expect(messages(staff, variant)).toHaveText([/when does the bus leave/]);
    await page.goto("about:blank");

    await say(staff, variant, "at nine, from the northern gate");
    await expect.poll(device.received).toMatchObject([{ body: "at nine, from the northern gate" }]);
    const [push] = await device.received();
    await device.deliver(push);
    await expect.poll(device.shown).toMatchObject([{ body: "at nine, from the northern gate" }]);
    expect(await device.press()).toBe(chat);
    await expect.poll(device.shown).toEqual([]);
    await page.goto(chat);
    await expect(messages(page, variant)).toHaveText([/when does/, /from the northern gate/]);

    await open("/settings");
    await toNotifications();
    await expect(turn).toBeChecked();
    await page.locator("label").filter({ has: turn }).click();
    await expect(turn).toBeEnabled();
    await expect(turn).not.toBeChecked();
    await open("/settings");
    await toNotifications();
    await expect(turn).not.toBeChecked();
    await staff.context().close();
  },
);
