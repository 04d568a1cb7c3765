import { fullName } from "@tropa/domain/people/full-name";
import type {
  addPasskeyCall,
  signInWithPasskeyCall,
} from "@tropa/api-contract/people/calls-passkeys";
import type { Passkey } from "@tropa/api-contract/people/calls-passkeys";
import type { ReadBodyOf } from "@tropa/api-contract/base/endpoint";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { createHmac } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { brandOf, letterLink } from "../../platform/storefronts/storefront.ts";
import type { Storefront } from "../../platform/storefronts/storefront.ts";
import type { Caller } from "../../server/caller.ts";
import { findAccount, ownAccount, notifyOwner } from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { deviceOf } from "../sessions/sessions.ts";
import {
  credentialsOf,
  deleteOwnPasskey,
  insertPasskey,
  keepChallenge,
  lockPasskey,
  markUsed,
  takeChallenge,
} from "./passkey-store.ts";

export { listPasskeys, renameOwnPasskey } from "./passkey-store.ts";

/** The relying party: a passkey belongs to one storefront's host and works on no other. */
const partyOf = ({ address }: Pick<Storefront, "address">) => {
  const { hostname, origin } = new URL(address);
  return { rpID: hostname, origin };
};

/** An opaque, stable id of an account for authenticators. */
const handleOf = ({ config }: Pick<ApiContext, "config">, accountId: number) =>
  new Uint8Array(createHmac("sha256", config.signingKey).update(`passkey/${accountId}`).digest());

/** The challenge in a browser's signed response. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    const challenge: unknown =
      typeof data === "object" && data !== null ? Reflect.get(data, "challenge") : null;
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

export async function registrationOptions(
  context: ApiContext,
  accountId: number,
  caller: Caller,
): Promise<Record<string, unknown>> {
  const account = await ownAccount(context.pool, accountId);
  const name = fullName(account);
  const options = await generateRegistrationOptions({
    rpName: brandOf(caller),
    rpID: partyOf(caller.storefront).rpID,
    userID: handleOf(context, accountId),
    userName: account.email ?? account.phone ?? name,
    userDisplayName: name,
    excludeCredentials: await credentialsOf(context.pool, accountId),
    // A passkey must sign in by itself: stored on the device and protected by user verification.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  await keepChallenge(context.pool, {
    text: challenge,
    storefront: caller.storefront.id,
    accountId,
  });
  return { ...options };
}

export async function addPasskey(
  context: ApiContext,
  accountId: number,
  response: ReadBodyOf<typeof addPasskeyCall>["response"],
  caller: Caller,
): Promise<Passkey> {
  const storefront = caller.storefront.id;
  const text = challengeIn(response.response.clientDataJSON);
  if (!(await takeChallenge(context.pool, { text, storefront, accountId })))
    throw new ApiError("conflict");
  const { rpID, origin } = partyOf(caller.storefront);
  const verified = await verifyRegistrationResponse({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its parts are looked at by the contract and by the library
    response: response as RegistrationResponseJSON,
    expectedChallenge: text,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null);
  if (!verified?.verified) throw new ApiError("conflict");
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const { system, browser } = deviceOf(context.config, caller.headers);
  return inTransaction(context.pool, async (client) => {
    const passkey = await insertPasskey(client, {
      accountId,
      storefront,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
      name: [system, browser].filter(Boolean).join(", "),
    });
    if (!passkey) throw new ApiError("conflict");
    await notify(client, await ownAccount(client, accountId), "passkeyAdded", caller);
    return passkey;
  });
}

export async function removePasskey(
  context: ApiContext,
  accountId: number,
  id: string,
  caller: Caller,
): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    if (!(await deleteOwnPasskey(client, accountId, id))) throw new ApiError("not_found");
    await notify(client, await ownAccount(client, accountId), "passkeyRemoved", caller);
  });
}

export async function signInOptions(
  context: ApiContext,
  caller: Caller,
): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(caller.storefront).rpID,
    userVerification: "required",
  });
  await keepChallenge(context.pool, {
    text: options.challenge,
    storefront: caller.storefront.id,
    accountId: null,
  });
  return { ...options };
}

/**
 * Verifies a passkey's signature within the sign-in's transaction and returns its account. Throws `unauthorized` for any
 * fault: an expired challenge, another site's signature, an unknown key, a counter that went back.
 */
export async function accountByPasskey(
  context: ApiContext,
  client: Client,
  response: ReadBodyOf<typeof signInWithPasskeyCall>["response"],
  caller: Caller,
): Promise<Account> {
  const { rpID, origin } = partyOf(caller.storefront);
  const storefront = caller.storefront.id;
  const text = challengeIn(response.response.clientDataJSON);
  // Outside the transaction, so that a failed sign-in does not restore the challenge.
  const isOurs = await takeChallenge(context.pool, { text, storefront, accountId: null });
  const passkey = isOurs ? await lockPasskey(client, response.id, storefront) : null;
  if (!passkey) throw new ApiError("unauthorized");
  const verified = await verifyAuthenticationResponse({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its parts are looked at by the contract and by the library
    response: response as AuthenticationResponseJSON,
    expectedChallenge: text,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null);
  if (!verified?.verified) throw new ApiError("unauthorized");
  const { newCounter: counter, credentialBackedUp: isSynced } = verified.authenticationInfo;
  await markUsed(client, { id: passkey.id, counter, isSynced });
  const account = await findAccount(client, passkey.account_id);
  if (!account) throw new ApiError("unauthorized");
  return account;
}

async function notify(
  client: Client,
  account: Account,
  kind: "passkeyAdded" | "passkeyRemoved",
  caller: Caller,
): Promise<void> {
  const reader = { storefront: caller.storefront, locale: account.language };
  await notifyOwner(client, account, reader, kind, {
    link: letterLink(reader, "/settings#passkeys", "/"),
  });
}
