import { consent } from "../storage/consent.ts";
import type { AnalyticsEvent } from "./events.ts";

/** Most events kept until the analytics script has loaded; later ones are dropped. */
const mostWaiting = 50;

let waiting: AnalyticsEvent[] = [];
let listener: ((event: AnalyticsEvent) => void) | null = null;

/**
 * Records an event. Until the visitor has consented and the analytics script has loaded it waits; if the visitor refuses,
 * it is dropped.
 */
export function sendEvent(event: AnalyticsEvent): void {
  if (consent() === "necessary") waiting = [];
  else if (listener && consent() === "all") listener(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Sets the receiver of events; while it is null, events wait. */
export function setEventListener(next: typeof listener): void {
  listener = next;
}

/** Returns the waiting events and clears them. */
export function takeWaitingEvents(): AnalyticsEvent[] {
  const events = waiting;
  waiting = [];
  return events;
}
