import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { expect, test } from "../harness/fixtures.ts";
import { organizerPage } from "../organizers/organizer-sign-in.ts";
import { newContact } from "../harness/people.ts";
import { apiUrl } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";
import { findTour } from "../discovery/tour/tour-facts.ts";

/** The link of the newest letter to somebody that leads to a question. */
async function questionLink(page: Page, email: string): Promise<string> {
  let path = "";
  await expect
    .poll(async () => {
      const inbox = await page.request.get(`${apiUrl}/dev/inbox?to=${encodeURIComponent(email)}`);
      path = /\/tour-question\/\d+\/\d+/.exec(await inbox.text())?.[0] ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}

test(
  "a visitor asks a public question, the organizer answers it, and its page shows the answer",
  { tag: "@crossed" },
  async ({ page, open, variant, browser }) => {
    const tour = await findTour(variant, ({ type }) => type === 1);
    // In letters: many digits look like a phone, and such a question is held.
    const name = newContact(variant)
      .replaceAll(/\D/g, "")
      .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
    const email = `asks-${name}@example.org`;
    const words = `Is there a drying room, ${name}?`;
    await open(`/${tour.slug}`);
    await page.locator("#questions").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: text(variant, "tour:questionsAsk.public") }).click();
    // A captcha that takes its time has a window of its own above it.
    const dialog = page.getByRole("dialog").first();
    await dialog.getByLabel(text(variant, "questions:ask.question")).fill(words);
    await dialog.getByLabel(text(variant, "questions:ask.name")).fill("Iya");
    await dialog.getByRole("button", { name: text(variant, "questions:ask.send") }).click();
    // Nothing is lost while an e-mail is missing.
    await expect(dialog.getByLabel(text(variant, "questions:ask.question"))).toHaveValue(words);
    await dialog.getByLabel(text(variant, "questions:ask.email")).fill(email);
    await dialog.getByRole("button", { name: text(variant, "questions:ask.send") }).click();
    await expect(dialog).toContainText(text(variant, "questions:ask.done"));

    const host = await organizerPage(browser, variant, {
      id: tour.organizer.id,
      to: "/organizer/questions",
    });
    const waiting = host.getByRole("article", { name: words });
    await waiting.getByRole("button", { name: text(variant, "organizerQuestions:write") }).click();
    await waiting.getByLabel(text(variant, "organizerQuestions:answer")).fill("Yes, by the stove.");
    await waiting.getByRole("button", { name: text(variant, "organizerQuestions:send") }).click();
    await expect(waiting).toBeHidden();
    await host.context().close();

    await open(await questionLink(page, email));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.getByRole("main")).toContainText("Yes, by the stove.");
    await expectAccessible(page);
    const helped = page.getByRole("button", { name: text(variant, "questions:mark.yes") });
    await helped.click();
    await expect(helped).toBeHidden();
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(helped).toBeHidden();
    await page
      .getByRole("main")
      .getByRole("link", { name: text(variant, "questions:toTour") })
      .click();
    await expect(page).toHaveURL(new RegExp(`/${tour.slug}$`));
  },
);
