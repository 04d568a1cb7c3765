import { registerWorker } from "@tropa/page-runtime/browser/service-workers";
// oxlint-disable-next-line import/default -- the bundler answers such an import with the address of the built worker
import workerUrl from "./site-worker.ts?worker&url";

/** @param scope where the pages of a language begin: `/`, or `/de` */
export async function keepOfflinePage(scope: string): Promise<void> {
  // A browser that keeps nothing shows its own page.
  await registerWorker(workerUrl, { scope }).catch(() => {});
}
