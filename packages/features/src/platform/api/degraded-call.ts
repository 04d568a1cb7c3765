import type { CallArguments } from "@tropa/api-client/client";
import type { AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { browserApi } from "./browser-api.ts";
import { logFailure } from "./log-failure.ts";

/**
 * Calls from the browser what a page can do without; the table of such calls stands in the API's client. Null, too,
 * where the code of the call does not come. Throws a RangeError for a call that has no place in the table.
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
