import { whenIdle } from "../browser/lazy-store.ts";
import type { AskForPart } from "./event-replay.ts";

/** A part is near within this distance from the viewport, px. */
const nearPx = 300;
/** Delay after the page's load before the remaining parts hydrate, ms. */
const restMs = 6000;

/** First interactions of a visitor: before them, parts below the viewport need not hydrate. */
const signs = ["scroll", "pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;

/** A part that waits for hydration. */
export interface WaitingPart {
  ask: AskForPart;
  /** Called if the code does not load and the page changes: what the part shows stays as it is. */
  giveUp: () => void;
}

const waiting = new Map<Element, WaitingPart>();
let observer: IntersectionObserver | undefined;
let hasBegun = false;

const ask = (part: Element) =>
  waiting
    .get(part)
    ?.ask()
    .catch(() => {});

/** Observes a part's children: its own element has no box (`display: contents`). */
function watch(part: Element): void {
  for (const element of part.children) observer?.observe(element);
}

function watchAll(): void {
  if (observer) return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target.parentElement) void ask(target.parentElement);
    },
    { rootMargin: `${nearPx}px` },
  );
  for (const part of waiting.keys()) watch(part);
}

/**
 * Hydrates the remaining parts one at a time when the browser is idle, so that a visitor's press in
 * between is answered.
 */
function takeRest(): void {
  const [part] = waiting.keys();
  if (!part) return;
  whenIdle(() => {
    const known = waiting.get(part);
    waiting.delete(part);
    void (known?.ask().catch(() => {}) ?? Promise.resolve()).then(takeRest);
  });
}

function begin(): void {
  hasBegun = true;
  for (const sign of signs)
    addEventListener(sign, watchAll, { capture: true, passive: true, once: true });
  // A timer, because a hidden tab may never be idle.
  const rest = () => setTimeout(takeRest, restMs);
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

/** Hydrates a part when it comes near the viewport, or some time after the page has loaded. */
export function schedule(part: Element, handle: WaitingPart): void {
  waiting.set(part, handle);
  if (!hasBegun) begin();
  watch(part);
}

/** Removes a part from the waiting ones. */
export function unschedule(part: Element): void {
  waiting.delete(part);
  for (const element of part.children) observer?.unobserve(element);
}

/**
 * Hydrates all waiting parts: another page is about to replace this one, which React cannot do
 * around parts that wait. Gives up the parts whose code does not load.
 */
export async function hydrateAllParts(): Promise<void> {
  await Promise.all(
    [...waiting.values()].map(({ ask: askForIt, giveUp }) => askForIt().catch(giveUp)),
  );
}
