import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import {
  passkeySignInOptionsCall,
  signInWithPasskeyCall,
} from "@tropa/api-contract/people/calls-passkeys";
import type { SignedIn } from "@tropa/api-contract/people/account";
import { browserApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();
export const canOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Cancels a passkey offer in a field. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

/** The owner cancelled, or another request replaced this one. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/**
 * Signs in by a passkey. With `offered`, the browser suggests it in a field with `autocomplete="username webauthn"`,
 * and the promise is pending until it is chosen.
 */
export async function signInByPasskey(
  storefront: Storefront,
  { offered }: { offered: boolean },
): Promise<SignedIn> {
  const api = await browserApi(storefront);
  const { options } = await api.call(passkeySignInOptionsCall, { body: {} });
  const response = await startAuthentication({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API has it from the same library's server
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: offered,
  });
  return api.call(signInWithPasskeyCall, {
    body: { response: { ...response, clientExtensionResults: {} } },
  });
}
