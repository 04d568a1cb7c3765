import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Loads the API client and the calls for questions, complaints and other messages from a tour's page. */
export async function interactionCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-interactions"),
  ]);
  return { api, calls };
}
