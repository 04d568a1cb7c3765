import type { ApiClient, CallArguments } from "@tropa/api-client/client";
import type { AnswerOf, Endpoint } from "@tropa/api-contract/base/endpoint";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

let client: Promise<ApiClient> | undefined;

/**
 * The browser's API client, on the page's own origin; its code loads on first use. Locale and currency are fixed for
 * the life of the document.
 */
export function browserApi(
  storefront: Pick<Storefront, "locale" | "currency" | "variant">,
): Promise<ApiClient> {
  client ??= create(storefront).catch((error: unknown) => {
    // Do not cache a failed load: the next call may find a connection.
    client = undefined;
    throw error;
  });
  return client;
}

/** Makes a call from the browser. Throws an `ApiClientError`. */
export async function callApi<E extends Endpoint>(
  storefront: Pick<Storefront, "locale" | "currency" | "variant">,
  endpoint: E,
  ...options: CallArguments<E>
): Promise<AnswerOf<E>> {
  const api = await browserApi(storefront);
  return api.call(endpoint, ...options);
}

async function create({
  locale,
  currency,
  variant,
}: Pick<Storefront, "locale" | "currency" | "variant">): Promise<ApiClient> {
  const [{ createApiClient }, { accessTokens }] = await Promise.all([
    import("@tropa/api-client/client"),
    import("./access-tokens.ts"),
  ]);
  const api = createApiClient({
    baseUrl: window.location.origin,
    headers: () => ({ language: locale, localization: variant.id, currency }),
    tokens: accessTokens,
    async solveCaptcha(kind, signal) {
      const { solveCaptcha } = await import("../captcha/solve-captcha.ts");
      return solveCaptcha({ api, locale }, kind, signal);
    },
    onSchemaMismatch: (mismatch) => console.error("an answer breaks the contract", mismatch),
  });
  return api;
}
