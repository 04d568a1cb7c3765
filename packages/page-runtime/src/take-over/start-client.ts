import { inCurrency } from "@tropa/domain/storefront/currency-address";
import { localePrefix } from "@tropa/domain/storefront/variant-config";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { cookieValue } from "../browser/cookies.ts";
import { isOpenedAgain } from "../browser/is-opened-again.ts";
import { showDeferredLayout } from "../browser/settle-at-once.ts";
import { fetchMessages } from "../state/area-messages.ts";
import { afterPaint } from "./after-paint.ts";
import { noticeLeaving, reloadForChunk } from "../updates/chunk-reload.ts";
import { holdTouches } from "./event-replay.ts";
import { pageStateId } from "../state/page-state-id.ts";
import type { PageState, ScriptsHandle } from "../state/page-state.tsx";

/** A cached script can run before the end of the page, which contains its state, has arrived. */
async function documentParsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve, { once: true });
  });
}

/** The router's name of the document around all pages. */
const rootId = "root";
type LoadRoot = () => Promise<object>;

/** The modules of the page's own routes, which begin as they come. */
async function loadModules(
  { routes, locale, currency, origin }: PageState,
  variant: VariantConfig,
  loadRoot: LoadRoot,
): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    Object.entries(routes).map(async ([id, url]) => {
      // In development its own file brings the theme.
      if (id === rootId && !import.meta.env.DEV) return [id, await loadRoot()] as const;
      const module = (await import(/* @vite-ignore */ url)) as { handle?: ScriptsHandle };
      module.handle?.begin?.({ variant, locale, currency, origin });
      return [id, module] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

/**
 * A page out of a shared cache knows nothing of its visitor: whoever has chosen another currency, or comes home in another
 * language, is led to their page. Our own server does so before it answers.
 */
function goToOwnPage(variant: VariantConfig, state: PageState): boolean {
  const { currencies, locales } = variant;
  const { pathname, search, hash } = window.location;
  const here = `${pathname}${search}${hash}`;
  const language = locales.find((locale) => locale === cookieValue("locale"));
  const isHome = pathname === "/" && language !== undefined;
  const path = isHome ? `${localePrefix(variant, language) || "/"}${search}${hash}` : here;
  // The currency that the page has: an address that names one has the last word.
  const chosen = currencies.find((currency) => currency === cookieValue("currency"));
  const isOther = chosen !== undefined && chosen !== state.currency;
  const own = isOther ? inCurrency(path, chosen, currencies) : path;
  if (own === here) return false;
  window.location.replace(own);
  return true;
}

/**
 * The one script of a page, and a small one: it fetches the others once the page is painted, so that none of them
 * stands in the way of its pictures. Pages read and search without them.
 *
 * @param loadRoot the document around all pages, out of what every page loads: its route's file only names that
 */
export async function startStorefront(variant: VariantConfig, loadRoot: LoadRoot): Promise<void> {
  window.addEventListener("vite:preloadError", () => void reloadForChunk());
  const failPage = holdTouches();
  noticeLeaving();
  if (isOpenedAgain()) showDeferredLayout();
  await documentParsed();
  try {
    const element = document.getElementById(pageStateId);
    const state = JSON.parse(element?.textContent ?? "") as PageState;
    if (goToOwnPage(variant, state)) return;
    const painted = afterPaint();
    // What fills a page is waited for longest, and stands in the way of no picture.
    if (!state.isFilledInBrowser) await painted;
    const [{ takeOver }, catalogue, modules] = await Promise.all([
      import("./entry-client.tsx"),
      fetchMessages(state.messagesUrl, state.lateAreas),
      loadModules(state, variant, loadRoot),
      // The router's own list of all routes, which puts itself where the router looks for it.
      import(/* @vite-ignore */ state.allRoutesUrl),
    ]);
    await painted;
    takeOver({ variant, state, catalogue, modules });
  } catch (error) {
    // What does not load leaves the server's page, which reads and searches without its script.
    failPage(error);
    void reloadForChunk();
    throw error;
  }
}
