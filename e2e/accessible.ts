import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** What moves has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Some never end.
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
}

/** No fault that axe finds, on a page that has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  // What has just come may still be fading in, and half a colour has no contrast.
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, page.url()).toEqual([]);
}
