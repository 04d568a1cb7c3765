/**
 * A ref of the words that come in the place of what had the focus, as of a form that was sent: they take it, so that
 * the keys go on from here. The element needs a `tabIndex` of -1.
 */
export function takeLostFocus(words: HTMLElement | null): void {
  if (document.activeElement === document.body) words?.focus({ preventScroll: true });
}
