import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";
import type { Variant } from "../../harness/stack.ts";
import { text } from "../../harness/texts.ts";

/** Names a child's age in a field of travellers, opening its ages where they are closed. */
export async function addChild(field: Locator, variant: Variant, age: number): Promise<void> {
  const add = field.getByRole("button", { name: text(variant, "party:add"), exact: true });
  if (await add.isVisible()) await add.click();
  const named = field.getByRole("list").getByRole("button");
  const before = await named.count();
  await field
    .getByRole("group", { name: text(variant, "party:ageOfChild") })
    .getByText(String(age), { exact: true })
    // By key: a child who has just been named moves the ages down, from under the pointer.
    .press("Enter");
  await expect(named).toHaveCount(before + 1);
}
