import { registerWorker } from "@tropa/page-runtime/browser/service-workers";
import type { CacheMessage } from "./keep-all.ts";
// oxlint-disable-next-line import/default -- the bundler answers such an import with the address of the built worker
import workerUrl from "./offline-worker.ts?worker&url";

const ofThisOrigin = (addresses: readonly string[]): string[] => {
  const own = addresses
    .map((address) => new URL(address, location.origin))
    .filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ href }) => href))];
};

/** Returns the URLs of the page and of all files of this origin that it has loaded. */
function partsOfPage(extra: readonly string[]): string[] {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map(
    ({ href }) => href,
  );
  const page = new URL(location.pathname, location.origin).href;
  return ofThisOrigin([page, ...extra, ...fetched, ...linked]);
}

/** Paths of this site's scripts, styles and messages that a document refers to. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/(?:assets|_i18n)\/[\w./-]+\.\w+/g)),
];

/**
 * Fetches a linked page, which makes the worker cache it, and imports its modules, so that they count as loaded by this
 * page.
 *
 * @returns files the page refers to; none if it fails to load
 */
async function cacheLinkedPage(page: string): Promise<string[]> {
  try {
    const answer = await fetch(page, { headers: { accept: "text/html" } });
    const files = answer.ok ? filesIn(await answer.text()) : [];
    await Promise.all(
      files.filter((file) => file.endsWith(".js")).map((file) => import(/* @vite-ignore */ file)),
    );
    return files;
  } catch {
    return [];
  }
}

/** Asks the worker to cache addresses; resolves to true if all were cached. */
async function cacheAddresses(
  worker: ServiceWorker,
  addresses: readonly string[],
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === true), { once: true });
    port1.start();
  });
  worker.postMessage({ type: "keep", addresses } satisfies CacheMessage, [port2]);
  return await answer;
}

/** Caches files loaded later, too: the worker does not see requests that began before it was active. */
function cacheLaterFiles(worker: ServiceWorker, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    void cacheAddresses(worker, ofThisOrigin(list.getEntries().map(({ name }) => name)));
  });
  observer.observe({ type: "resource" });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

interface OfflineParts {
  /** Further addresses that the page needs offline. */
  extra: readonly string[];
  /** Optional addresses, such as documents; they may fail. */
  papers: readonly string[];
  /** Linked pages to cache; they may fail. */
  next: readonly string[];
  /** Loads modules that the page would otherwise load only on use. */
  loadRest: () => Promise<unknown>;
}

/**
 * Caches this page with everything it needs; resolves when it can be opened offline. Rejects if the browser does not
 * cache or a part fails; linked pages are cached even so.
 *
 * @param scope Path prefix of the pages that the worker serves.
 * @param signal Aborted when the page is left or its person signs out; nothing more is cached then.
 */
export async function cachePage(
  scope: string,
  signal: AbortSignal,
  { extra, papers, next, loadRest }: OfflineParts,
): Promise<void> {
  const active = (await registerWorker(workerUrl, { scope }))?.active;
  if (!active) throw new Error("the service worker is not there");
  signal.throwIfAborted();
  cacheLaterFiles(active, signal);
  void cacheAddresses(active, papers);
  await loadRest();
  signal.throwIfAborted();
  const isWhole = await cacheAddresses(active, partsOfPage(extra));
  signal.throwIfAborted();
  // Fetching a page makes the worker cache it.
  const files = await Promise.all(next.map(cacheLinkedPage));
  signal.throwIfAborted();
  if (next.length > 0) await cacheAddresses(active, partsOfPage(files.flat()));
  if (!isWhole) throw new Error("parts of the page did not come");
}
