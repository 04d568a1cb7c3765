/**
 * Asks for a part of the page to be taken over.
 *
 * @returns once the part answers to its script; rejects when its code does not come
 */
export type AskForPart = () => Promise<void>;

/** What has not been taken over yet, by its element; the whole page by the document's. */
const waiting = new Map<Element, AskForPart>();
/** Fields that were changed while nobody listened. */
const changed = new Set<Element>();
/** An act is repeated for the browser alone, since what it is meant for does not come. */
let isForBrowser = false;

/** Signs that a visitor is about to use a part: its code is fetched ahead of the press. */
const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input"] as const;
/** What would do nothing while nobody listens. */
const acts = ["click", "submit"] as const;

/** The parts around an element that wait, the outermost first: an inner one can come only after it. */
function asksAround(target: EventTarget | null): AskForPart[] {
  const asks: AskForPart[] = [];
  let element = target instanceof Element ? target : null;
  for (; element; element = element.parentElement) {
    const ask = waiting.get(element);
    if (ask) asks.unshift(ask);
  }
  return asks;
}

/** What the browser does by itself, with or without a script. */
function isNative(event: Event, target: Element): boolean {
  // Forms that read are addresses; a form that sends needs its script.
  if (event.type === "submit") return target instanceof HTMLFormElement && target.method === "get";
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return true;
  const control = target.closest("a, button, summary, label, input, select, textarea");
  // While the page itself has not started its links lead on at once; a part's link may open something in its place.
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
 * Follows a link of a part whose code does not come. React keeps what happens within such a part from everybody, the
 * router's listener among them: so a copy of the link is pressed outside of it.
 */
function followBeside(link: HTMLAnchorElement, event: MouseEvent): void {
  const copy = link.cloneNode() as HTMLAnchorElement;
  copy.hidden = true;
  document.body.append(copy);
  copy.dispatchEvent(new MouseEvent(event.type, event));
  copy.remove();
}

/** Keeps an act from everybody until what it is meant for can answer, and then does it once more. */
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
  // What fails now is asked for again with the press itself.
  for (const ask of asks) ask().catch(() => {});
  if (event.type === "input" && asks.length > 0) changed.add(event.target as Element);
}

/** From now on until `stopHolding` an element's acts are held, and signs of them ask for it. */
export function wait(element: Element, ask: AskForPart): void {
  waiting.set(element, ask);
}

/** The element answers to its script. What was written or ticked in it meanwhile is told to the script. */
export function stopHolding(element: Element): void {
  if (!waiting.delete(element) || !element.isConnected) return;
  for (const field of changed) {
    if (!element.contains(field)) continue;
    changed.delete(field);
    // Not within React's own work, which would first put back what it knows of the field, and of all others with it.
    queueMicrotask(tellingOf(field));
  }
}

const nativeValue = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
    "value",
  );

/**
 * What tells the script of a field as it is now. React compares a field with what it saw last and keeps silent about what
 * it finds at its start: so it is shown the field as the server wrote it, and then the change.
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

/** Whether the page answers to its script: what is loaded from then on belongs to a step of the router. */
export const isPageTaken = (): boolean => hasPage;

/**
 * Begins to listen, before anything else hears what has to wait; the whole page waits at first.
 *
 * @returns what to call when the page cannot be taken over: what was held goes to the browser
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
  // Nobody may wait for it.
  taken.catch(() => {});
  wait(page, () => taken);
  return (reason) => {
    waiting.delete(page);
    fail(reason);
  };
}

/** The page, but for what waits by itself, answers to its script. */
export function markHydrated(): void {
  hasPage = true;
  stopHolding(document.documentElement);
  endPage?.();
}
