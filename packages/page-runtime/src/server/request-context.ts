import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient } from "@tropa/api-client/client";
import { QueryClient } from "@tanstack/react-query";
import { createContext, RouterContextProvider } from "react-router";
import { serverRead } from "./server-read.ts";
import { serverTranslator } from "./server-translator.ts";
import type { Storefront } from "../storefront/storefront-context.tsx";
import type { Translator } from "@tropa/i18n/translator";

/** Context of loaders, created for each request. */
export interface PageRequest extends Storefront {
  api: ApiClient;
  queries: QueryClient;
  translator: Translator;
  /** The visitor is a bot: an error page is only its status. */
  isBot: boolean;
  /**
   * Set once the page is rendered. Returns its HTML in UTF-8, valid until the next page is written.
   */
  rendered?: () => Uint8Array<ArrayBuffer>;
}

export const pageRequest = createContext<PageRequest>();

export interface PageRequestOptions extends Storefront {
  /** Address of the API as the storefront's server reaches it. */
  apiUrl: string;
  requestId: string;
  /** The visitor's IP address, for the API's rate limits. */
  forwardedFor: string;
  isBot: boolean;
}

export function createRequestContext({
  apiUrl,
  requestId,
  forwardedFor,
  isBot,
  ...storefront
}: PageRequestOptions): RouterContextProvider {
  const context = new RouterContextProvider();
  const headers = {
    language: storefront.locale,
    localization: storefront.variant.id,
    currency: storefront.currency,
    extra: { "x-request-id": requestId, "x-forwarded-for": forwardedFor },
  };
  context.set(pageRequest, {
    ...storefront,
    isBot,
    api: createApiClient({
      baseUrl: apiUrl,
      headers: () => headers,
      read: serverRead,
      onSchemaMismatch: (mismatch) => console.error("an answer breaks the contract", mismatch),
    }),
    // No retries here: the API client retries.
    queries: new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    }),
    translator: serverTranslator(storefront.locale),
  });
  return context;
}
