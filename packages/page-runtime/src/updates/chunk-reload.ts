import { TIMES } from "@tropa/domain/page-constants";
import { tabStorage } from "../browser/browser-storage.ts";

const key = "chunk-reload";

/**
 * Whether a page that misses a chunk may reload, and remembers that it does: at most once per 10 seconds for the
 * same path (docs/product/calls.md#new-builds).
 */
export function takeReload(path: string, now: number): boolean {
  const [at, ...last] = (tabStorage.read(key) ?? "").split(" ");
  const age = now - Number(at);
  if (last.join(" ") === path && age >= 0 && age < TIMES.chunkErrorReloadGuardMs) return false;
  // Where nothing is kept, nothing would end the reloading.
  return tabStorage.write(key, `${now} ${path}`);
}

/**
 * When the visitor began to leave, ms. What is on its way then the browser gives up, and some browsers call that an
 * error: nothing is missing, and a reload would take the place of the visitor's own step.
 */
let leftAt = Number.NEGATIVE_INFINITY;
const leave = () => {
  leftAt = Date.now();
};
/** A step that leads nowhere, to a file or a letter, is forgotten. */
const isLeaving = () => Date.now() - leftAt < TIMES.chunkErrorReloadGuardMs;

function noticeStep(event: Event): void {
  const { type, target, defaultPrevented } = event;
  const isStep = type === "submit" || (target instanceof Element && target.closest("a") !== null);
  if (isStep && !defaultPrevented) leave();
}

/** Begins to notice how visitors leave. */
export function noticeLeaving(): void {
  // All but iOS tell of every leaving, and keep the page for the way back all the same.
  addEventListener("beforeunload", leave);
  // As the last to hear of them: what a script answers itself leads nowhere.
  for (const act of ["click", "submit"]) addEventListener(act, noticeStep);
}

/**
 * A chunk did not load, which after an update means that it is gone: the page starts anew. Not while the storefront
 * cannot be reached: a page that shows is better than none. Who leaves is let go; if they come back to this very page it
 * starts anew then.
 */
export async function reloadForChunk(): Promise<void> {
  const isThere = await fetch("/_build.json", { cache: "no-store" }).then(
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
  if (isThere && takeReload(`${pathname}${search}`, Date.now())) window.location.reload();
}
