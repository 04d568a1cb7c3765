import { expect, test } from "../../harness/fixtures.ts";
import { listing } from "../catalogue.ts";
import { apiUrl, factsOf } from "../../harness/stack.ts";
import { firstWord, text } from "../../harness/texts.ts";
import { sortBy } from "./sorting.ts";

test(
  "completion suggests a place while typing and is usable with the keyboard",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant }) => {
    await open("/");
    const field = page.locator('input[name="phrase"]').first();
    await field.focus();
    await field.pressSequentially(facts.phrase.slice(0, 5));
    const options = page
      .getByRole("listbox", { name: text(variant, "home:search.suggestions") })
      .getByRole("option");
    await expect(options.first()).toContainText(facts.phrase);
    // Five of tours, and below them two of each kind of what is read.
    expect(await options.count()).toBeLessThanOrEqual(13);
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
    // The first Enter takes the suggestion, the second searches.
    await page.keyboard.press("Enter");
    await expect(options.first()).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${facts.listing}(\\?|$)`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(facts.phrase);
  },
);

test(
  "completion suggests sights below tours and is usable with the keyboard",
  { tag: ["@crossed", "@on-phone"] },
  async ({ page, open, variant }) => {
    const query = new URLSearchParams({ slug: "", "per-page": "1" });
    const found = await page.request.get(`${apiUrl}/spa/showplaces?${query.toString()}`, {
      headers: { "x-localization": variant, "x-language": factsOf(variant).language },
    });
    const { items } = (await found.json()) as { items: { name: string; slug: string }[] };
    const [sight] = items;
    if (!sight) throw new Error("there are no sights");
    await open("/");
    const field = page.locator('input[name="phrase"]').first();
    await field.pressSequentially(sight.name);
    const group = page.getByRole("listbox").getByRole("group", {
      name: text(variant, "common:footer.sights"),
    });
    const option = group.getByRole("option", { name: sight.name }).first();
    await expect(option).toBeVisible();
    // Sights are listed below the tours: ArrowUp moves to the last option and on to the sight.
    for (let at = 0; at < 13; at += 1) {
      await page.keyboard.press("ArrowUp");
      if ((await option.getAttribute("aria-selected")) === "true") break;
    }
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/dostoprimechatelnosti/${sight.slug}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sight.name);
  },
);

test(
  "a filter shows as many tours as its choice promises",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant, isPhone }) => {
    await open(facts.listing);
    const all = await listing(variant, facts.listing);
    const results = page.getByLabel(text(variant, "listing:results"));
    await expect(results).toContainText(String(all.total));
    if (isPhone) await page.getByRole("link", { name: text(variant, "listing:filters") }).click();

    const choice = page.locator('input[name="difficulty"][value="2"]').filter({ visible: true });
    const promised = await listing(variant, facts.listing, "&difficulty=2");
    expect(promised.total).toBeLessThan(all.total);
    await choice.check();
    if (isPhone)
      await page
        .getByRole("dialog")
        .getByRole("button", { name: firstWord(variant, "listing:show.tour_other") })
        .click();
    await expect(page).toHaveURL(/difficulty=2/);
    await expect(results).toContainText(String(promised.total));
    await expect(results.locator("article, [data-tour-card]")).toHaveCount(
      Math.min(24, promised.total),
    );

    await page
      .getByRole("link", { name: text(variant, "listing:clearAll") })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${facts.listing}$`));
    await expect(results).toContainText(String(all.total));
  },
);

test(
  "every choice of the panel leads to as many tours as its count says",
  { tag: "@desktop" },
  async ({ page, open, facts, variant }) => {
    const panel = page.getByRole("complementary");
    const totalOf = async (address: string) => {
      const url = new URL(address, page.url());
      const { total } = await listing(variant, url.pathname, url.search.replace("?", "&"));
      return total;
    };
    const isKept = async () => {
      const own = await totalOf(page.url());
      const links = await panel.locator("li > a:not([aria-current])").evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute("href") ?? "",
          told: link.lastElementChild?.textContent ?? "",
        })),
      );
      expect(links.length).toBeGreaterThan(5);
      for (const { href, told } of links) {
        const count = Number(told.replace(/\D/g, ""));
        expect(await totalOf(href), href).toBe(told.startsWith("+") ? own + count : count);
      }
      return links;
    };
    await open(facts.listing);
    // What one can do there: several of it may be chosen.
    const first = (await isKept()).find(({ href }) => href.startsWith(`${facts.listing}/`));
    await panel.locator(`li > a[href="${first?.href}"]`).first().click();
    await expect(page).toHaveURL(first?.href ?? "");
    // The list, and the counts with it, follow the address.
    const { total } = await listing(variant, first?.href ?? "");
    await expect(
      page.getByLabel(text(variant, "listing:results")).getByRole("status").first(),
    ).toContainText(new RegExp(`(^|\\D)${total}(\\D|$)`));
    const beside = await isKept();
    expect(beside.some(({ told }) => told.startsWith("+"))).toBe(true);
  },
);

test(
  "sorting by price puts the cheapest first",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, facts, variant }) => {
    await open(facts.listing);
    await sortBy(page, variant, "price");
    await expect(page).toHaveURL(/sort=price/);
    const { items } = await listing(variant, facts.listing, "&sort=price");
    await expect(
      page.getByLabel(text(variant, "listing:results")).getByRole("heading").first(),
    ).toContainText(items[0]?.title ?? "");
  },
);

test(
  "an address with unordered and default filters shows the tours that it means",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, variant }) => {
    await page.goto("/tours?page=1&sort=default&priceMin=0&daysMax=20&difficulty=3,1,1&unknown=x");
    await expect(page.locator('link[rel="canonical"], meta[name="robots"]').first()).toBeAttached();
    const { total } = await listing(variant, "tours", "&difficulty=1,3");
    await expect(page.getByLabel(text(variant, "listing:results"))).toContainText(
      new RegExp(String(total).replace(/(\d)(?=(\d{3})+$)/, "$1.?")),
    );
  },
);

test(
  "clearing the search field hides the suggestions, and typing shows them again",
  { tag: ["@straight", "@on-phone"] },
  async ({ page, open, facts, variant }) => {
    await open("/");
    const field = page.locator('input[name="phrase"]').first();
    await field.pressSequentially(facts.phrase.slice(0, 4));
    const list = page.getByRole("listbox", { name: text(variant, "home:search.suggestions") });
    await expect(list).toBeVisible();
    await field.fill("");
    await expect(list).toBeHidden();
    await field.pressSequentially(facts.phrase.slice(0, 4));
    await expect(list).toBeVisible();
  },
);
