import type { Page } from "@playwright/test";
import { expect } from "../../harness/fixtures.ts";
import type { Variant } from "../../harness/stack.ts";
import { text } from "../../harness/texts.ts";

/** The order of a listing: links side by side, on narrow screens the browser's own list. */
const waysOf = (page: Page, variant: Variant, sort: "price") => ({
  list: page.getByRole("combobox", { name: text(variant, "listing:sort.label") }),
  link: page.getByRole("link", { name: text(variant, `listing:sort.${sort}`) }),
});

export async function sortBy(page: Page, variant: Variant, sort: "price"): Promise<void> {
  const { list, link } = waysOf(page, variant, sort);
  await expect(list.or(link).first()).toBeVisible();
  if (await list.isVisible()) await list.selectOption(sort);
  else await link.click();
}

export async function expectSorted(page: Page, variant: Variant, sort: "price"): Promise<void> {
  const { list, link } = waysOf(page, variant, sort);
  if (await list.isVisible()) await expect(list).toHaveValue(sort);
  else await expect(link).toHaveAttribute("aria-current", "true");
}
