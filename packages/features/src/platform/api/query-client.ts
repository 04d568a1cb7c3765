import { QueryClient } from "@tanstack/react-query";

let client: QueryClient | undefined;

/**
 * The one cache of the browser, for modules that load after the page has started: what the server rendered
 * needs no cache. Repeating failed calls is the API client's business.
 */
export function queryClient(): QueryClient {
  client ??= new QueryClient({
    // What a screen has asked for ahead is not asked for again as it is shown.
    defaultOptions: { queries: { retry: false, staleTime: 2000 } },
  });
  return client;
}
