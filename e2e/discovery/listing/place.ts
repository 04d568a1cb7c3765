import type { Locator } from "@playwright/test";

/**
 * Clicks a link; returns the scroll position at the click, since preparing a click may scroll as
 * well.
 */
export async function leaveBy(link: Locator): Promise<number> {
  const leaving = link.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = () => resolve(window.scrollY);
        document.addEventListener("click", note, { once: true, capture: true });
      }),
  );
  await link.click();
  return leaving;
}
