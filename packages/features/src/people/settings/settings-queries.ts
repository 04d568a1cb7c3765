import { queryOptions } from "@tanstack/react-query";
import { countriesCall } from "@tropa/api-contract/people/calls-profile";
import { setCurrencyCall, setLanguageCall } from "@tropa/api-contract/people/calls-profile";
import { ownAccountCall } from "@tropa/api-contract/people/calls-own-account";
import { passkeysCall } from "@tropa/api-contract/people/calls-passkeys";
import { sessionsCall } from "@tropa/api-contract/people/calls-sessions";
import type { Locale } from "@tropa/domain/locale";
import type { Currency } from "@tropa/domain/money";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Countries of residence, in the page's language. */
export const countriesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["countries", storefront.locale],
    queryFn: ({ signal }) => callApi(storefront, countriesCall, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Devices where the account is signed in. */
export const devicesQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["devices"],
    queryFn: ({ signal }) => callApi(storefront, sessionsCall, { signal }),
  });

export const passkeysQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["passkeys"],
    queryFn: ({ signal }) => callApi(storefront, passkeysCall, { signal }),
  });

/** Query for the conditions of downloading one's data and deleting the account. */
export const ownAccountQuery = (storefront: Storefront) =>
  queryOptions({
    queryKey: ["own-account"],
    queryFn: ({ signal }) => callApi(storefront, ownAccountCall, { signal }),
  });

/** Sets the language of letters to the person. */
export async function setLanguage(storefront: Storefront, language: Locale): Promise<void> {
  await callApi(storefront, setLanguageCall, { body: { language_code: language } });
}

export async function setCurrency(storefront: Storefront, currency: Currency): Promise<void> {
  await callApi(storefront, setCurrencyCall, { body: { currency_code: currency } });
}
