import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import type { Variant } from "../../harness/stack.ts";
import { text } from "../../harness/texts.ts";

/** Opens the choices of a field in a tour's panel, if closed; the field is found by its label. */
async function openField(page: Page, label: string): Promise<Locator> {
  const field = page
    .locator("#dates")
    .locator("button[popovertarget]")
    .filter({ hasText: label })
    .first();
  const panel = page.locator(`[id="${await field.getAttribute("popovertarget")}"]`);
  if (!(await panel.isVisible())) await field.click();
  await expect(panel).toBeVisible();
  return panel;
}

/** The departures of a tour, in the panel that its date opens. A date that is pressed closes it. */
export const openDates = (page: Page, variant: Variant): Promise<Locator> =>
  openField(page, text(variant, "tour:dates.field"));

/** Who goes on a tour, in the panel that its people open. */
export const openPeople = (page: Page, variant: Variant): Promise<Locator> =>
  openField(page, text(variant, "party:label"));

/** Closes a field's choices with the Escape key. */
export async function closeField(panel: Locator): Promise<void> {
  await panel.page().keyboard.press("Escape");
  await expect(panel).toBeHidden();
}
