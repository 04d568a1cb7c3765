import type { Page } from "@playwright/test";
import { openDates } from "../discovery/tour/booking-panel.ts";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** On a tour's page: chooses its first free date and opens the form for it. */
export async function openOrder(page: Page, variant: Variant, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole("link", { name: text(variant, "tour:chooseDate") }).click();
  const dates = (await openDates(page, variant)).getByRole("radio");
  const free = await dates.evaluateAll((radios) =>
    radios.findIndex((radio) => !(radio as HTMLInputElement).disabled),
  );
  // A press, and not only what it would change: the chosen date closes the list as well.
  await dates.nth(free).click();
  await page.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
}
