import { consent } from "../storage/consent.ts";
import type { AnalyticsEvent } from "./events.ts";

/** More than a visitor does before anybody counts; what comes after is dropped. */
const mostWaiting = 50;

let waiting: AnalyticsEvent[] = [];
let listener: ((event: AnalyticsEvent) => void) | null = null;

/**
 * Something worth counting has happened. It waits until the visitor has said yes and the counter has come, and is gone
 * where they say no.
 */
export function sendEvent(event: AnalyticsEvent): void {
  if (consent() === "necessary") waiting = [];
  else if (listener && consent() === "all") listener(event);
  else if (waiting.length < mostWaiting) waiting.push(event);
}

/** Who hears of events from now on; null: they wait again. */
export function setListener(next: typeof listener): void {
  listener = next;
}

/** Takes what waits. */
export function takeWaiting(): AnalyticsEvent[] {
  const events = waiting;
  waiting = [];
  return events;
}
