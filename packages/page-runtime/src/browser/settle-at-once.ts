/** All parts of the page have their own heights from here on (`late-parts.css`). */
export function showDeferredLayout(): void {
  document.documentElement.dataset.settled = "";
}
