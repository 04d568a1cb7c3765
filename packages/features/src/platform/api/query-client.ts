import { QueryClient } from "@tanstack/react-query";

let client: QueryClient | undefined;

/** Returns the browser's only query cache, for modules that load after hydration. The API client does the retries. */
export function queryClient(): QueryClient {
  client ??= new QueryClient({
    // Long enough for a screen to use what was prefetched for it.
    defaultOptions: { queries: { retry: false, staleTime: 2000 } },
  });
  return client;
}
