import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";
import { consent } from "../storage/consent.ts";
import type { AnalyticsEvent } from "./events.ts";
import { setEventListener, takeWaitingEvents } from "./send-event.ts";

/** Storage key of events that wait for the tab's next document; used with consent only. */
const storedKey = "analytics-events";

function takeStored(): AnalyticsEvent[] {
  const stored = tabStorage.readJson(storedKey);
  tabStorage.remove(storedKey);
  // Only this module writes the key, a moment before.
  return Array.isArray(stored) ? (stored as AnalyticsEvent[]) : [];
}

/** Call before a reload: stores waiting events for the next document, given consent. */
export function storeEvents(): void {
  if (consent() !== "all") return;
  const events = [...takeStored(), ...takeWaitingEvents()];
  if (events.length === 0) return;
  tabStorage.writeJson(storedKey, events);
}

/** Passes waiting and future events to `receive`; null stops that and discards waiting events. */
export function receiveEvents(receive: ((event: AnalyticsEvent) => void) | null): void {
  const events = [...takeStored(), ...takeWaitingEvents()];
  setEventListener(receive);
  if (receive) for (const event of events) receive(event);
}
