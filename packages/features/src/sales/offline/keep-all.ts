/** What a page asks its service worker for; the answer, over the port that comes along, is whether all was kept. */
export interface KeepMessage {
  type: "keep";
  addresses: readonly string[];
}

/**
 * Requests addresses, so that the handlers of a service worker keep them.
 *
 * @param handle answers a request that is to be kept, undefined for any other
 * @returns whether all came; one that fails holds none of the others up
 */
export async function keepAll(
  addresses: readonly string[],
  handle: (request: Request) => Promise<Response> | undefined,
): Promise<boolean> {
  const results = await Promise.allSettled(
    addresses.map(async (url) => await handle(new Request(url))),
  );
  return results.every(({ status }) => status === "fulfilled");
}
