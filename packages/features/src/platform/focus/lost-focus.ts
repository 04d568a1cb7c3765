/**
 * Ref for a message that replaces a focused element, such as a sent form: takes the focus so that keyboard users can go
 * on. The element needs `tabIndex={-1}`.
 */
export function takeLostFocus(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus({ preventScroll: true });
}
