import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../harness/fixtures.ts";
import { ownOrganizersTour, signInOrganizer } from "./organizer-sign-in.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

const main = (page: Page): Locator => page.getByRole("main");
const button = (at: Page | Locator, variant: Variant, key: string): Locator =>
  at.getByRole("button", { name: text(variant, key), exact: true });
/** Whether neither of two covers the other. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!first || !second) return false;
  return (
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y ||
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x
  );
}

test(
  "a conflict of two edits of a record is resolved by choice; the record is hidden and published",
  { tag: ["@straight", "@at-desk"] },
  async ({ page, open, variant }) => {
    const { organizer } = await ownOrganizersTour(variant, "records");
    await signInOrganizer(page, variant, organizer.id);
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
    // A second save does not wait until the message of the first is gone.
    const toast = page
      .getByRole("listitem")
      .filter({ hasText: text(variant, "organizerRecords:saved") });
    await expect
      .poll(() => areApart(toast, button(main(page), variant, "organizerRecords:save")))
      .toBe(true);
    await page.reload();
    await expect(site(page)).toHaveValue(own);

    await button(main(page), variant, "organizerRecords:publishing.hide").click();
    await button(main(page), variant, "organizerRecords:publishing.show").click();
    await expect(button(main(page), variant, "organizerRecords:publishing.hide")).toBeVisible();
  },
);
