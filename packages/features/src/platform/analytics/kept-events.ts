import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { consent } from "../storage/consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { setListener, takeWaiting } from "./send-event.ts";

/** Where events of a visitor who has said yes wait for the next document of the tab. */
const keptKey = "analytics-events";

function takeKept(): AnalyticsEvent[] {
  const kept = tabStorage.readJson(keptKey);
  tabStorage.remove(keptKey);
  // Ours alone, and written a moment ago.
  return Array.isArray(kept) ? (kept as AnalyticsEvent[]) : [];
}

/** The page is about to be loaded anew: what waits goes on waiting there, if the visitor has said yes. */
export function keepEvents(): void {
  if (consent() !== "all") return;
  const events = [...takeKept(), ...takeWaiting()];
  if (events.length === 0) return;
  tabStorage.writeJson(keptKey, events);
}

/** Hands over what waits and what will come; null forgets what waits, and lets what comes wait again. */
export function receiveEvents(receive: ((event: AnalyticsEvent) => void) | null): void {
  const events = [...takeKept(), ...takeWaiting()];
  setListener(receive);
  if (receive) for (const event of events) receive(event);
}
