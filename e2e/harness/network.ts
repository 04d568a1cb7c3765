import type { BrowserContext } from "@playwright/test";

const cookie = "test-offline";
const everCut = new WeakSet<BrowserContext>();

/** Whether the network of a context is or was cut: the notes of calls it cut come late. */
export const wasNetworkCut = (context: BrowserContext): boolean => everCut.has(context);

/**
 * Cuts the network of a context. Where a page is replaced by another, Chromium's emulation says `online` for a moment
 * (the old page's end resets the new one), at which pages reload over a navigation. Documents opened offline therefore
 * take `navigator.onLine` from a cookie and hear of `online` only after `goOnline`.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  everCut.add(context);
  await context.addInitScript((name) => {
    const isCut = () => document.cookie.includes(`${name}=`);
    if (!isCut()) return;
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => !isCut() });
    addEventListener("online", (event) => isCut() && event.stopImmediatePropagation(), true);
  }, cookie);
  await context.addCookies([{ name: cookie, value: "1", domain: "localhost", path: "/" }]);
  await context.setOffline(true);
}

/** Gives a context its network back. */
export async function goOnline(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: cookie });
  await context.setOffline(false);
}
