import { TIMES } from "@tropa/domain/page-constants";
import { tabStorage } from "../browser/browser-storage.ts";

const key = "chunk-reload";

/**
 * Returns whether a page that misses a chunk may reload, and records that it does: at most once per
 * 10 seconds for the same path (docs/product/calls.md#new-builds).
 */
export function takeReload(path: string, now: number): boolean {
  const [at, ...last] = (tabStorage.read(key) ?? "").split(" ");
  const age = now - Number(at);
  if (last.join(" ") === path && age >= 0 && age < TIMES.chunkErrorReloadGuardMs) return false;
  // If storage is unavailable, nothing would stop an endless reload.
  return tabStorage.write(key, `${now} ${path}`);
}

/**
 * When the visitor last started to leave the page, ms. The browser then cancels pending loads,
 * which some browsers report as errors: nothing is missing, and a reload would replace the
 * visitor's own navigation.
 */
let leftAt = Number.NEGATIVE_INFINITY;
const recordLeaving = () => {
  leftAt = Date.now();
};
/**
 * Whether the visitor is leaving. Expires, since a link to a file or a `mailto:` does not leave the
 * page.
 */
const isLeaving = () => Date.now() - leftAt < TIMES.chunkErrorReloadGuardMs;

function recordStep(event: Event): void {
  const { type, target, defaultPrevented } = event;
  const isStep = type === "submit" || (target instanceof Element && target.closest("a") !== null);
  if (isStep && !defaultPrevented) recordLeaving();
}

/** Registers listeners that record when a visitor starts to leave the page. */
export function noticeLeaving(): void {
  // Fires for every way of leaving, except on iOS, and does not exclude the page from the
  // back-forward cache.
  addEventListener("beforeunload", recordLeaving);
  // On `window`, so after all others: a click that a script has handled (`defaultPrevented`) leads
  // nowhere.
  for (const act of ["click", "submit"]) addEventListener(act, recordStep);
}

/**
 * Reloads the page after a chunk failed to load, which after an update means that the chunk is
 * gone. Not while the storefront is unreachable: a page that shows is better than none. Not while
 * the visitor is leaving; if they come back to this page, it reloads then.
 */
export async function reloadForChunk(): Promise<void> {
  const isReachable = await fetch("/_build.json", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isLeaving()) {
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      leftAt = Number.NEGATIVE_INFINITY;
      void reloadForChunk();
    });
    return;
  }
  const { pathname, search } = window.location;
  if (isReachable && takeReload(`${pathname}${search}`, Date.now())) window.location.reload();
}
