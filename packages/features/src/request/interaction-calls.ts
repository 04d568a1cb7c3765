import { browserApi } from "../platform/browser-api.ts";
import type { Storefront } from "../platform/storefront-context.tsx";

/** The API client and what readers of a tour's page send; both load at the first use. */
export async function interactionCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/calls-interactions"),
  ]);
  return { api, calls };
}
