import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** The API client and what readers of a tour's page send; both load at the first use. */
export async function interactionCalls(storefront: Storefront) {
  const [api, calls] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/sales/calls-interactions"),
  ]);
  return { api, calls };
}
