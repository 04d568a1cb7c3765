/**
 * Gives all parts of the page their real heights at once instead of estimates for those off screen.
 */
export function showDeferredLayout(): void {
  document.documentElement.dataset.settled = "";
}
