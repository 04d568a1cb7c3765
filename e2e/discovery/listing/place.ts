import type { Locator } from "@playwright/test";

/** Follows a link; answers how far down the page was when it was clicked: what a click needs may scroll as well. */
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
