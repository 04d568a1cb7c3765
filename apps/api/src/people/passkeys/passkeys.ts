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

/** A passkey belongs to the address of one storefront: no other page can ask for it. */
const partyOf = ({ address }: Pick<Storefront, "address">) => {
  const { hostname, origin } = new URL(address);
  return { rpID: hostname, origin };
};

/** What authenticators call an account: no name, no number, the same each time. */
const handleOf = ({ config }: Pick<ApiContext, "config">, accountId: number) =>
  new Uint8Array(createHmac("sha256", config.signingKey).update(`passkey/${accountId}`).digest());

/** The challenge within what a browser has signed. */
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
    // It is to sign in by itself: kept on the device, and opened by its owner alone.
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
 * The account whose passkey has signed, in the transaction of its sign-in. Throws `unauthorized` whatever is wrong:
 * a challenge that is over, another page's signature, a key that nobody knows, a counter that went back.
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
  // Used up for good, also where the sign-in fails: a transaction that is rolled back would give it back.
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
