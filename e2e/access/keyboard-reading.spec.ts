import type { Locator, Page } from "@playwright/test";
import { settled } from "../harness/accessible.ts";
import { expectSeen, tabTo, walkThrough } from "../harness/by-keys.ts";
import { expect, test } from "../harness/fixtures.ts";
import { findTour } from "../discovery/tour/tour-facts.ts";
import { finishedBooking } from "../sales/finished-booking.ts";
import { pattern, text } from "../harness/texts.ts";

/** Read at a desk, in the storefront that also has pages of organizers; nothing else here differs by storefront. */
const tag = ["@crossed", "@desktop"];

/** A cookie's notice over the lower edge is another test's. */
async function withoutNotice(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: "cookie-notice", value: "1", url }]);
}

/** Follows a link of the page to itself: to a heading, or to other things on it. */
async function turn(page: Page, link: Locator, address: RegExp): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
}

/** Opens what is reached and seen; the keys go on from the heading of the page that comes. */
async function follow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await turn(page, link, address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
}

/** Presses what is reached, and looks whether the focus can still be seen. */
async function pressAt(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expectSeen(page);
}

test(
  "every control on editorial pages is reachable and visible with the Tab key",
  { tag },
  async ({ page, open, baseURL, facts }) => {
    await withoutNotice(page, baseURL ?? "");
    const pages = [
      "/journal",
      "/journal/baikal-on-ice-1",
      "/dostoprimechatelnosti",
      "/dostoprimechatelnosti/x-4",
      "/reviews",
      "/help-center",
      "/help-center/insurance",
      "/help-center?q=zzzz",
      "/contacts",
      "/about",
      "/agreement",
      "/agreement/2025-03-01",
      "/seasons",
      "/collections",
      "/activities",
      ...(facts.config.features.organizersShown ? ["/tour-providers"] : []),
    ];
    for (const path of pages)
      await test.step(path, async () => {
        await open(path);
        await walkThrough(page);
      });
  },
);

test(
  "articles, sights and reviews are filtered, opened, viewed and shared with the keyboard",
  { tag },
  async ({ page, open, baseURL, facts, variant }) => {
    await withoutNotice(page, baseURL ?? "");
    const { keyboard } = page;
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const map = main.getByRole("button", { name: text(variant, "journal:map"), exact: true });

    await test.step("past the header, to a category and an article of it", async () => {
      await open("/journal");
      await keyboard.press("Tab");
      await keyboard.press("Enter");
      await keyboard.press("Tab");
      expect(await page.locator("main :focus").count()).toBe(1);
      const categories = main.getByRole("navigation", {
        name: text(variant, "journal:categories"),
      });
      await turn(page, categories.getByRole("link").nth(1), /\/journal\/[a-z-]+$/);
      await follow(page, main.getByRole("article").getByRole("link").first(), /\/journal\/.+-\d+$/);
    });

    await test.step("its contents, a place on the map, its neighbours to share it with", async () => {
      await open("/journal/baikal-on-ice-1");
      const contents = main.getByRole("navigation", { name: text(variant, "legal:contents") });
      await turn(page, contents.getByRole("link").nth(1), /#/);
      const heading = main.getByRole("heading", {
        name: await contents.getByRole("link").nth(1).innerText(),
      });
      await expect(heading).toBeInViewport();
      await pressAt(page, map.first());
      const place = main.locator("figure").getByRole("region").first();
      await expect(place).toBeVisible();
      await tabTo(page, place);
      await open("/journal/baikal-on-ice-1");
      await tabTo(page, main.locator('a[href*="vk.com/share"], a[href^="mailto:"]').last());
    });

    await test.step("sights of a kind, all of them on a map", async () => {
      await open("/dostoprimechatelnosti");
      const label = text(variant, "sights:kinds");
      await pressAt(page, main.getByRole("button", { name: label, exact: true }));
      const kinds = main.getByRole("navigation", { name: label });
      await turn(page, kinds.getByRole("link").nth(2), /kind=/);
      await pressAt(page, map);
      const marker = main.locator('[role="region"] button, [role="region"] [role="button"]');
      await tabTo(page, marker);
      await keyboard.press("Enter");
      await expect(page).toHaveURL(/\/dostoprimechatelnosti\/.+-\d+$/);
    });

    await test.step("reviews with photos, looked at over the page", async () => {
      await open("/reviews");
      const filter = main.getByRole("navigation", { name: text(variant, "tour:reviews.filter") });
      const withPhotos = filter.getByRole("link", {
        name: text(variant, "tour:reviews.withPhotos"),
      });
      if (facts.config.features.reviewsFilter) await turn(page, withPhotos, /photos=/);
      await pressAt(page, main.locator("a:has(img), button:has(img)"));
      await expect(dialog).toBeVisible();
      await keyboard.press("ArrowRight");
      await keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectSeen(page);
      await follow(page, main.locator('a[href*="/review/"]'), /\/review\/[0-9a-f-]{36}$/);
    });
  },
);

test(
  "help is searched, answers are marked and versions of the terms opened with the keyboard",
  { tag },
  async ({ page, open, baseURL, facts, variant }) => {
    await withoutNotice(page, baseURL ?? "");
    const main = page.getByRole("main");

    await test.step("an answer that is found while one types, and whether it helped", async () => {
      await open("/help-center");
      const field = page.getByRole("searchbox");
      await tabTo(page, field);
      await field.pressSequentially(facts.language === "ru" ? "страхов" : "insur");
      const answer = main.locator('a[href*="/help-center/insurance"]');
      await expect(main.getByRole("status")).toContainText(/\d/);
      await follow(page, answer, /\/help-center\/insurance$/);
      await pressAt(page, page.getByRole("button", { name: text(variant, "help:mark.yes") }));
      await expect(main.getByText(text(variant, "help:mark.helped"))).toBeFocused();
      await tabTo(page, main.getByRole("link", { name: text(variant, "help:chat") }));
    });

    await test.step("a question's answer on its own page", async () => {
      const idOf = (questions: readonly { id: number | null }[]) =>
        questions.find(({ id }) => id !== null)?.id;
      const tour = await findTour(variant, ({ questions }) => idOf(questions) !== undefined);
      await open(`/tour-question/${tour.id}/${idOf(tour.questions)}`);
      await pressAt(page, main.getByRole("button", { name: text(variant, "questions:mark.yes") }));
      await follow(
        page,
        main.getByRole("link", { name: text(variant, "questions:toTour") }),
        /-\d+$/,
      );
    });

    await test.step("what has changed in the terms, the former ones and back", async () => {
      await open("/agreement");
      await pressAt(page, main.getByText(pattern(variant, "legal:changes")));
      await expect(main.getByRole("insertion").first()).toBeVisible();
      const versions = main.getByRole("navigation", { name: text(variant, "legal:versions") });
      await follow(page, versions.getByRole("link").last(), /\/agreement\/\d{4}-\d\d-\d\d$/);
      const back = main.getByRole("link", { name: text(variant, "legal:toCurrent") });
      await follow(page, back, /\/agreement$/);
    });
  },
);

test(
  "a review is rated, written, given photos and previewed with the keyboard",
  { tag },
  async ({ page, open, baseURL, variant }) => {
    await withoutNotice(page, baseURL ?? "");
    const { keyboard } = page;
    const main = page.getByRole("main");
    // It is not sent: another test writes the review of such a journey.
    await open(`/booking/review/uuid/${await finishedBooking(variant, "last")}`);
    const stars = main.getByRole("radio");
    await tabTo(page, stars);
    await keyboard.press("Space");
    await keyboard.press("ArrowRight");
    await expect(stars.nth(1)).toBeChecked();
    await expectSeen(page);
    const words = page.getByLabel(text(variant, "reviews:write.text"));
    await tabTo(page, words);
    await words.pressSequentially("Чай");
    const files = main.locator('input[type="file"]').first();
    await tabTo(page, files);
    await files.setInputFiles({
      name: "lake.png",
      mimeType: "image/png",
      buffer: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    });
    const uploaded = main.locator('fieldset li[data-state="done"]');
    await expect(uploaded).toHaveCount(1);
    await settled(page);
    const deleted = page.waitForResponse(/\/spa\/delete-image/);
    await tabTo(page, uploaded.getByRole("button"));
    await keyboard.press("Enter");
    expect((await deleted).status()).toBe(200);
    await expect(files).toBeFocused();
    await expectSeen(page);
    await pressAt(page, page.getByRole("button", { name: text(variant, "reviews:write.preview") }));
    await expect(main.getByRole("region").or(main.locator("section")).last()).toContainText("Чай");
    await tabTo(page, page.getByRole("button", { name: text(variant, "reviews:write.send") }), {
      back: true,
    });
  },
);
