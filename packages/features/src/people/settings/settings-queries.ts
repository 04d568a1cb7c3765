import { queryOptions } from "@tanstack/react-query";
import { countriesCall } from "@tropa/api-contract/people/calls-profile";
import { setCurrencyCall, setLanguageCall } from "@tropa/api-contract/people/calls-profile";
import { ownAccountCall } from "@tropa/api-contract/people/calls-own-account";
import { passkeysCall } from "@tropa/api-contract/people/calls-passkeys";
import { sessionsCall } from "@tropa/api-contract/people/calls-sessions";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Countries of residence, in the page's language. */
export const countriesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["countries", storefront.locale],
    queryFn: async ({ signal }) => (await browserApi(storefront)).call(countriesCall, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Devices where the account is signed in. */
export const devicesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["devices"],
    queryFn: async ({ signal }) => (await browserApi(storefront)).call(sessionsCall, { signal }),
  });

export const passkeysQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["passkeys"],
    queryFn: async ({ signal }) => (await browserApi(storefront)).call(passkeysCall, { signal }),
  });

/** Query for the conditions of downloading one's data and deleting the account. */
export const ownAccountQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["own-account"],
    queryFn: async ({ signal }) => (await browserApi(storefront)).call(ownAccountCall, { signal }),
  });

/** Sets the language of letters to the person. */
export async function setLanguage(storefront: Storefront, language: Locale): Promise<void> {
  const api = await browserApi(storefront);
  await api.call(setLanguageCall, { body: { language_code: language } });
}

export async function setCurrency(storefront: Storefront, currency: Currency): Promise<void> {
  const api = await browserApi(storefront);
  await api.call(setCurrencyCall, { body: { currency_code: currency } });
}
