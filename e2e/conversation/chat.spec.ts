import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { goOffline, goOnline } from "../harness/network.ts";
import { organizerPage } from "../organizers/organizer-sign-in.ts";
import { accountButton, newContact, signInAt } from "../harness/people.ts";
import type { Variant } from "../harness/stack.ts";
import { staffOf, staffPage } from "../staff/staff-sign-in.ts";
import { pattern, text } from "../harness/texts.ts";
import { findTour } from "../discovery/tour/tour-facts.ts";

async function register(page: Page, open: (path: string) => Promise<void>, variant: Variant) {
  await open("/login?to=/chat");
  await signInAt(page, page.getByRole("main"), { variant, contact: newContact(variant) });
}

/** A second browser, in which somebody of support is at a chat. */
async function supportAt(browser: Browser, variant: Variant, to: string): Promise<Page> {
  const page = await staffPage(browser, variant, { number: staffOf.chat, to });
  await expect(composer(page, variant)).toBeVisible();
  return page;
}

const composer = (page: Page, variant: Variant): Locator =>
  page.getByRole("main").getByRole("textbox", { name: text(variant, "chat:write"), exact: true });

async function say(page: Page, variant: Variant, words: string): Promise<void> {
  await composer(page, variant).fill(words);
  await page.getByRole("button", { name: text(variant, "chat:send"), exact: true }).click();
}

const messages = (page: Page, variant: Variant): Locator =>
  page.getByRole("region", { name: text(variant, "chat:messages") }).getByRole("article");

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

/** Says whether the tab is looked at, as a browser would. */
async function lookAway(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isAway ? "hidden" : "visible",
  );
}

/** Counts the sounds of a page from its beginning. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { sounds: 0 });
    HTMLMediaElement.prototype.play = async () => {
      Object.assign(window, { sounds: Reflect.get(window, "sounds") + 1 });
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "sounds")));
}

/** Connects the sandbox messenger by its link, on the settings' page, and opens it in a tab of its own. */
async function connectMessenger(page: Page, variant: Variant): Promise<Page> {
  const named = (key: string) => pattern(variant, `settings:notifications.messengers.${key}`);
  await page.getByRole("button", { name: named("connectOne") }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: named("open") }).click();
  const messenger = await opened;
  await messenger.locator(".start button").click();
  await expect(page.getByRole("button", { name: named("leaveOne") })).toBeVisible();
  return messenger;
}

/** What stands in the thread, each message by one of these words. */
async function expectThread(page: Page, variant: Variant, words: readonly string[]): Promise<void> {
  await expect(messages(page, variant)).toHaveText(words.map((word) => new RegExp(word)));
}

async function actOn(page: Page, variant: Variant, words: string, act: string): Promise<void> {
  const message = messages(page, variant).filter({ hasText: words });
  await message.hover();
  await message.getByRole("button", { name: text(variant, "chat:act.label") }).click();
  await page.getByRole("menuitem", { name: text(variant, `chat:act.${act}`) }).click();
}

// Staff signs in by codes, one at a time.
test.describe.configure({ mode: "serial" });

test(
  "a tourist and support write, edit and delete messages, and none is lost offline",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant, browser }) => {
    const sounds = await listenTo(page);
    await register(page, open, variant);
    // From where an answer did not help.
    await open("/help-center/insurance");
    const help = page.getByRole("complementary", { name: text(variant, "help:contacts.title") });
    await help.getByRole("link", { name: text(variant, "help:chat") }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await page
      .getByRole("button", { name: text(variant, "chat:writeToSupport") })
      .first()
      .click();
    await expect(composer(page, variant)).toBeVisible();
    await say(page, variant, "first question");
    await expectThread(page, variant, ["first question"]);

    const path = new URL(page.url()).pathname;
    const staff = await supportAt(browser, variant, path);
    await expectThread(staff, variant, ["first question"]);
    await expect(
      messages(page, variant).getByLabel(text(variant, "chat:message.read")),
    ).toBeVisible();
    await say(staff, variant, "an answer");
    await expectThread(page, variant, ["first question", "an answer"]);

    await actOn(page, variant, "first question", "edit");
    await composer(page, variant).fill("another question");
    await page.getByRole("button", { name: text(variant, "chat:save"), exact: true }).click();
    await expectThread(staff, variant, [
      `another question.*${text(variant, "chat:message.edited")}`,
      "an answer",
    ]);
    await say(page, variant, "a slip");
    await actOn(page, variant, "a slip", "delete");
    const dialog = page.getByRole("dialog", { name: text(variant, "chat:delete.title") });
    await dialog.getByRole("button", { name: text(variant, "chat:act.delete") }).click();
    const deleted = text(variant, "chat:message.deleted");
    await expectThread(staff, variant, ["another question", "an answer", deleted]);

    await goOffline(page.context());
    await expect(page.getByText(text(variant, "chat:offline"))).toBeVisible();
    await say(page, variant, "one without a connection");
    await say(page, variant, "two without a connection");
    await expect(page.getByText(text(variant, "chat:sending.lost"))).toHaveCount(2);
    await goOnline(page.context());
    const all = [
      "another question",
      "an answer",
      deleted,
      "one without a connection",
      "two without a connection",
    ];
    await expectThread(staff, variant, all);
    await expectThread(page, variant, all);
    await expect(page.getByText(text(variant, "chat:offline"))).toBeHidden();
    await composer(page, variant).fill("not yet said");
    await page.reload();
    await expectThread(page, variant, all);
    await expect(composer(page, variant)).toHaveValue("not yet said");
    await composer(page, variant).fill("");
    await expectAccessible(page);

    await page.getByRole("button", { name: text(variant, "chat:attach"), exact: true }).click();
    const file = { name: "camp.png", mimeType: "image/png", buffer: picture };
    await page.locator("form input[type=file]").first().setInputFiles(file);
    // Another message may be changed meanwhile: the file waits.
    await actOn(page, variant, "two without a connection", "edit");
    await page.getByRole("button", { name: text(variant, "chat:cancelEdit"), exact: true }).click();
    // Cancelling an edit returns the focus to the composer.
    await expect(composer(page, variant)).toBeFocused();
    await say(page, variant, "our camp");
    const image = messages(staff, variant).getByRole("button", { name: /camp\.png/ });
    await expect(image.locator("img")).toHaveJSProperty("naturalWidth", 1);

    const before = await sounds();
    await lookAway(page, true);
    await say(staff, variant, "are you there?");
    await expect.poll(() => page.title()).toBe(text(variant, "account:newMessage"));
    await expect.poll(sounds).toBe(before + 1);
    const unread = accountButton(page, variant).getByText("1", { exact: true });
    await expect(unread).toBeVisible();
    const icon = page.locator('link[rel="icon"]');
    await expect(icon).toHaveAttribute("href", /^data:/);
    await lookAway(page, false);
    await expect(page).not.toHaveTitle(text(variant, "account:newMessage"));
    await expect(icon).not.toHaveAttribute("href", /^data:/);
    await expect(unread).toBeHidden();

    await open("/settings");
    await page.locator("#notifications").scrollIntoViewIfNeeded();
    const messenger = await connectMessenger(page, variant);
    await page.close();
    await say(staff, variant, "we call you tomorrow");
    const letter = messenger
      .frameLocator("iframe")
      .locator("li", { hasText: "we call you tomorrow" });
    await letter.getByRole("link").last().click();
    await messenger.locator(".compose input[name=text]").fill("thank you");
    await messenger.locator(".compose button").click();
    await expectThread(staff, variant, [
      ...all,
      "our camp",
      "are you there",
      "we call you tomorrow",
      "thank you",
    ]);
    await staff.context().close();
  },
);

test(
  "an account asks an organizer in a chat where organizers are shown, and gets an answer",
  { tag: "@straight" },
  async ({ page, open, variant, facts, browser }) => {
    await register(page, open, variant);
    const { slug, title, organizer } = await findTour(
      variant,
      ({ type, variants }) => type === 1 && variants.some(({ is_busy: isBusy }) => !isBusy),
    );
    await open(`/${slug}`);
    if (!facts.config.features.organizersShown) {
      await page.getByRole("button", { name: text(variant, "tour:questionsAsk.button") }).click();
      // An account without a name gets the question for it above this window.
      const question = page.getByRole("dialog", { name: text(variant, "request:question.title") });
      await expect(question).toBeVisible();
      return;
    }
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: text(variant, "tour:organizer.ask") }).click();
    await dialog.getByLabel(text(variant, "chat:ask.question")).fill("do we swim?");
    await dialog.getByRole("button", { name: text(variant, "chat:ask.send") }).click();
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    await expectThread(page, variant, ["do we swim"]);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: title }).first()).toBeVisible();

    const host = await organizerPage(browser, variant, {
      id: organizer.id,
      to: "/organizer/chats",
    });
    await host
      .getByRole("main")
      .getByRole("link", { name: /do we swim/ })
      .click();
    await expectThread(host, variant, ["do we swim"]);
    await say(host, variant, "in the lake, every day");
    await expectThread(page, variant, ["do we swim", "in the lake"]);
    await expect(
      messages(host, variant).getByLabel(text(variant, "chat:message.read")),
    ).toBeVisible();
    await host.context().close();

    // The organizer's own page leads to the same chat.
    await open(`/tour-provider/${organizer.id}`);
    await main
      .getByRole("button", { name: text(variant, "chat:writeToOrganizer"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    await expectThread(page, variant, ["do we swim", "in the lake"]);
  },
);
