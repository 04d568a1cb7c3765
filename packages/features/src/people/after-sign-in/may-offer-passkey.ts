import { platformAuthenticatorIsAvailable } from "@simplewebauthn/browser";
import { passkeysCall } from "@tropa/api-contract/people/calls-passkeys";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** Whether this device can store a passkey and the account has none yet; false if the API fails. */
export async function mayOfferPasskey(storefront: Storefront): Promise<boolean> {
  if (!(await platformAuthenticatorIsAvailable())) return false;
  try {
    const { items } = await callApi(storefront, passkeysCall);
    return items.length === 0;
  } catch {
    return false;
  }
}
