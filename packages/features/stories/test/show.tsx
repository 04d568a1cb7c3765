import { page } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { prepareEveryPart } from "@tropa/page-runtime/take-over/deferred-part";
import { quiet } from "./quiet.ts";
import type { ScreenStory } from "./screen-stories.ts";

const phonePx = 390;
const desktopPx = 1440;
const heightPx = 844;

/**
 * Gives the page a width. The window around it stays as wide as a desktop: the browser takes a tenth of a second to
 * change its own.
 */
async function asWideAs(px: number): Promise<void> {
  await page.viewport(desktopPx, heightPx);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a frame of another document, whose classes are not ours
  (window.frameElement as HTMLIFrameElement).style.width = `${px}px`;
}

export const asPhone = (): Promise<void> => asWideAs(phonePx);
export const asDesktop = (): Promise<void> => asWideAs(desktopPx);

/** Shows a story and does what it does; answers once it stands. */
export async function show(Story: ScreenStory["Story"]): Promise<void> {
  // A test may look at one after the other.
  await cleanup();
  await prepareEveryPart();
  const { container } = await render(<Story />);
  await quiet();
  if (!Story.play) return;
  await Story.play({ canvasElement: container });
  await quiet();
}

/** What stands in it, with one space between words. */
export const textOf = (locator: Locator): string =>
  (locator.query()?.textContent ?? "").replace(/\s+/g, " ");
