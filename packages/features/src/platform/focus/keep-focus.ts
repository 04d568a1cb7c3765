const fields = "input:not([type=hidden]), select, textarea";
const others = "button, a[href]";

/** The first focusable element below a root; fields come before buttons. */
function firstPlace(root: ParentNode): HTMLElement | undefined {
  return [fields, others]
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.checkVisibility() && !one.matches(":disabled"));
}

/**
 * Ref for content shown in steps. When the focused element disappears with its step, such as a button that opens a
 * form, the focus moves to the first field of the new step, or else to its first button.
 */
export function keepFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  let last: Element | null = null;
  const remember = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null;
  };
  // A press elsewhere moves the focus deliberately.
  const forget = () => {
    last = null;
  };
  const restore = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const place = firstPlace(root);
    // Content may still be loading: try again with the next change.
    if (!place) return;
    last = null;
    place.focus();
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget, true);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget, true);
  };
}
