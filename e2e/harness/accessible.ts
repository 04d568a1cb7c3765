import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Waits until all animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Skips endless ones.
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
}

/**
 * Returns axe's violations, a line per rule. Only these are described: a page has thousands of
 * other elements.
 */
async function violations(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate(() => window.axe !== undefined);
  if (!hasAxe) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations: found } = await window.axe!.run(document, {
      resultTypes: ["violations"],
      // Others' pages in a frame do not answer.
      iframes: false,
    });
    return found.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  });
}

/** Expects no axe violations once the page's animations have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  // What has just come may still be fading in, and half a colour has no contrast.
  await settled(page);
  expect(await violations(page), page.url()).toEqual([]);
}
