/** All parts of the page have their own heights from here on (`late-parts.css`). */
export function settleAtOnce(): void {
  document.documentElement.dataset.settled = "";
}
