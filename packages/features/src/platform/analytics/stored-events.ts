import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { consent } from "../storage/consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { setEventListener, takeWaitingEvents } from "./send-event.ts";

/** Storage key of events that wait for the tab's next document; used with consent only. */
const keptKey = "analytics-events";

function takeKept(): AnalyticsEvent[] {
  const kept = tabStorage.readJson(keptKey);
  tabStorage.remove(keptKey);
  // Only this module writes the key, a moment before.
  return Array.isArray(kept) ? (kept as AnalyticsEvent[]) : [];
}

/** Call before a reload: stores waiting events for the next document, given consent. */
export function keepEvents(): void {
  if (consent() !== "all") return;
  const events = [...takeKept(), ...takeWaitingEvents()];
  if (events.length === 0) return;
  tabStorage.writeJson(keptKey, events);
}

/** Passes waiting and future events to `receive`; null stops that and discards waiting events. */
export function receiveEvents(receive: ((event: AnalyticsEvent) => void) | null): void {
  const events = [...takeKept(), ...takeWaitingEvents()];
  setEventListener(receive);
  if (receive) for (const event of events) receive(event);
}
