/** All parts of the page have their own heights from here on. */
export function showDeferredLayout(): void {
  document.documentElement.dataset.settled = "";
}
