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
 * A chunk did not load, which after an update means that it is gone: the page starts anew. Not while the
 * storefront cannot be reached: a page that shows is better than none.
 */
export async function reloadForChunk(): Promise<void> {
  try {
    const { ok } = await fetch("/_build.json", { cache: "no-store" });
    const { pathname, search } = window.location;
    if (ok && takeReload(`${pathname}${search}`, Date.now())) window.location.reload();
  } catch {
    // Offline.
  }
}
