import type { Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { widestStorefront } from "./stack.ts";
import { median, quantile } from "./statistics.ts";

/** Presses of filters that are measured, after some that warm everything. */
const presses = 60;
const warmUps = 10;

interface Measured {
  /** Milliseconds from the press to the frame that shows the new list. */
  readonly shownAfter: number[];
}

/**
 * Runs in the page: records each press, and when the requested list was painted. The address
 * changes with the list.
 */
function watchTheList(): void {
  const shownAfter: number[] = [];
  function press(): void {
    const began = performance.now();
    const before = location.href;
    const look = () => {
      const isShown = location.href !== before && !document.querySelector('[aria-busy="true"]');
      // Looked at before a frame is drawn; by the next one it stands on the screen.
      requestAnimationFrame(isShown ? () => shownAfter.push(performance.now() - began) : look);
    };
    requestAnimationFrame(look);
  }
  addEventListener("click", press, { capture: true });
  Object.assign(globalThis, { measured: { shownAfter } satisfies Measured });
}

const shownAfter = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured.shownAfter);

/** Boxes that stay chosen at once: enough for hardly any list to be asked for twice, few enough to find something. */
const chosenAtOnce = 3;

/** Presses one filter after another; from the fourth on, the oldest one is released in turn. */
async function press(page: Page): Promise<number[]> {
  await page.goto(`http://localhost:${widestStorefront.port}/tours`, { waitUntil: "networkidle" });
  await page.locator('aside a[href*="choices=whole"]').click();
  const free = page.locator("aside input[type=checkbox]:enabled:not(:checked)");
  const chosen = page.locator("aside input[type=checkbox]:checked");
  await free.nth(10).waitFor({ state: "attached" });
  await page.evaluate(watchTheList);
  for (let done = 0; done < warmUps + presses; done++) {
    const isFull = (await chosen.count()) >= chosenAtOnce;
    const box = isFull ? chosen.first() : free.nth((done * 7) % (await free.count()));
    await box.evaluate((element) => (element as HTMLElement).click());
    await page.waitForFunction(
      (count) =>
        (globalThis as unknown as { measured: Measured }).measured.shownAfter.length > count,
      done,
    );
  }
  return (await shownAfter(page)).slice(warmUps);
}

/**
 * From the press of a filter to the new list on the screen of the Russian storefront, over the catalogue that the API
 * holds; milliseconds.
 */
export async function measureToggles(): Promise<{ middle: number; most: number }> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const times = await press(page);
    return { middle: median(times), most: quantile(times, 0.95) };
  } finally {
    await browser.close();
  }
}
