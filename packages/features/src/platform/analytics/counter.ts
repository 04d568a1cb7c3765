import type { AnalyticsProvider } from "@tropa/domain/storefront/analytics-provider";
import { logAndReturnNull } from "../api/log-failure.ts";
import { readSiteTokens } from "../api/site-tokens.ts";
import { consent, onConsentChange } from "../storage/consent.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { AnalyticsEvent } from "./events.ts";
import { receiveEvents } from "./stored-events.ts";

/** The analytics script of one provider on this page. */
interface Adapter {
  send: (event: AnalyticsEvent) => void;
  /** Called when consent is withdrawn: nothing is sent or stored from then on. */
  stop: () => void;
}

/** Starts a provider's analytics and loads its script. */
export type StartAdapter = (id: string) => Adapter;

const adapters: Readonly<Record<AnalyticsProvider, () => Promise<StartAdapter>>> = {
  ga4: async () => (await import("./ga4.ts")).startGa4,
  yandex: async () => (await import("./yandex-metrica.ts")).startYandexMetrica,
};

/** The page of a contract's meeting data: whoever has its address may edit them. */
const isKeyPage = (path: string): boolean => path.endsWith("/meet");

let running: Adapter | "none" | "starting" | null = null;

/**
 * Starts the analytics of the storefront's provider; "none" if it has none, null if the provider cannot be looked up or
 * its code cannot be loaded now.
 */
async function adapterOf(storefront: Storefront): Promise<Adapter | "none" | null> {
  const tokens = await readSiteTokens(storefront);
  if (!tokens) return null;
  if (!tokens.analytics) return "none";
  const { provider, id } = tokens.analytics;
  return adapters[provider]()
    .then((start) => start(id))
    .catch(logAndReturnNull(provider, "/assets"));
}

/** Stops analytics if the visitor has withdrawn consent. */
function stopWithoutConsent(): void {
  if (consent() === "all") return;
  if (typeof running === "object") running?.stop();
  running = null;
  receiveEvents(null);
}

let isFollowingConsent = false;

/** Starts the storefront's analytics, if it has any, and passes it the waiting events. */
export async function startAnalytics(storefront: Storefront): Promise<void> {
  // Analytics scripts send the page's address to their provider.
  if (running !== null || isKeyPage(window.location.pathname)) return;
  running = "starting";
  if (!isFollowingConsent) onConsentChange(stopWithoutConsent);
  isFollowingConsent = true;
  const adapter = await adapterOf(storefront);
  if (running !== "starting") {
    // Consent was withdrawn while the code was loading.
    if (typeof adapter === "object") adapter?.stop();
    return;
  }
  running = adapter;
  if (adapter !== null) receiveEvents(adapter === "none" ? () => {} : adapter.send);
}
