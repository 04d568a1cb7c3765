/**
 * Starts the hydration of a part of the page.
 *
 * @returns resolves once the part handles its events; rejects if its code does not load
 */
export type AskForPart = () => Promise<void>;

/** Parts that are not hydrated yet, by their element; the whole page is under `document.documentElement`. */
const waiting = new Map<Element, AskForPart>();
/** Fields that were changed before hydration. */
const changed = new Set<Element>();
/**
 * Set while an event is repeated for the browser's default action only, as the part's code does not
 * load.
 */
let isForBrowser = false;

/**
 * Events that show that a visitor is about to use a part: its code is fetched ahead of the press.
 */
const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input"] as const;
/** Events that are held until hydration, as nothing handles them before. */
const acts = ["click", "submit"] as const;

/**
 * Returns the waiting parts around an element, outermost first: an inner one hydrates only after
 * its outer one.
 */
function asksAround(target: EventTarget | null): AskForPart[] {
  const asks: AskForPart[] = [];
  let element = target instanceof Element ? target : null;
  for (; element; element = element.parentElement) {
    const ask = waiting.get(element);
    if (ask) asks.unshift(ask);
  }
  return asks;
}

/** Whether the browser handles the event without a script. */
function isNative(event: Event, target: Element): boolean {
  // A GET form only leads to an address; other forms need their script.
  if (event.type === "submit") return target instanceof HTMLFormElement && target.method === "get";
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return true;
  const control = target.closest("a, button, summary, label, input, select, textarea");
  // Before the page hydrates its links are followed at once; later, a part's link may open
  // something in place.
  if (control instanceof HTMLAnchorElement)
    return waiting.has(document.documentElement) || control.target === "_blank";
  return (
    !(control instanceof HTMLButtonElement) ||
    control.type === "submit" ||
    control.popoverTargetElement !== null
  );
}

function repeat(event: Event, target: Element): void {
  if (!target.isConnected) return;
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter);
  else target.dispatchEvent(new MouseEvent(event.type, event));
}

/**
 * Follows a link of a part whose code does not load. React stops events inside such a part from
 * reaching any listener, the router's included, so a copy of the link outside of it is clicked.
 */
function followBeside(link: HTMLAnchorElement, event: MouseEvent): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.hidden = true;
  document.body.append(copy);
  copy.dispatchEvent(new MouseEvent(event.type, event));
  copy.remove();
}

/** Stops an event until the part that it is meant for is hydrated, then repeats it. */
function hold(event: Event): void {
  const { target } = event;
  if (isForBrowser || !(target instanceof Element)) return;
  const [ask] = asksAround(target);
  if (!ask || isNative(event, target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask().then(
    () => repeat(event, target),
    () => {
      isForBrowser = true;
      const link = target.closest("a");
      if (event instanceof MouseEvent && link) followBeside(link, event);
      else repeat(event, target);
      isForBrowser = false;
    },
  );
}

function notice(event: Event): void {
  const asks = asksAround(event.target);
  // A failure is ignored here: the press itself tries again.
  for (const ask of asks) ask().catch(() => {});
  if (event.type === "input" && asks.length > 0) changed.add(event.target as Element);
}

/** Holds events of an element until `stopHolding`; interactions near it call `ask`. */
export function wait(element: Element, ask: AskForPart): void {
  waiting.set(element, ask);
}

/** Ends holding once the element is hydrated, and replays changes of its fields to React. */
export function stopHolding(element: Element): void {
  if (!waiting.delete(element) || !element.isConnected) return;
  for (const field of changed) {
    if (!element.contains(field)) continue;
    changed.delete(field);
    // Not during React's own work, which would first reset this field and all others to the values
    // that React knows.
    queueMicrotask(tellingOf(field));
  }
}

const nativeValue = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
    "value",
  );

/**
 * Returns a function that replays a field's change to React. React ignores what it finds at
 * hydration and only sees changes from its last known value, so the field is reset to the server's
 * value first.
 */
function tellingOf(field: Element): () => void {
  if (field instanceof HTMLSelectElement) {
    const { selectedIndex } = field;
    return () => {
      field.selectedIndex = selectedIndex;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  const isInput = field instanceof HTMLInputElement;
  if (isInput && (field.type === "checkbox" || field.type === "radio")) {
    const { checked } = field;
    return () => {
      if (checked === field.defaultChecked) return;
      field.checked = !checked;
      field.click();
    };
  }
  if (!isInput && !(field instanceof HTMLTextAreaElement)) return () => {};
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    field.value = field.defaultValue;
    nativeValue(field)?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

let endPage: (() => void) | undefined;
let hasPage = false;

/** Whether the page is hydrated: what loads from then on belongs to a navigation. */
export const isPageTaken = (): boolean => hasPage;

/**
 * Registers the listeners, before any others so that they can stop events. At first the whole page
 * waits.
 *
 * @returns a function to call if the page cannot hydrate: held events go to the browser
 */
export function holdTouches(): (reason: unknown) => void {
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  for (const act of acts) addEventListener(act, hold, { capture: true });
  const page = document.documentElement;
  let fail: (reason: unknown) => void = () => {};
  const taken = new Promise<void>((resolve, reject) => {
    endPage = resolve;
    fail = reject;
  });
  // Avoids an unhandled rejection if no event was held.
  taken.catch(() => {});
  wait(page, () => taken);
  return (reason) => {
    waiting.delete(page);
    fail(reason);
  };
}

/** Ends holding for the page itself once it is hydrated; deferred parts keep waiting. */
export function markHydrated(): void {
  hasPage = true;
  stopHolding(document.documentElement);
  endPage?.();
}
