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
import { logAndReturnNull } from "../../platform/api/log-failure.ts";
import { readVisitorCookie } from "../../platform/storage/consent.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** The contact a code is sent to: one of the two. */
export interface Contact {
  phone?: string;
  email?: string;
}

/** A visitor's favourites, to be added to the account (docs/product/accounts-and-sessions.md#signing-in). */
async function favouriteIds(): Promise<number[]> {
  const { favourites } = await import("../favourites/favourites-store.ts");
  const { ids, owner } = favourites.getState();
  return owner === null ? [...ids] : [];
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Id of the country kept in this browser; undefined if there is none or the list fails to load. */
async function countryId(api: ApiClient): Promise<number | undefined> {
  const code = readVisitorCookie("country");
  if (code === null) return undefined;
  const { name, path } = countriesCall;
  const list = await api.call(countriesCall).catch(logAndReturnNull(name, path));
  return list?.items.find((country) => country.iso_code === code)?.id;
}

/** Signs in or registers. Usually a code is sent; an API without codes signs in at once. */
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

/** Registers with a password. Usually a code is sent, and the password takes effect once it is entered. */
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
