import { showDeferredLayout } from "@tropa/page-runtime/browser/settle-at-once";

/** Longest stretch of layout work at once, ms: input is handled in between. */
const sliceMs = 5;
/** Longest wait for an idle moment, ms: heights must be final before a visitor leaves the page and comes back. */
const idleTimeoutMs = 60;

const whenIdle = (work: () => void) => {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: idleTimeoutMs });
  else setTimeout(work);
};

/** Lays out what `late-parts.css` has deferred, part by part, so that every height on the page becomes final. */
export function settleParts(): void {
  // A page that was opened again is laid out already.
  if (document.documentElement.dataset.settled !== undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>("[data-late], [data-late-items] > li")];
  const settled: HTMLElement[] = [];
  const layOutSlice = () => {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const part = parts.shift();
      if (!part) {
        showDeferredLayout();
        for (const { style } of settled) style.removeProperty("content-visibility");
        return;
      }
      part.style.setProperty("content-visibility", "visible");
      // Reading its height forces the layout of this part alone, instead of all of them at once.
      void part.offsetHeight;
      settled.push(part);
    }
    whenIdle(layOutSlice);
  };
  whenIdle(layOutSlice);
}
