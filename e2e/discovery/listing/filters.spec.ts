import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/fixtures.ts";
import { leaveBy } from "./place.ts";
import { listing } from "../catalogue.ts";
import { firstWord, text } from "../../harness/texts.ts";
import type { Variant } from "../../harness/stack.ts";
import { factsOf } from "../../harness/stack.ts";

const resultsOf = (page: Page, variant: Variant) =>
  page.getByLabel(text(variant, "listing:results"));
const cardsOf = (page: Page, variant: Variant) => resultsOf(page, variant).locator("article");
const moreButton = (page: Page, variant: Variant) =>
  page.getByRole("button", { name: text(variant, "kit:loadMore") });

test(
  "a pressed choice keeps its place while the page changes around it",
  { tag: "@desktop" },
  async ({ page, open, facts, variant }) => {
    await open(facts.listing);
    const panel = page.getByRole("complementary");
    await panel.getByRole("link", { name: text(variant, "listing:moreFilters") }).click();
    await panel.locator("summary", { hasText: text(variant, "fields:comfort.name") }).click();
    const choice = panel.locator('input[name="comfort"]:enabled').first();
    await choice.scrollIntoViewIfNeeded();
    await choice.focus();
    const top = async () => (await choice.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/comfort=/);
    await expect(resultsOf(page, variant).locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByLabel(text(variant, "listing:chosen"))).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  },
);

test(
  "a sight is found by name with the keyboard and shown as a chip",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await open(facts.listing);
    const panel = page.getByRole("complementary");
    await panel.getByRole("link", { name: text(variant, "listing:moreFilters") }).click();
    await panel.locator("summary", { hasText: text(variant, "listing:groups.showplace") }).click();
    const field = panel.getByPlaceholder(text(variant, "listing:seek.showplace"));
    const choices = panel.locator("li:has(> a[href*='showplace='])");
    await expect(choices.first()).toBeVisible();
    const name = (await choices.nth(1).locator("span span").first().textContent()) ?? "";
    await field.fill("qwzxqwzxqwzx");
    await expect(panel).toContainText(text(variant, "listing:noneInList"));
    await field.fill(name.slice(0, 6));
    await expect(choices.first()).toContainText(name);
    await expect(choices.first().locator("mark").first()).toBeVisible();
    await field.press("ArrowDown");
    await expect(choices.first().getByRole("link")).toBeFocused();
    const promised = Number(/(\d+)$/.exec((await choices.first().textContent()) ?? "")?.[1]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/showplace=\d+/);
    await expect(page.getByLabel(text(variant, "listing:chosen"))).toContainText(name);
    await expect(resultsOf(page, variant).getByRole("status").first()).toContainText(
      new RegExp(`(^|\\D)${promised}(\\D|$)`),
    );
    // Organizers are sought where they are shown.
    await expect(
      panel.locator("summary", { hasText: text(variant, "listing:groups.organizer") }),
    ).toHaveCount(Number(factsOf(variant).config.features.organizersShown));
  },
);

test(
  "the count of a group size limit matches the listing",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant, isPhone }) => {
    await open(facts.listing);
    const link = isPhone ? "listing:filters" : "listing:moreFilters";
    await page.getByRole("link", { name: text(variant, link) }).click();
    const panel = isPhone ? page.getByRole("dialog") : page.getByRole("complementary");
    await panel.locator("summary", { hasText: text(variant, "listing:groups.travellers") }).click();
    const { total } = await listing(variant, facts.listing, "&maxGroupSize=8");
    const size = panel.locator('label:has(input[name="maxGroupSize"][value="8"])');
    await expect(size).toContainText(new RegExp(`${total}$`));
    await size.click();
    if (isPhone)
      await panel
        .getByRole("button", { name: firstWord(variant, "listing:show.tour_other") })
        .click();
    await expect(page).toHaveURL(/maxGroupSize=8/);
    await expect(resultsOf(page, variant).getByRole("status").first()).toContainText(
      new RegExp(`(^|\\D)${total}(\\D|$)`),
    );
  },
);

// Not every browser keeps in place what is read while something above it grows.
test(
  "the drawer shows filters below long lists once the lists are whole",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/find/listing.data?*", async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(facts.listing);
    await page.getByRole("link", { name: text(variant, "listing:filters") }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.locator("form[aria-busy]")).toBeVisible();
    const difficulty = drawer.locator("summary", {
      hasText: text(variant, "fields:difficulty.name"),
    });
    await expect(difficulty).toBeHidden();
    held.resolve();
    await expect(difficulty).toBeVisible();
  },
);

test(
  "a listing restores its tours, map and scroll position after a reload and on the way back",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant, isPhone }) => {
    await open("/tours?sort=price");
    const cards = cardsOf(page, variant);
    await moreButton(page, variant).click();
    await expect(cards).toHaveCount(48);
    const map = page.getByRole("region", { name: text(variant, "listing:map.label") });
    if (!isPhone) {
      await page
        .getByRole("button", { name: text(variant, "listing:map.open"), exact: true })
        .click();
      await expect(map).toBeVisible();
    }
    const link = cards.nth(40).getByRole("heading").getByRole("link");
    await link.hover();
    const place = () => page.evaluate(() => window.scrollY);
    const left = await place();
    expect(left).toBeGreaterThan(1000);
    await page.reload();
    await expect(cards).toHaveCount(48);
    await expect.poll(place).toBeCloseTo(left, -2);
    if (!isPhone) await expect(map).toBeVisible();

    const before = await leaveBy(link);
    await expect(page).toHaveURL(/-\d+(\?date=\d+)?$/);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.goBack();
    await expect(cards).toHaveCount(48);
    await expect.poll(place).toBeCloseTo(before, -2);
    if (!isPhone) await expect(map).toBeVisible();
  },
);
