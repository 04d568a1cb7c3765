import type { Browser, Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, leaveForLater, test } from "../harness/fixtures.ts";
import { accountButton, askForCode, codeSentTo, newContact, signInAt } from "../harness/people.ts";
import { factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";
import { staffOf, staffPage } from "./staff-sign-in.ts";

/** A browser of its own at the sign-in. */
async function atSignIn(browser: Browser, variant: Variant): Promise<Page> {
  const { port, locale } = factsOf(variant);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale });
  const page = await context.newPage();
  await leaveForLater(page, variant);
  await page.goto("/login");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  return page;
}

async function signInElsewhere(browser: Browser, variant: Variant, contact: string): Promise<Page> {
  const page = await atSignIn(browser, variant);
  await signInAt(page, page.getByRole("main"), { variant, contact });
  return page;
}

/** The desk of staff, and what they do there. */
class Desk {
  readonly page: Page;
  readonly main: Locator;
  readonly #variant: Variant;

  constructor(page: Page, variant: Variant) {
    this.page = page;
    this.main = page.getByRole("main");
    this.#variant = variant;
  }

  /** Finds a person by the end of a phone number, or by an e-mail; returns their number. */
  async find(contact: string): Promise<string> {
    const search = this.main.getByRole("searchbox");
    const typed = contact.includes("@") ? contact : contact.slice(-7);
    await search.fill(typed);
    await this.page.waitForURL((url) => url.searchParams.get("q") === typed);
    const people = this.main.getByRole("region", {
      name: text(this.#variant, "staffBookings:groups.people"),
    });
    await people.getByRole("link").click();
    await this.page.waitForURL(/\/staff\/people\/\d+$/);
    return this.page.url().split("/").at(-1) ?? "";
  }

  button(key: Parameters<typeof text>[1]): Locator {
    return this.main.getByRole("button", { name: text(this.#variant, key), exact: true });
  }

  /** Opens a dialog by a button, and gives the reason. */
  async begin(act: "block" | "unblock" | "merge" | "undoMerge", reason: string): Promise<Locator> {
    await this.button(`staffPeople:${act}.action`).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.locator("textarea[name=reason]").fill(reason);
    return dialog;
  }

  async act(dialog: Locator, act: "block" | "unblock" | "merge" | "undoMerge"): Promise<void> {
    const name = text(this.#variant, `staffPeople:${act}.submit`);
    await dialog.getByRole("button", { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
}

test(
  "a person is found by phone, blocked and unblocked, and their two accounts are merged and parted again",
  { tag: ["@straight", "@at-desk"] },
  async ({ browser, variant }) => {
    const [first, second] = [newContact(variant), newContact(variant)];
    const person = await signInElsewhere(browser, variant, first);
    const other = await signInElsewhere(browser, variant, second);
    const desk = new Desk(
      await staffPage(browser, variant, { number: staffOf.person, to: "/staff/bookings" }),
      variant,
    );
    const secondNumber = await desk.find(second);
    const firstNumber = await desk.find(first);
    await expectAccessible(desk.page);
    await desk.button("staffBookings:contacts.show").click();
    await expect(
      desk.main.locator(first.includes("@") ? "a[href^='mailto:']" : "a[href^='tel:']"),
    ).toBeVisible();

    // Blocked: signed out where they are, and refused elsewhere.
    await desk.act(await desk.begin("block", "Insulted a guide"), "block");
    await expect(desk.button("staffPeople:unblock.action")).toBeVisible();
    await person.reload();
    await expect(accountButton(person, variant)).toBeHidden();
    const refused = await atSignIn(browser, variant);
    const form = refused.getByRole("main");
    await askForCode(form, variant, first);
    // The contact has had a code just now: the next one comes after the countdown.
    const resend = form.getByRole("button", { name: text(variant, "signIn:resend"), exact: true });
    await resend.click();
    await expect(resend).toBeHidden();
    await form
      .getByLabel(text(variant, "signIn:code"), { exact: true })
      .fill(await codeSentTo(refused, first));
    const alert = form.getByRole("alert");
    await expect(
      alert.getByRole("link", { name: text(variant, "request:problem.writeToSupport") }),
    ).toBeVisible();
    await expectAccessible(refused);
    await refused.context().close();

    await desk.act(await desk.begin("unblock", "It was somebody else"), "unblock");
    await expect(desk.button("staffPeople:block.action")).toBeVisible();

    // Merged: the second account's contact opens the first one.
    const dialog = await desk.begin("merge", "One person, two phones");
    await dialog.locator("input[name=number]").fill(secondNumber);
    await dialog
      .getByRole("button", { name: text(variant, "staffPeople:merge.next"), exact: true })
      .click();
    await expect(dialog.getByText(text(variant, "staffPeople:merge.undoable"))).toBeVisible();
    await expectAccessible(desk.page);
    await desk.act(dialog, "merge");
    await other.reload();
    await expect(accountButton(other, variant)).toBeHidden();

    // Undone at the card that it leads from.
    await desk.main
      .getByRole("link", { name: text(variant, "staffPeople:merge.open"), exact: true })
      .click();
    await desk.page.waitForURL(new RegExp(`/staff/people/${secondNumber}$`));
    await desk.act(await desk.begin("undoMerge", "They are brothers"), "undoMerge");
    await expect(desk.button("staffPeople:merge.action")).toBeVisible();
    await desk.page.goto(`/staff/people/${firstNumber}`);
    await expect(desk.main.getByText(text(variant, "staffPeople:acts.unmerged"))).toBeVisible();
    for (const page of [person, other, desk.page]) await page.context().close();
  },
);
