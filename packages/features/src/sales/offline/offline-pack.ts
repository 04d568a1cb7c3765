import { registerWorker } from "@tropa/page-runtime/browser/service-workers";
import type { KeepMessage } from "./keep-all.ts";
// oxlint-disable-next-line import/default -- the bundler answers such an import with the address of the built worker
import workerUrl from "./offline-worker.ts?worker&url";

const ofThisOrigin = (addresses: readonly string[]): string[] => {
  const own = addresses
    .map((address) => new URL(address, location.origin))
    .filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ href }) => href))];
};

/** Addresses of this origin that the page was made of: itself, and whatever it has fetched. */
function partsOfPage(extra: readonly string[]): string[] {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>("link[href]")].map(
    ({ href }) => href,
  );
  const page = new URL(location.pathname, location.origin).href;
  return ofThisOrigin([page, ...extra, ...fetched, ...linked]);
}

/** Files of this site that a document names: what it is made of once it opens. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/(?:assets|_i18n)\/[\w./-]+\.\w+/g)),
];

/**
 * Reads a page that is one step away, and the modules that it names with all that they import. From then on they are among
 * what this page has loaded; none where the page does not come.
 *
 * @returns the other files that the page names
 */
async function loadNext(page: string): Promise<string[]> {
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

/** Asks the worker to keep addresses; answers whether all of them came. */
async function keepAddresses(
  worker: ServiceWorker,
  addresses: readonly string[],
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === true), { once: true });
    port1.start();
  });
  worker.postMessage({ type: "keep", addresses } satisfies KeepMessage, [port2]);
  return await answer;
}

let observer: PerformanceObserver | undefined;

/** Keeps what comes later as well: a worker hears nothing of files that were under way when it began. */
function keepLater(worker: ServiceWorker): void {
  observer?.disconnect();
  observer = new PerformanceObserver((list) => {
    void keepAddresses(worker, ofThisOrigin(list.getEntries().map(({ name }) => name)));
  });
  observer.observe({ type: "resource" });
}

interface KeptParts {
  /** Addresses beside the page, without which it is not whole. */
  extra: readonly string[];
  /** Addresses that come along if they can: without them the page is as it was. */
  papers: readonly string[];
  /** Pages that this one leads to, which come along in the same way. */
  next: readonly string[];
  /** Loads the modules that the page itself loads once it is looked at longer. */
  loadRest: () => Promise<unknown>;
}

/**
 * Keeps this page on the device, with all that it is made of; resolves when it will open without a network. Rejects
 * where the browser keeps nothing, or a part of the page does not come; the pages it leads to are kept all the same.
 *
 * @param scope the path under which such pages lie
 */
export async function keepPage(
  scope: string,
  { extra, papers, next, loadRest }: KeptParts,
): Promise<void> {
  const active = (await registerWorker(workerUrl, { scope }))?.active;
  if (!active) throw new Error("the service worker is not there");
  keepLater(active);
  void keepAddresses(active, papers);
  await loadRest();
  const isWhole = await keepAddresses(active, partsOfPage(extra));
  // The worker keeps the pages themselves as they are read.
  const files = await Promise.all(next.map(loadNext));
  if (next.length > 0) await keepAddresses(active, partsOfPage(files.flat()));
  if (!isWhole) throw new Error("parts of the page did not come");
}
