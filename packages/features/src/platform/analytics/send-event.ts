import { consent } from "../browser/consent.ts";
import type { AnalyticsEvent } from "./events.ts";

/** Where events wait in a tab whose visitor has said yes, for the next document: whoever signs in loads the page anew. */
const waitingKey = "analytics-events";
/** More than a visitor does before anybody counts; what comes after is dropped. */
const mostWaiting = 50;

let waiting: AnalyticsEvent[] | null = null;
let listener: ((event: AnalyticsEvent) => void) | null = null;

/** What waits, with what an earlier document of this tab has left. */
function whatWaits(): AnalyticsEvent[] {
  if (waiting) return waiting;
  waiting = [];
  try {
    const text = sessionStorage.getItem(waitingKey);
    // Ours alone, and written a moment ago.
    if (text !== null && consent() === "all") waiting = JSON.parse(text) as AnalyticsEvent[];
  } catch {
    // The browser keeps nothing.
  }
  return waiting;
}

function forget(): void {
  waiting = [];
  try {
    sessionStorage.removeItem(waitingKey);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Something worth counting has happened. It waits until the visitor has said yes and the counter has come, and is gone
 * where they say no.
 */
export function sendEvent(event: AnalyticsEvent): void {
  const answer = consent();
  if (answer === "necessary") {
    forget();
    return;
  }
  if (listener && answer === "all") {
    listener(event);
    return;
  }
  const events = whatWaits();
  if (events.length < mostWaiting) events.push(event);
  if (answer !== "all") return;
  try {
    sessionStorage.setItem(waitingKey, JSON.stringify(events));
  } catch {
    // Then they wait for as long as this document is there.
  }
}

/** Hands over what waits and what will come; null forgets what waits, and lets what comes wait again. */
export function receiveEvents(receive: ((event: AnalyticsEvent) => void) | null): void {
  listener = receive;
  const events = whatWaits();
  forget();
  if (receive) for (const event of events) receive(event);
}
