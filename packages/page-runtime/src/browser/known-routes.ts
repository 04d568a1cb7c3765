import { UNSAFE_createClientRoutes as createClientRoutes } from "react-router";
import type { DataRouter, EntryContext } from "react-router";

export type RouteFacts = EntryContext["manifest"]["routes"];

declare global {
  interface Window {
    /** The router's own list of routes, which it holds on to: it is added to in place. */
    __reactRouterManifest?: { routes: RouteFacts };
    __reactRouterRouteModules?: NonNullable<EntryContext["routeModules"]>;
    __reactRouterDataRouter?: DataRouter;
  }
}

/** What a visitor does before the first step to another page. */
const signs = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"] as const;

let restUrl: string | undefined;
let rest: Promise<void> | undefined;

/**
 * Gives the router the routes of this page alone; a list of all of them is 2 kB of every first load, and comes with the
 * visitor's first touch.
 *
 * @param routes of the page that was opened, and the catalogue's, which takes what nobody knows
 * @param url of the script that lists all routes
 */
export function startWithRoutes(routes: RouteFacts, url: string): void {
  window.__reactRouterManifest = { routes };
  restUrl = url;
  for (const sign of signs)
    addEventListener(sign, () => void allRoutes().catch(() => {}), { passive: true, once: true });
  const { pathname } = window.location;
  // A step back into a page from before a reload, sooner than anything else: the router hears of it once it knows the way.
  addEventListener("popstate", (event) => {
    if (restUrl === undefined || window.location.pathname === pathname) return;
    event.stopImmediatePropagation();
    allRoutes().then(
      () => dispatchEvent(new PopStateEvent("popstate", { state: event.state as unknown })),
      () => window.location.reload(),
    );
  });
}

/**
 * The router knows every route once this answers; to be awaited before each step.
 *
 * @throws when the list does not load; then the next call tries again
 */
export function allRoutes(): Promise<void> {
  rest ??= addRest().catch((error: unknown) => {
    rest = undefined;
    throw error;
  });
  return rest;
}

async function addRest(): Promise<void> {
  const known = window.__reactRouterManifest;
  if (restUrl === undefined || !known) return;
  await import(/* @vite-ignore */ restUrl);
  const all = window.__reactRouterManifest?.routes ?? {};
  window.__reactRouterManifest = known;
  restUrl = undefined;
  const added = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in known.routes)));
  Object.assign(known.routes, added);
  const modules = window.__reactRouterRouteModules ?? {};
  window.__reactRouterDataRouter?.patchRoutes(
    "root",
    createClientRoutes(added, modules, null, true, false, "root"),
  );
}
