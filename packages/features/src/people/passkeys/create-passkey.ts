import { startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { addPasskeyCall, passkeyOptionsCall } from "@tropa/api-contract/people/calls-passkeys";
import { callApi } from "../../platform/api/browser-api.ts";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";

/** `exists`: this device already has one for the account; `given-up`: its owner cancelled. */
export type CreatedPasskey = "created" | "exists" | "given-up";

/** Creates a passkey on this device. Throws if the API or the device fails. */
export async function createPasskey(storefront: Storefront): Promise<CreatedPasskey> {
  const { options } = await callApi(storefront, passkeyOptionsCall, { body: {} });
  try {
    const response = await startRegistration({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the API has it from the same library's server
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    await callApi(storefront, addPasskeyCall, {
      body: { response: { ...response, clientExtensionResults: {} } },
    });
    return "created";
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isKnown =
      error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    if (isKnown) return "exists";
    if (error.name === "NotAllowedError" || error.name === "AbortError") return "given-up";
    throw error;
  }
}
