import type { Browser } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { finishedBooking } from "../sales/finished-booking.ts";
import { expect, test } from "../harness/fixtures.ts";
import { signInOrganizer } from "../organizers/organizer-sign-in.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** In a browser of their own, the organizer of a journey answers the review that begins with these words. */
async function answerAsOrganizer(
  browser: Browser,
  variant: Variant,
  { booking, words, reply }: { booking: string; words: string; reply: string },
): Promise<void> {
  const found = await fetch(`${apiUrl}/crm/api/request/get-by-uuid?uuid=${booking}`);
  const { organizer } = (await found.json()) as { organizer: { id: number } };
  const { port, locale } = factsOf(variant);
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, locale });
  const page = await context.newPage();
  await signInOrganizer(page, variant, organizer.id);
  await page.goto("/organizer/reviews");
  const review = page.getByRole("article").filter({ hasText: words });
  await review.getByRole("button", { name: text(variant, "organizerReviews:answer") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text(variant, "organizerReviews:label")).fill(reply);
  await dialog.getByRole("button", { name: text(variant, "organizerReviews:submit") }).click();
  // The window has the words in its field before they are sent.
  await expect(dialog).toBeHidden();
  await expect(review).toContainText(reply);
  await context.close();
}

test(
  "a review is written from its booking, answered by the organizer and shown on its page",
  { tag: "@straight" },
  async ({ page, open, variant, browser }) => {
    const uuid = await finishedBooking(variant, "first");
    await open(`/booking/uuid/${uuid}`);
    await page.getByRole("link", { name: text(variant, "booking:actions.review") }).click();
    await expect(page).toHaveURL(new RegExp(`/booking/review/uuid/${uuid}$`));
    const send = page.getByRole("button", { name: text(variant, "reviews:write.send") });
    await send.click();
    await expect(page.getByRole("main")).toContainText(
      text(variant, "reviews:write.ratingMissing"),
    );
    const words = `Lake, tea and a good guide, ${uuid.slice(0, 8)}.`;
    await page
      .getByRole("main")
      .locator('input[type="radio"][value="5"]')
      .first()
      .check({ force: true });
    await page.getByLabel(text(variant, "reviews:write.text")).fill(words);
    const photo = {
      name: "lake.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    };
    const upload = () => page.locator('input[type="file"]').first().setInputFiles(photo);
    await upload();
    const uploaded = page.locator('fieldset li[data-state="done"]');
    await expect(uploaded).toHaveCount(1);
    // Text and uploaded photos survive a reload.
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await expect(page.getByLabel(text(variant, "reviews:write.text"))).toHaveValue(words);
    await expect(uploaded).toHaveCount(1);
    // A removed photo is deleted with the token of its upload.
    const deleted = page.waitForResponse(/\/spa\/delete-image/);
    await uploaded.getByRole("button").click();
    expect((await deleted).status()).toBe(200);
    await expect(uploaded).toHaveCount(0);
    await upload();
    await expect(uploaded).toHaveCount(1);
    await expect(send).toBeEnabled();
    await expectAccessible(page);
    await send.click();
    await expect(page.getByRole("main")).toContainText(
      text(variant, "reviews:write.published.title"),
    );
    // The booking leads back to it.
    await page.goto(`/booking/uuid/${uuid}`);
    await page.getByRole("link", { name: text(variant, "booking:actions.ownReview") }).click();
    await page.getByRole("link", { name: text(variant, "reviews:write.read") }).click();
    await expect(page).toHaveURL(/\/review\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.getByRole("main").locator('img[src*="/images/"]').first()).toBeVisible();

    const reply = `Thank you, come back for the ice. ${uuid.slice(0, 8)}`;
    await answerAsOrganizer(browser, variant, { booking: uuid, words, reply });
    // A page of the cache is a minute old at most; one with a query of its own is not in it.
    await expect
      .poll(async () => {
        await page.goto(`${new URL(page.url()).pathname}?after=${Date.now()}`);
        return page.getByRole("blockquote").allInnerTexts();
      })
      .toEqual([expect.stringContaining(reply)]);
    await expect(page.getByRole("blockquote")).toContainText(text(variant, "tour:reviews.reply"));
    await expectAccessible(page);
  },
);
