import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/accessible.ts";
import { closeField, openDates } from "./tour/booking-panel.ts";
import { firstTour, listing, removedTour } from "./catalogue.ts";
import { expect, test } from "../harness/fixtures.ts";
import { apiUrl, factsOf } from "../harness/stack.ts";
import type { Variant } from "../harness/stack.ts";
import { pattern, text } from "../harness/texts.ts";

// Each goes through several pages.
const card = (page: Page, title: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: title }) });
const named = (variant: Variant, key: string, title: string) =>
  text(variant, key).replace("{title}", title);
const heart = (page: Page, variant: Variant, title: string) =>
  page.getByRole("button", { name: named(variant, "tourCard:favourite", title) }).first();

/** The notice floats above everything else at the lower edge of a small screen. */
const dismissNotice = (page: Page, variant: Variant) =>
  page.getByRole("button", { name: text(variant, "common:cookies.accept"), exact: true }).click();

const signIn = (page: Page, number: number) =>
  page.evaluate(
    async ([login, storefront]) => {
      const answer = await fetch("/crm/api/user/auth", {
        method: "POST",
        headers: { "content-type": "application/json", "x-localization": storefront ?? "" },
        body: JSON.stringify({ login, password: "tropa-demo" }),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    [`tourist${number}@tropa.example`, test.info().project.metadata.variant as string],
  );

test(
  "favourites are kept, restored, sorted, shared and merged at sign-in",
  { tag: ["@crossed", "@at-desk"] },
  async ({ page, open, facts, variant, isPhone }) => {
    const { items } = await listing(variant, facts.listing);
    const [first, second] = items;
    if (!first || !second) throw new Error("too few tours");
    await open("/favorites");
    await expect(
      page.getByRole("heading", { name: text(variant, "favourites:empty.title") }),
    ).toBeVisible();
    await expectAccessible(page);

    await open(facts.listing);
    for (const { title } of [first, second]) {
      await heart(page, variant, title).click();
      await expect(heart(page, variant, title)).toHaveAttribute("aria-pressed", "true");
    }
    // Taken away, and put back from the message about it.
    await heart(page, variant, first.title).click();
    await page.getByRole("button", { name: text(variant, "favourites:undo") }).click();
    await expect(heart(page, variant, first.title)).toHaveAttribute("aria-pressed", "true");

    await page
      .getByRole("link", { name: text(variant, "common:favouritesCount_other").split(":")[0]! })
      .first()
      .click();
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByLabel(text(variant, "favourites:sort.label")).selectOption("price");
    await expect(page).toHaveURL(/sort=price/);
    await expectAccessible(page);

    await page.getByRole("button", { name: text(variant, "favourites:share.button") }).click();
    const field = page.getByRole("dialog").getByLabel(text(variant, "favourites:share.link"));
    await expect(field).toHaveValue(/\/favorites\?list=\w+/);
    const link = await field.inputValue();
    const guest = await page.context().browser()!.newContext();
    const theirs = await guest.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole("article")).toHaveCount(2);
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(
      text(variant, "favourites:shared.title"),
    );
    await guest.close();

    // The account has likes of its own; signing in joins both, and again changes nothing.
    await page.keyboard.press("Escape");
    // Accounts of their own for tests that run side by side.
    const token = await signIn(page, factsOf(variant).tourist.accounts[isPhone ? 0 : 1]);
    const headers = { "x-authorization": `Bearer ${token}`, "x-localization": variant };
    const serverIds = async () =>
      (
        (await (
          await page.request.get(`${apiUrl}/crm/api/user/favourite-tours`, { headers })
        ).json()) as { ids: number[] }
      ).ids;
    const before = await serverIds();
    const whole = new Set([...before, first.id, second.id]);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.reload();
      await expect.poll(async () => new Set(await serverIds())).toEqual(whole);
    }
    // The account hears of it by a call of its own, or as its session begins on this page.
    await open(facts.listing);
    await expect(heart(page, variant, first.title)).toHaveAttribute("aria-pressed", "true");
    await heart(page, variant, first.title).click();
    await expect.poll(serverIds).not.toContain(first.id);
  },
);

test(
  "tours are compared side by side under an address that can be shared",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant, isPhone }) => {
    const { items } = await listing(variant, facts.listing);
    const chosen = items.slice(0, 3);
    await open(facts.listing);
    for (const { title } of chosen) {
      const place = card(page, title).first();
      if (!isPhone) await place.hover();
      await place
        .getByRole("button", { name: named(variant, "compare:addNamed", title), exact: true })
        .click();
    }
    const bar = page.getByRole("region", { name: text(variant, "compare:bar"), exact: true });
    await expectAccessible(page);
    await bar.getByRole("link").click();
    await expect(page).toHaveURL(
      new RegExp(`/compare\\?tours=${chosen.map(({ id }) => id).join(",")}$`),
    );
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await expect(bar).toHaveCount(0);
    await expectAccessible(page);

    const all = await table.getByRole("row").count();
    await page.getByLabel(text(variant, "compare:onlyDifferent")).check();
    const differing = await table.getByRole("row").count();
    expect(differing).toBeLessThanOrEqual(all);
    await expect(table.locator("tbody tr:not([data-differs])")).toHaveCount(0);

    await table
      .getByRole("button", { name: named(variant, "compare:removeNamed", chosen[0]?.title ?? "") })
      .click();
    await expect(table.getByRole("columnheader")).toHaveCount(2);
    await page.goBack();
    await expect(bar.getByRole("status")).toContainText("2");

    // Garbage and what is gone say so, and are no error.
    await page.goto(`/compare?tours=x,${removedTour},,0`);
    await expect(page.getByRole("main")).toContainText(text(variant, "compare:empty.title"));
  },
);

test(
  "a token starts a selection of tours and dates and disappears from the address",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    const tour = await firstTour(variant, facts.listing);
    await open(`${facts.listing}?tour-selection-token=letter-1`);
    await dismissNotice(page, variant);
    await expect(page).toHaveURL(new RegExp(`${facts.listing}$`));
    const choose = new RegExp(`^${text(variant, "selection:choose")}`);
    await card(page, tour.title).getByRole("button", { name: choose }).click();
    await expect(
      card(page, tour.title).getByRole("button", {
        name: new RegExp(`^${text(variant, "selection:remove")}`),
      }),
    ).toBeVisible();
    await open(tour.path);
    const dates = await openDates(page, variant);
    // Sold out dates stand among them.
    const date = dates
      .getByRole("checkbox", { name: pattern(variant, "selection:date"), disabled: false })
      .first();
    await date.check();
    await closeField(dates);
    const bar = page.getByRole("region", { name: text(variant, "selection:title") });
    await expect(bar).toContainText("1");
    await bar.getByRole("button").click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toContainText(tour.title);
    await expectAccessible(page);
    await drawer.getByRole("button", { name: text(variant, "selection:leave") }).click();
    await expect(bar).toHaveCount(0);
    await expect(date).toHaveCount(0);
  },
);

test(
  "hub pages search their places and link to listings",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant }) => {
    await open("/destinations");
    const search = page.getByRole("searchbox");
    await search.fill(facts.phrase);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    await search.fill("qqqq");
    await expect(page.getByRole("main")).toContainText(text(variant, "hubs:destinations.noneText"));
    await search.fill("");
    await expectAccessible(page);
    await page.getByRole("button", { name: text(variant, "hubs:destinations.map") }).click();
    await expect(
      page.getByRole("region", { name: text(variant, "hubs:destinations.mapLabel") }),
    ).toBeVisible();
    await search.fill(facts.phrase);
    await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("link", { name: new RegExp(facts.phrase) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${facts.listing}$`));

    await open("/collections");
    await expectAccessible(page);
    const first = page.getByRole("article").first();
    await expect(first).toContainText(pattern(variant, "hubs:fromPrice"));
    await first.getByRole("link").click();
    await expect(page.getByLabel(text(variant, "listing:results"))).toBeVisible();
  },
);
