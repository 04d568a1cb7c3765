import { whenIdle } from "../browser/lazy-store.ts";
import type { AskForPart } from "./event-replay.ts";

/** Distance from the window at which a part is near. */
const nearPx = 300;
/** How long a visitor may do nothing before the rest of the page is taken over, ms. */
const restMs = 6000;

/** What a visitor does first; before that, what is below the window need not be there. */
const signs = ["scroll", "pointermove", "pointerdown", "touchstart", "wheel", "keydown"] as const;

/** A part that waits to be taken over. */
export interface WaitingPart {
  ask: AskForPart;
  /** Its code does not come, and the page goes on without it: what it shows stays as it is. */
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

/** A part's own element has no box (`display: contents`): its content is what comes near. */
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

/** One part after the other, each in a moment without work, so that a visitor who comes back is answered in between. */
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
  // A timer beside idle moments, which a hidden tab may never have.
  const rest = () => setTimeout(takeRest, restMs);
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

/** A part is asked for when it comes near the window, or once the visitor rests. */
export function schedule(part: Element, handle: WaitingPart): void {
  waiting.set(part, handle);
  if (!hasBegun) begin();
  watch(part);
}

export function unschedule(part: Element): void {
  waiting.delete(part);
  for (const element of part.children) observer?.unobserve(element);
}

/**
 * All at once: another page is about to take the place of this one, which React cannot do around parts that wait.
 *
 * @returns once they answer, but for those whose code does not come
 */
export async function askForAll(): Promise<void> {
  await Promise.all(
    [...waiting.values()].map(({ ask: askForIt, giveUp }) => askForIt().catch(giveUp)),
  );
}
