import { registerWorker } from "@tropa/page-runtime/browser/service-workers";
// oxlint-disable-next-line import/default -- the bundler answers such an import with the address of the built worker
import workerUrl from "./site-worker.ts?worker&url";

/**
 * Registers the worker that keeps the offline page.
 *
 * @param scope path under which the pages of a language lie: `/`, or `/de`
 */
export async function keepOfflinePage(scope: string): Promise<void> {
  // Without it the browser shows its own offline page.
  await registerWorker(workerUrl, { scope }).catch(() => {});
}
