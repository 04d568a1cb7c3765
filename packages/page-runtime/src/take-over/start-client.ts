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

/** Route id of the root route. */
const rootId = "root";
type LoadRoot = () => Promise<object>;

/** Loads the modules of the page's routes, and calls each one's `begin` as soon as it is loaded. */
async function loadModules(
  { routes, locale, currency, origin }: PageState,
  variant: VariantConfig,
  loadRoot: LoadRoot,
): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    Object.entries(routes).map(async ([id, url]) => {
      // In development the root's own file also loads the theme.
      if (id === rootId && !import.meta.env.DEV) return [id, await loadRoot()] as const;
      const module = (await import(/* @vite-ignore */ url)) as { handle?: ScriptsHandle };
      module.handle?.begin?.({ variant, locale, currency, origin });
      return [id, module] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

/**
 * Redirects to the visitor's own currency, or from the home page to their language, as cookies say;
 * returns whether it did. Our server does so before it answers, but a shared cache cannot.
 */
function goToOwnPage(variant: VariantConfig, state: PageState): boolean {
  const { currencies, locales } = variant;
  const { pathname, search, hash } = window.location;
  const here = `${pathname}${search}${hash}`;
  const language = locales.find((locale) => locale === cookieValue("locale"));
  const isHome = pathname === "/" && language !== undefined;
  const path = isHome ? `${localePrefix(variant, language) || "/"}${search}${hash}` : here;
  // Compared with the page's currency, not the default: a currency in the address wins over the
  // cookie.
  const chosen = currencies.find((currency) => currency === cookieValue("currency"));
  const isOther = chosen !== undefined && chosen !== state.currency;
  const own = isOther ? inCurrency(path, chosen, currencies) : path;
  if (own === here) return false;
  window.location.replace(own);
  return true;
}

/**
 * Starts a page. This is its only script and a small one: it loads the others once the page is
 * painted, so that they do not delay its pictures. Pages can be read and searched without them.
 *
 * @param loadRoot loads the root route's module from the chunk that every page loads
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
    // A page that is filled in the browser has no main pictures to wait for.
    if (!state.isFilledInBrowser) await painted;
    const [{ takeOver }, catalogue, modules] = await Promise.all([
      import("./entry-client.tsx"),
      fetchMessages(state.messagesUrl, state.lateAreas),
      loadModules(state, variant, loadRoot),
      // The manifest of all routes, which registers itself with the router.
      import(/* @vite-ignore */ state.allRoutesUrl),
    ]);
    await painted;
    takeOver({ variant, state, catalogue, modules });
  } catch (error) {
    // The server's page remains, which can be read and searched without its script.
    failPage(error);
    void reloadForChunk();
    throw error;
  }
}
