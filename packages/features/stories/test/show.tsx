import { page } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { prepareEveryPart } from "@tropa/page-runtime/take-over/deferred-part";
import { waitUntilQuiet } from "./quiet.ts";
import type { ScreenStory } from "./screen-stories.ts";

const phonePx = 390;
const desktopPx = 1440;
const heightPx = 844;

/** Sets the page's width. The window keeps its desktop width: resizing it takes the browser a tenth of a second. */
async function asWideAs(px: number): Promise<void> {
  await page.viewport(desktopPx, heightPx);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a frame of another document, whose classes are not ours
  (window.frameElement as HTMLIFrameElement).style.width = `${px}px`;
}

export const asPhone = (): Promise<void> => asWideAs(phonePx);
export const asDesktop = (): Promise<void> => asWideAs(desktopPx);

/** Shows a story and runs its actions; resolves once the screen is stable. */
export async function show(Story: ScreenStory["Story"]): Promise<void> {
  // A test may show several stories in turn.
  await cleanup();
  await prepareEveryPart();
  const { container } = await render(<Story />);
  await waitUntilQuiet();
  if (!Story.play) return;
  await Story.play({ canvasElement: container });
  await waitUntilQuiet();
}

/** The text content, with whitespace collapsed. */
export const textOf = (locator: Locator): string =>
  (locator.query()?.textContent ?? "").replace(/\s+/g, " ");
