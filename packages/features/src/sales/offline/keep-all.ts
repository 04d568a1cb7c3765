/**
 * A page's message to its service worker. `keep` asks to cache addresses; the worker answers, over the port that comes
 * with the message, whether all were fetched. `forget` is sent at sign-out (service-workers.ts of page-runtime).
 */
export type CacheMessage = { type: "keep"; addresses: readonly string[] } | { type: "forget" };

/**
 * Fetches addresses so that a service worker's handlers cache them.
 *
 * @param handle Answers requests to be cached; undefined for others.
 * @returns True if all succeeded. One failure does not stop the others.
 */
export async function cacheAll(
  addresses: readonly string[],
  handle: (request: Request) => Promise<Response> | undefined,
): Promise<boolean> {
  const results = await Promise.allSettled(
    addresses.map(async (url) => await handle(new Request(url))),
  );
  return results.every(({ status }) => status === "fulfilled");
}
