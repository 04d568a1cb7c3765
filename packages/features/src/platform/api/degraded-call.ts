import type { CallArguments } from "@tropa/api-client/client";
import type { AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { browserApi } from "./browser-api.ts";
import { logFailure } from "./log-failure.ts";

/**
 * Calls what a page can do without (the API client has a table of such calls). Returns null on failure, also where code
 * cannot be loaded. Throws a RangeError for a call that is not in the table.
 */
export async function degradedCall<E extends Endpoint>(
  storefront: Pick<Storefront, "locale" | "currency" | "variant">,
  endpoint: E,
  ...options: CallArguments<E>
): Promise<AnswerOf<E> | null> {
  const { name: call, path } = endpoint;
  const loaded = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-client/degradation"),
  ]).catch((error: unknown) => {
    logFailure({ call, path, error });
    return null;
  });
  if (!loaded) return null;
  const [api, { degraded }] = loaded;
  return degraded(api, logFailure, endpoint, ...options);
}
