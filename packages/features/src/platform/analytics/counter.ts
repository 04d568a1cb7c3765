import type { AnalyticsProvider } from "@tropa/domain/storefront/analytics-provider";
import { failed } from "../api/log-failure.ts";
import { readSiteTokens } from "../api/site-tokens.ts";
import { consent, onConsentChange } from "../storage/consent.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { AnalyticsEvent } from "./events.ts";
import { receiveEvents } from "./kept-events.ts";

/** One provider's counter on this page. */
interface Adapter {
  send: (event: AnalyticsEvent) => void;
  /** The visitor has taken their yes back: nothing is sent or kept any more. */
  stop: () => void;
}

/** Begins to count; the provider's script comes with it. */
export type StartAdapter = (id: string) => Adapter;

const adapters: Readonly<Record<AnalyticsProvider, () => Promise<StartAdapter>>> = {
  ga4: async () => (await import("./ga4.ts")).startGa4,
  yandex: async () => (await import("./yandex-metrica.ts")).startYandexMetrica,
};

/** The contract's page, in any language: whoever has its address may write there. */
const isKeyPage = (path: string): boolean => path.endsWith("/meet");

let running: Adapter | "none" | "starting" | null = null;

async function adapterOf(storefront: Storefront): Promise<Adapter | "none"> {
  const { analytics } = await readSiteTokens(storefront);
  if (!analytics) return "none";
  return (await adapters[analytics.provider]())(analytics.id);
}

/** Whoever takes their yes back, or says no after all, is counted no more. */
function obey(): void {
  if (consent() === "all") return;
  if (typeof running === "object") running?.stop();
  running = null;
  receiveEvents(null);
}

let isObeying = false;

/** Starts the counter that the storefront is configured with, if any, and hands it what has waited. */
export async function startCounter(storefront: Storefront): Promise<void> {
  // Counters tell their provider the address of the page, and this one is a key.
  if (running !== null || isKeyPage(window.location.pathname)) return;
  running = "starting";
  if (!isObeying) onConsentChange(obey);
  isObeying = true;
  try {
    const adapter = await adapterOf(storefront);
    if (running !== "starting") {
      // The answer was taken back meanwhile.
      if (adapter !== "none") adapter.stop();
      return;
    }
    running = adapter;
    receiveEvents(adapter === "none" ? () => {} : adapter.send);
  } catch (error) {
    failed("siteTokens", "/spa/site-tokens")(error);
    if (running === "starting") running = null;
  }
}
