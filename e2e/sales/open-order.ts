import type { Page } from "@playwright/test";
import type { Variant } from "../harness/stack.ts";
import { text } from "../harness/texts.ts";

/** On a tour's page: chooses its first free date and opens the form for it. */
export async function openOrder(page: Page, variant: Variant, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole("link", { name: text(variant, "tour:chooseDate") }).click();
  const dates = page.getByRole("radio").filter({ visible: true });
  const free = await dates.evaluateAll((radios) =>
    radios.findIndex((radio) => !(radio as HTMLInputElement).disabled),
  );
  await dates.nth(free).check();
  await page.getByRole("button", { name: text(variant, "tour:book"), exact: true }).click();
}
