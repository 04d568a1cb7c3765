import type { ApiClient } from "@tropa/api-client/client";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

let client: Promise<ApiClient> | undefined;

/**
 * The API client of the browser, on the page's own origin. It is loaded at the first use: reading a
 * page needs none of it. Locale and currency hold for as long as the document does.
 */
export function browserApi(
  storefront: Pick<Storefront, "locale" | "currency" | "variant">,
): Promise<ApiClient> {
  client ??= create(storefront).catch((error: unknown) => {
    // A lost connection must not be remembered: the next press may find it again.
    client = undefined;
    throw error;
  });
  return client;
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
