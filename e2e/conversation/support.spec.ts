import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { newContact, signInAt } from "../harness/people.ts";
import type { Variant } from "../harness/stack.ts";
import { staffOf, staffPage } from "../staff/staff-sign-in.ts";
import { pattern, text } from "../harness/texts.ts";

async function say(page: Page, variant: Variant, words: string): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("textbox", { name: text(variant, "chat:write"), exact: true })
    .fill(words);
  await page.getByRole("button", { name: text(variant, "chat:send"), exact: true }).click();
}

const messages = (page: Page, variant: Variant): Locator =>
  page.getByRole("region", { name: text(variant, "chat:messages") }).getByRole("article");

test(
  "a chat with support is taken, answered and closed by staff, and opens again with a new message",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant, browser }) => {
    // Nobody else's, and without digits, as names are.
    const name = `Zoya${String(Date.now()).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`;
    await open("/login?to=/settings");
    await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
    const names = page.getByRole("region", {
      name: text(variant, "settings:profile.title"),
      exact: true,
    });
    await names.getByLabel(text(variant, "settings:profile.firstName")).fill(name);
    await names.getByLabel(text(variant, "settings:profile.lastName")).fill("Lis");
    await names.getByRole("button", { name: text(variant, "settings:save") }).click();
    await expect(page.getByText(text(variant, "settings:saved"))).toBeVisible();

    const staff = await staffPage(browser, variant, {
      number: staffOf.support,
      to: "/staff/support",
    });
    const desk = staff.getByRole("main");
    await desk.getByLabel(text(variant, "staffDesk:support.search")).fill(name);
    await expect(desk).toContainText(text(variant, "staffDesk:support.nobody"));

    await open("/chat");
    await page
      .getByRole("button", { name: text(variant, "chat:writeToSupport") })
      .first()
      .click();
    await say(page, variant, "where is my ticket?");
    // An account that signed in by phone gets the question for an e-mail before its first message.
    await expect(messages(page, variant)).toHaveText([/where is my ticket/]);
    // By itself: nothing is loaded anew.
    const item = desk.getByRole("listitem").filter({ hasText: name });
    await expect(item).toContainText("where is my ticket?");
    await expectAccessible(staff);
    await item.getByRole("button", { name: text(variant, "staffDesk:support.take") }).click();
    await expect(
      item.getByRole("button", { name: text(variant, "staffDesk:support.take") }),
    ).toHaveCount(0);
    await item.getByRole("link", { name }).click();

    const care = desk.getByRole("region", { name: text(variant, "staffDesk:support.care") });
    await expect(care).toContainText(text(variant, "staffDesk:support.yours"));
    await expect(messages(staff, variant)).toHaveText([/where is my ticket/]);
    await say(staff, variant, "in the letter");
    await expect(messages(page, variant)).toHaveText([/where is my ticket/, /in the letter/]);
    await expect(care).not.toContainText(pattern(variant, "staffDesk:support.waits"));
    await expectAccessible(staff);
    await care.getByRole("button", { name: text(variant, "staffDesk:support.close") }).click();
    await expect(care).toContainText(pattern(variant, "staffDesk:support.closedBy"));

    await say(page, variant, "found it, and the insurance?");
    await expect(care).toContainText(text(variant, "staffDesk:support.free"));
    await expect(care).toContainText(pattern(variant, "staffDesk:support.waits"));
    await staff.context().close();
  },
);
