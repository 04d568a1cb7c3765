import { showDeferredLayout } from "@tropa/page-runtime/browser/settle-at-once";

/** Longest stretch of layout at once, ms: what a visitor does meanwhile is answered in between. */
const stretchMs = 5;
/** Longest wait for a moment without work, ms: heights are to be true before a visitor leaves and comes back. */
const patienceMs = 60;

const whenIdle = (work: () => void) => {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: patienceMs });
  else setTimeout(work);
};

/** Lays out what `late-parts.css` has put off, part by part; from then on every height on the page is its own. */
export function settleParts(): void {
  // A page that was opened again is laid out already.
  if (document.documentElement.dataset.settled !== undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-late], [data-late-items] > li")];
  const settled: HTMLElement[] = [];
  const goOn = () => {
    const end = performance.now() + stretchMs;
    while (performance.now() < end) {
      const part = parts.shift();
      if (!part) {
        showDeferredLayout();
        for (const { style } of settled) style.removeProperty("content-visibility");
        return;
      }
      part.style.setProperty("content-visibility", "visible");
      // Asked for its height, the part is laid out here and not in one go with all others.
      void part.offsetHeight;
      settled.push(part);
    }
    whenIdle(goOn);
  };
  whenIdle(goOn);
}
