import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { apiUrl, factsOf, storefronts } from "./stack.ts";
import type { Variant } from "./stack.ts";
import { text } from "./texts.ts";
import { findTour } from "./tour-facts.ts";
import type { TourFacts } from "./tour-facts.ts";

const main = (page: Page): Locator => page.getByRole("main");
const button = (at: Page | Locator, variant: Variant, key: string): Locator =>
  at.getByRole("button", { name: text(variant, key), exact: true });
const placeOf = (variant: Variant) => [...storefronts.keys()].indexOf(variant);

/** A tour of an organizer whom no other journey, and no other storefront's, works for. */
const tourOf = (variant: Variant): Promise<TourFacts> =>
  findTour(
    variant,
    ({ type, organizer: { id } }) =>
      type === 1 && id > 10 && id % storefronts.size === placeOf(variant),
  );

async function signIn(page: Page, variant: Variant, organizer: number): Promise<void> {
  await page.goto(`${apiUrl}/organizer/login?from=${variant}`);
  await page.locator("input[name=login]").fill(`organizer${organizer}@tropa.example`);
  await page.locator("input[name=password]").fill("tropa-demo");
  await page.locator("button[value=password]").click();
  await expect(page).toHaveURL(new RegExp(`^http://localhost:${factsOf(variant).port}/organizer`));
}

test(
  "two versions of a record stand side by side until one is chosen; it is taken off the site and published",
  { tag: "@straight" },
  async ({ page, open, variant }) => {
    const { organizer } = await tourOf(variant);
    await signIn(page, variant, organizer.id);
    const path = `/organizer/records/${organizer.id}`;
    const other = await page.context().newPage();
    await other.goto(path);
    await open(path);
    const site = (at: Page) => at.locator("#record-site");
    const save = (at: Page) => button(main(at), variant, "organizerRecords:save").click();
    const saved = (at: Page) =>
      expect(at.getByText(text(variant, "organizerRecords:saved"), { exact: true })).toBeVisible();
    const [theirs, own] = ["https://theirs.example", "https://own.example"];
    await expect(site(page)).toBeVisible();
    await site(other).fill(theirs);
    await save(other);
    await saved(other);
    await other.close();

    await site(page).fill(own);
    await save(page);
    const choice = main(page).getByRole("region", { name: text(variant, "conflict:title") });
    await expect(choice).toContainText(theirs);
    await expect(choice).toContainText(own);
    await choice.getByRole("radio").first().check();
    await button(choice, variant, "conflict:apply").click();
    await save(page);
    await saved(page);
    await page.reload();
    await expect(site(page)).toHaveValue(own);

    await button(main(page), variant, "organizerRecords:publishing.hide").click();
    await button(main(page), variant, "organizerRecords:publishing.show").click();
    await expect(button(main(page), variant, "organizerRecords:publishing.hide")).toBeVisible();
  },
);
