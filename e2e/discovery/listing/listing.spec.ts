import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/fixtures.ts";
import { listing } from "../catalogue.ts";
import { leaveBy } from "./place.ts";
import { firstWord, text } from "../../harness/texts.ts";
import type { Variant } from "../../harness/stack.ts";
import { factsOf } from "../../harness/stack.ts";

const resultsOf = (page: Page, variant: Variant) =>
  page.getByLabel(text(variant, "listing:results"));
const cardsOf = (page: Page, variant: Variant) => resultsOf(page, variant).locator("article");
/** As the page writes it: groups of digits may be parted. */
const numberOf = (total: number) =>
  new RegExp(`(^|\\D)${String(total).replace(/\B(?=(\d{3})+$)/g, "\\D?")}(\\D|$)`);

test(
  "more tours load under the list, and Back restores them and the scroll position",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, variant }) => {
    await open("/tours?sort=price");
    const cards = cardsOf(page, variant);
    await expect(cards).toHaveCount(24);
    await page.getByRole("button", { name: text(variant, "kit:loadMore") }).click();
    await expect(cards).toHaveCount(48);
    const chosen = cards.nth(40).getByRole("heading").getByRole("link");
    const title = await chosen.textContent();
    const scrolled = await leaveBy(chosen);
    // The first tour of a fresh server takes its time.
    await expect(page).toHaveURL(/-\d+(\?date=\d+)?$/);
    await page.goBack();
    await expect(cards).toHaveCount(48);
    await expect(cards.nth(40)).toContainText(title?.trim() ?? "");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2);
    // Real pages too, for those who read them one by one.
    await expect(page.locator('a[href$="page=3"]').first()).toBeAttached();
  },
);

test(
  "an empty listing suggests which choice to drop, and its count is right",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    await open(`${facts.listing}?priceMax=1&difficulty=1`);
    const way = page
      .getByRole("main")
      .getByRole("link", { name: text(variant, "listing:empty.dropping") });
    const promised = Number(/(\d+)\D*$/.exec((await way.first().textContent()) ?? "")?.[1] ?? 0);
    expect(promised).toBeGreaterThan(0);
    await way.first().click();
    await expect(page).not.toHaveURL(/priceMax/);
    await expect(resultsOf(page, variant).getByRole("status")).toContainText(numberOf(promised));
  },
);

test(
  "dates are chosen by season and by flexible days with the keyboard",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, facts, variant }) => {
    await open(facts.listing);
    const when = page
      .getByRole("complementary")
      .getByRole("button", { name: firstWord(variant, "home:search.when") });
    await when.focus();
    await page.keyboard.press("Enter");
    const seasons = page.getByRole("group", { name: text(variant, "home:when.seasons") });
    await seasons.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/dateFrom=\d{4}-\d\d-01&dateTo=/);
    const season = page.url();
    await expect(
      page.getByLabel(text(variant, "listing:chosen")).getByRole("link").first(),
    ).toBeVisible();

    await page.locator("aside summary", { hasText: text(variant, "home:when.exact") }).focus();
    await page.keyboard.press("Enter");
    const grid = page.getByRole("grid").first();
    await expect(grid).toBeVisible();
    await page
      .getByRole("gridcell")
      .locator("button:enabled[tabindex='0'], [tabindex='0']")
      .first()
      .focus();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("Enter");
    for (let day = 0; day < 6; day += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(season);
    await page
      .getByRole("group", { name: text(variant, "home:when.flexibility") })
      .getByRole("radio")
      .nth(2)
      .focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/flexDays=2/);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByLabel(text(variant, "listing:chosen"))).toContainText("± 2");
  },
);

test("the map narrows the list to its area and highlights the hovered tour", async ({
  page,
  open,
  facts,
  variant,
  isPhone,
}) => {
  await open(facts.listing);
  const { total } = await listing(variant, facts.listing);
  await page.getByRole("button", { name: text(variant, "listing:map.open"), exact: true }).click();
  const map = page.getByRole("region", { name: text(variant, "listing:map.label") });
  const markers = map.getByRole("button", { name: /\d.*[₽$]|[$]\d/ });
  await expect(markers.first()).toBeVisible();
  await page.getByRole("button", { name: text(variant, "kit:zoomOut") }).click();
  await expect(page).toHaveURL(/box=/);
  const scope = isPhone ? page.getByRole("dialog") : resultsOf(page, variant);
  if (isPhone) {
    await expect(scope.locator("article").first()).toBeVisible();
  } else {
    await cardsOf(page, variant).first().hover();
    await expect(map.locator("[data-active]")).toHaveCount(1);
  }
  await scope.getByRole("button", { name: text(variant, "listing:map.list"), exact: true }).click();
  await expect(map).toBeHidden();
  await page
    .getByRole("link", { name: text(variant, "listing:chip.box") })
    .first()
    .click();
  await expect(page).not.toHaveURL(/box=/);
  await expect(resultsOf(page, variant).getByRole("status")).toContainText(numberOf(total));
});

test(
  "all filters are available and show the number of tours before they are applied",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant, isPhone }) => {
    await open(facts.listing);
    if (isPhone) {
      await page.getByRole("link", { name: text(variant, "listing:filters") }).click();
    } else {
      await page.getByRole("link", { name: text(variant, "listing:moreFilters") }).click();
    }
    const panel = isPhone ? page.getByRole("dialog") : page.getByRole("complementary");
    await panel.locator("summary", { hasText: text(variant, "fields:accommodation.name") }).click();
    const { total } = await listing(variant, facts.listing, "&accommodation=hotel");
    await panel.locator('input[name="accommodation"][value="hotel"]').check();
    const search = panel.getByPlaceholder(text(variant, "listing:searchInList")).first();
    await search.fill("qqq");
    await expect(panel).toContainText(text(variant, "listing:noneInList"));
    await search.fill("");
    if (isPhone) {
      // Nothing has happened behind the drawer yet.
      await expect(page).not.toHaveURL(/accommodation/);
      const show = panel.getByRole("button", {
        name: firstWord(variant, "listing:show.tour_other"),
      });
      await expect(show).toContainText(numberOf(total));
      await show.click();
    }
    await expect(page).toHaveURL(/accommodation=hotel/);
    await expect(resultsOf(page, variant).getByRole("status")).toContainText(numberOf(total));
  },
);

test(
  "choosing another kind of tour drops the filters that only cruises have",
  { tag: "@desktop" },
  async ({ page, open, variant }) => {
    await open("/tours?isCruisesSearch=1");
    await page.locator('aside input[name="onlyReturningCruises"]').check();
    await expect(page).toHaveURL(/onlyReturningCruises=1/);
    const cabins = page.getByRole("group", { name: text(variant, "listing:groups.cabins") });
    await cabins.getByRole("radio").nth(1).check();
    await expect(page).toHaveURL(/cruisesCabinsCapacity=\d/);
    // Another kind of trip has no cabins.
    await page
      .getByRole("navigation", { name: text(variant, "listing:groups.kind") })
      .getByRole("link", { name: firstWord(variant, "listing:kind.tour") })
      .click();
    await expect(page).toHaveURL(/\/tours$/);
  },
);

test(
  "only a storefront with excursions lists them",
  { tag: "@desktop" },
  async ({ page, open, variant }) => {
    await open("/tours?type=excursion&startTimes=evening");
    if (!factsOf(variant).config.features.excursions) {
      await expect(page).not.toHaveURL(/excursion/);
      return;
    }
    const { total } = await listing(variant, "tours", "&type=excursion&startTimes=evening");
    await expect(resultsOf(page, variant).getByRole("status")).toContainText(numberOf(total));
    await expect(page.locator('aside input[name="startTimes"][value="evening"]')).toBeChecked();
  },
);

test(
  "the archive lists tours by request, also of one place, and answers 404 for unknown places",
  { tag: ["@straight", "@desktop"] },
  async ({ page, open, variant }) => {
    await open("/arhivnye-tury");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "listing:archive.heading"),
    );
    await page
      .getByRole("navigation", { name: text(variant, "listing:aroundIt.places") })
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL(/\/arhivnye-tury\/[\w/-]+$/);
    await expect(cardsOf(page, variant).first()).toBeVisible();
    for (const [path, status] of [
      ["/arhivnye-tury/no-such-place", 404],
      ["/arhivnye-tury?page=-5&x=%00", 200],
      ["/tours?box=1,2&radius=x&lat=999&ships=%F0%9F%98%80&page=1e9", 200],
      ["/%D1%8F/%F0%9F%98%80", 404],
    ] as const) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(status);
    }
  },
);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the filters work as a form, and more filters as a page",
    { tag: "@desktop" },
    async ({ page, facts, variant }) => {
      await page.goto(facts.listing);
      await page.locator('aside input[name="difficulty"][value="1"]').check();
      await page.getByRole("button", { name: text(variant, "listing:apply") }).click();
      await expect(page).toHaveURL(new RegExp(`${facts.listing}\\?difficulty=1$`));
      const { total } = await listing(variant, facts.listing, "&difficulty=1");
      await expect(resultsOf(page, variant).getByRole("status")).toContainText(numberOf(total));
      await page.getByRole("link", { name: text(variant, "listing:moreFilters") }).click();
      await expect(page.locator('aside input[name="accommodation"]')).toHaveCount(8);
    },
  );
});

test(
  "a long page has a button back to its top",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    await open(facts.listing);
    const button = page.getByRole("button", { name: text(variant, "kit:scrollToTop") });
    await expect(button).toHaveCount(0);
    // It is for who has come a long way: three windows down.
    await page.mouse.wheel(0, 1200);
    await expect(button).toHaveCount(0);
    await page.mouse.wheel(0, 3000);
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  },
);
