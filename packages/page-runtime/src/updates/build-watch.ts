/** How often a long-open page asks whether there is a new build, ms. */
const pollMs = 5 * 60_000;

let isStale = false;

/**
 * Asks now and then which build is running. When it is another one than the page's own, whose chunks may be gone,
 * the next link is a new document instead of a step of the router (docs/product/calls.md#new-builds). A hidden page
 * asks nothing.
 */
export function watchBuild(own: string): void {
  const ask = async () => {
    if (document.visibilityState === "hidden" || isStale) return;
    const answer = await fetch("/_build.json", { cache: "no-store" });
    const { build } = (await answer.json()) as { build?: unknown };
    if (!answer.ok || typeof build !== "string" || build === own) return;
    isStale = true;
    window.addEventListener("click", leaveToBrowser, { capture: true });
  };
  // A failed question is followed by the next one.
  const poll = () => void ask().catch(() => {});
  setInterval(poll, pollMs);
  poll();
}

/** Keeps the click from the router, so that the browser follows the link. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href) return;
  const { origin, pathname, search } = new URL(link.href);
  const here = window.location;
  const isPage =
    origin === here.origin && `${pathname}${search}` !== `${here.pathname}${here.search}`;
  if (isPage) event.stopPropagation();
}
