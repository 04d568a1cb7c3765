import type { ApiClient } from "@tropa/api-client/client";
import {
  authViaCodeCall,
  registerCall,
  registerWithoutPasswordCall,
  sendAuthCodeCall,
} from "@tropa/api-contract/people/calls-accounts";
import { countriesCall } from "@tropa/api-contract/people/calls-profile";
import type { CodeSent, SignedIn } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { browserApi } from "../../platform/api/browser-api.ts";
import { failed } from "../../platform/api/log-failure.ts";
import { keptCookie } from "../../platform/storage/consent.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** What a visitor gives to be sent a code: one of the two. */
export interface Contact {
  phone?: string;
  email?: string;
}

/** The favourites of this browser, which become the account's (docs/product/accounts-and-sessions.md#signing-in). */
async function favouriteIds(): Promise<number[]> {
  const { favourites } = await import("../favourites/favourites-store.ts");
  const { ids, owner } = favourites.getState();
  return owner === null ? [...ids] : [];
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The number of the country that this browser keeps; undefined where it keeps none, or the list does not come. */
async function countryId(api: ApiClient): Promise<number | undefined> {
  const code = keptCookie("country");
  if (code === null) return undefined;
  const { name, path } = countriesCall;
  const list = await api.call(countriesCall).catch(failed(name, path));
  return list?.items.find((country) => country.iso_code === code)?.id;
}

/** Signs in or registers: mostly a code is sent; a backend may also know the person at once. */
export async function beginSignIn(
  storefront: Storefront,
  contact: Contact,
  sender: CodeChannel | undefined,
): Promise<SignedIn | CodeSent> {
  const api = await browserApi(storefront);
  const [favourites, country] = await Promise.all([favouriteIds(), countryId(api)]);
  return api.call(registerWithoutPasswordCall, {
    body: {
      ...contact,
      timezone: timeZone(),
      favourites_tours_ids: favourites,
      ...(country !== undefined && { country_id: country }),
      is_quick_register: true,
      ...(sender && { code_sender: sender }),
    },
  });
}

/** Registers with a password, which waits in this browser for the code. */
export async function registerWithPassword(
  storefront: Storefront,
  contact: Contact,
  chosen: { password: string; confirm_password: string },
): Promise<SignedIn | CodeSent> {
  const api = await browserApi(storefront);
  return api.call(registerCall, { body: { ...contact, ...chosen, timezone: timeZone() } });
}

export async function sendCodeAgain(
  api: ApiClient,
  login: string,
  sender: CodeChannel | undefined,
): Promise<CodeSent> {
  return api.call(sendAuthCodeCall, { body: { login, ...(sender && { code_sender: sender }) } });
}

export async function signInByCode(
  storefront: Storefront,
  { login, code, sender }: { login: string; code: string; sender: CodeChannel },
): Promise<SignedIn> {
  const [api, favourites] = await Promise.all([browserApi(storefront), favouriteIds()]);
  return api.call(authViaCodeCall, {
    body: { login, code, verify_method: sender, favourites_tours_ids: favourites },
  });
}
