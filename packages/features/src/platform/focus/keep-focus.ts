const fields = "input:not([type=hidden]), select, textarea";
const others = "button, a[href]";

/** The first thing below a root that can take the focus; a field rather than a button. */
function firstPlace(root: ParentNode): HTMLElement | undefined {
  return [fields, others]
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.checkVisibility() && !one.matches(":disabled"));
}

/**
 * A ref of what is shown in steps. Whatever has the focus may go with its step, as a button does whose press opens a form:
 * then the focus goes to the first field of what has come in its place, else to its first button, and is never lost.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  let last: Element | null = null;
  const note = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  // Whoever presses elsewhere has taken the focus away themselves.
  const forget = () => {
    last = null;
  };
  const look = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const place = firstPlace(root);
    // What is still on its way comes with the next change.
    if (!place) return;
    last = null;
    place.focus();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", note);
  document.addEventListener("pointerdown", forget, true);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", forget, true);
  };
}
