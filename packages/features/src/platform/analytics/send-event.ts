import { consent } from "../storage/consent.ts";
import type { AnalyticsEvent } from "./events.ts";

/** Most events kept until the counter has loaded; later ones are dropped. */
const mostWaiting = 50;

let waiting: AnalyticsEvent[] = [];
let listener: ((event: AnalyticsEvent) => void) | null = null;

/** Records an event. It waits for consent and for the counter to load, and is dropped if the visitor refuses. */
export function sendEvent(event: AnalyticsEvent): void {
  if (consent() === "necessary") waiting = [];
  else if (listener && consent() === "all") listener(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Sets the receiver of events; with null they wait again. */
export function setListener(next: typeof listener): void {
  listener = next;
}

/** Returns the waiting events and clears them. */
export function takeWaiting(): AnalyticsEvent[] {
  const events = waiting;
  waiting = [];
  return events;
}
