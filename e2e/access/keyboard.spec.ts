import type { Page } from "@playwright/test";
import { settled } from "../harness/accessible.ts";
import { expectSeen, tabTo } from "../harness/by-keys.ts";
import { listing } from "../discovery/catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { findTour, roomyDates } from "../discovery/tour/tour-facts.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** The notice lies over the lower edge of the page until it is answered. */
async function acceptCookies(page: Page, variant: Variant): Promise<void> {
  const notice = page.getByRole("button", {
    name: text(variant, "common:cookies.accept"),
    exact: true,
  });
  await tabTo(page, notice, { back: true });
  await page.keyboard.press("Enter");
  await expect(notice).toBeHidden();
}

test(
  "a visitor gets from the home page through filters and the map to a tour with the keyboard",
  { tag: ["@desktop", "@crossed"] },
  async ({ page, open, facts, variant }) => {
    const { keyboard } = page;
    const results = page.getByLabel(text(variant, "listing:results"));
    const cards = results.locator("article");

    await test.step("search with completion", async () => {
      await open("/");
      await keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
      await expectSeen(page);
      await acceptCookies(page, variant);
      await open("/");
      const field = page.locator('input[name="phrase"]').first();
      await tabTo(page, field);
      await field.pressSequentially(facts.phrase.slice(0, 4));
      const options = page
        .getByRole("listbox", { name: text(variant, "home:search.suggestions") })
        .getByRole("option");
      await expect(options.first()).toContainText(facts.phrase);
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
      await keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${facts.listing}(\\?|$)`));
      await expect(cards.first()).toBeVisible();
    });

    await test.step("open a filter, choose, take it away", async () => {
      // A new page begins with what it is about, not with the header.
      await expect(page.locator("main h1")).toBeFocused();
      await keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
      await tabTo(page, page.getByRole("link", { name: text(variant, "listing:moreFilters") }));
      await keyboard.press("Enter");
      const group = page
        .locator("aside summary")
        .filter({ hasText: text(variant, "fields:comfort.name") });
      await expect(group).toBeVisible();
      await expectSeen(page);
      await tabTo(page, group);
      await keyboard.press("Enter");
      await settled(page);
      const choice = page.locator('aside input[name="comfort"]:enabled');
      await tabTo(page, choice);
      // All choices are counted anew after the list.
      const counted = page.waitForResponse(/\/find\/listing/);
      await keyboard.press("Space");
      await expect(page).toHaveURL(/comfort=/);
      await counted;
      await expect(results.locator("[aria-busy=true]")).toHaveCount(0);
      await expectSeen(page);
      const chip = page.getByLabel(text(variant, "listing:chosen")).getByRole("link").nth(1);
      await tabTo(page, chip);
      await keyboard.press("Enter");
      await expect(page).not.toHaveURL(/comfort=/);
    });

    await test.step("load more", async () => {
      await expect(results.locator("[aria-busy=true]")).toHaveCount(0);
      await tabTo(page, page.getByRole("button", { name: text(variant, "kit:loadMore") }));
      await keyboard.press("Enter");
      await expect(cards).not.toHaveCount(24);
      // One goes on with the first that was added.
      await expect(cards.nth(24).locator(":focus")).toBeVisible();
      await expectSeen(page);
    });

    await test.step("the map and back", async () => {
      await tabTo(
        page,
        page.getByRole("button", { name: text(variant, "listing:map.open"), exact: true }),
        { back: true },
      );
      await keyboard.press("Enter");
      const map = page.getByRole("region", { name: text(variant, "listing:map.label") });
      await expect(map).toBeVisible();
      await expectSeen(page);
      await keyboard.press("Enter");
      await expect(map).toBeHidden();
    });

    await test.step("open a tour", async () => {
      await tabTo(page, cards.first().getByRole("heading").getByRole("link"));
      await keyboard.press("Enter");
      await expect(page).toHaveURL(/-\d+(\?date=\d+)?$/);
    });
  },
);

test(
  "a visitor looks at a tour's photos, chooses a date and asks a question with the keyboard",
  { tag: ["@desktop", "@crossed"] },
  async ({ page, open, variant }) => {
    const { keyboard } = page;
    const dialog = page.getByRole("dialog");
    const tour = await findTour(variant, (one) => roomyDates(one).length > 2);

    await test.step("look at photos", async () => {
      await open(`/${tour.slug}`);
      await acceptCookies(page, variant);
      await open(`/${tour.slug}`);
      await tabTo(page, page.locator("main a:has(img), main button:has(img)"));
      await keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await expectSeen(page);
      await keyboard.press("ArrowRight");
      await keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectSeen(page);
    });

    await test.step("choose a date on the calendar", async () => {
      const panel = page.locator("#dates");
      const field = panel
        .locator("button[popovertarget]")
        .filter({ hasText: text(variant, "tour:dates.field") });
      await tabTo(page, field);
      await keyboard.press("Enter");
      await tabTo(page, panel.getByRole("button", { name: text(variant, "tour:calendar.show") }));
      await keyboard.press("Enter");
      const day = panel.locator("[data-date]");
      await expect(day.first()).toBeVisible();
      await tabTo(page, day);
      await keyboard.press("Enter");
      await expectSeen(page);
      await expect(panel.locator('input[type="radio"]:checked')).toHaveCount(1);
      await keyboard.press("Escape");
      await expect(day.first()).toBeHidden();
      await expect(field).toBeFocused();
    });

    await test.step("ask", async () => {
      await tabTo(
        page,
        page.getByRole("button", { name: text(variant, "tour:questionsAsk.button") }),
      );
      await keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await settled(page);
      await tabTo(page, dialog.locator("textarea"));
      await keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectSeen(page);
    });
  },
);

test(
  "a visitor keeps a tour, compares it with another and finds both lists with the keyboard",
  { tag: ["@desktop", "@crossed"] },
  async ({ page, open, facts, variant }) => {
    const { keyboard } = page;
    await open(facts.listing);
    await acceptCookies(page, variant);
    await open(facts.listing);
    const { items } = await listing(variant, facts.listing);
    const [first, second] = items;
    const named = (key: string, title = "") => text(variant, key).replace("{title}", title);
    const press = async (name: string) => {
      const button = page.getByRole("button", { name, exact: true }).first();
      await tabTo(page, button);
      await keyboard.press("Enter");
      await expect(button.or(page.locator(":focus")).first()).toBeVisible();
      await expectSeen(page);
    };
    await press(named("tourCard:favourite", first?.title));
    await press(named("compare:addNamed", first?.title));
    await press(named("compare:addNamed", second?.title));
    const bar = page.getByRole("region", { name: text(variant, "compare:bar"), exact: true });
    await expect(bar).toBeVisible();
    await tabTo(page, bar.getByRole("link", { name: text(variant, "compare:open") }));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/compare\?tours=\d+,\d+$/);
    const kept = page.getByRole("link", {
      name: text(variant, "common:favouritesCount_other").split(":")[0]!,
    });
    await tabTo(page, kept);
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(page.getByRole("article")).toHaveCount(1);
  },
);
