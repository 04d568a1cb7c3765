/** Interval at which an open page checks for a new build, ms. */
const pollMs = 5 * 60_000;

let isStale = false;

/**
 * Polls which build is running. Once it differs from the page's own, whose chunks may be gone,
 * links load a new document instead of navigating with the router
 * (docs/product/calls.md#new-builds). Does not poll while the page is hidden.
 */
export function watchBuild(own: string): void {
  const checkBuild = async () => {
    if (document.visibilityState === "hidden" || isStale) return;
    const answer = await fetch("/_build.json", { cache: "no-store" });
    const { build } = (await answer.json()) as { build?: unknown };
    if (!answer.ok || typeof build !== "string" || build === own) return;
    isStale = true;
    window.addEventListener("click", leaveToBrowser, { capture: true });
  };
  // Errors are ignored: the next poll tries again.
  const poll = () => void checkBuild().catch(() => {});
  setInterval(poll, pollMs);
  poll();
}

/** Stops the click before the router sees it, so that the browser follows the link. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href) return;
  const { origin, pathname, search } = new URL(link.href);
  const here = window.location;
  const isPage =
    origin === here.origin && `${pathname}${search}` !== `${here.pathname}${here.search}`;
  if (isPage) event.stopPropagation();
}
