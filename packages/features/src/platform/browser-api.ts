import type { ApiClient } from "@tropa/api-client/client";
import type { Storefront } from "./storefront-context.tsx";

let client: Promise<ApiClient> | undefined;

/**
 * The API client of the browser, on the page's own origin. It is loaded at the first use: reading a
 * page needs none of it. Locale and currency hold for as long as the document does.
 */
export function browserApi({
  locale,
  currency,
  variant,
}: Pick<Storefront, "locale" | "currency" | "variant">): Promise<ApiClient> {
  client ??= import("@tropa/api-client/client").then(
    ({ createApiClient }) =>
      createApiClient({
        baseUrl: window.location.origin,
        headers: () => ({ language: locale, localization: variant.id, currency }),
      }),
    (error: unknown) => {
      // A lost connection must not be remembered: the next press may find it again.
      client = undefined;
      throw error;
    },
  );
  return client;
}
