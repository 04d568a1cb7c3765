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

/** Nobody waits for what a field offers any more. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

/** The owner of the device did not want to, or another question has taken the place of this one. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/**
 * Signs in by a passkey that the device keeps. With `offered`, the browser offers it in a field that asks for a
 * name (`autocomplete="username webauthn"`) and waits until it is taken.
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
