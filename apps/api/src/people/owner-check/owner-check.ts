import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/errors/actor.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { ownAccount, ownContacts } from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { checkCode, sendCode, useCode } from "../codes/codes.ts";
import type { CodeKey, RightCode } from "../codes/codes.ts";
import type { Contact } from "../contacts/contacts.ts";
import { checkPassword } from "../passwords/passwords.ts";
import { markOwnerSeen, sessionAge } from "../sessions/sessions.ts";

/** Time after a sign-in during which the owner is assumed to be present, seconds. */
const freshSeconds = 15 * 60;

/** The possible owner's proofs. */
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

const keyOf = (accountId: number): CodeKey => ({ purpose: "owner", subject: String(accountId) });

/** Returns the contact for codes to the owner: the confirmed e-mail, else phone; null without either. */
function contactOf(account: Account): Contact | null {
  const { email, phone } = ownContacts(account);
  if (email !== null) return { kind: "email", value: email };
  return phone === null ? null : { kind: "phone", value: phone };
}

export async function isSessionOld(
  { pool }: Pick<ApiContext, "pool">,
  { sessionId }: Actor,
): Promise<boolean> {
  return (await sessionAge(pool, sessionId)) > freshSeconds;
}

/**
 * Throws `confirm_owner` if the sign-in was too long ago to change how the account is opened. Skips the check for
 * accounts with no password and no confirmed contact.
 */
export async function requireOwner(context: ApiContext, actor: Actor): Promise<void> {
  if (!(await isSessionOld(context, actor))) return;
  const account = await ownAccount(context.pool, actor.accountId);
  if (account.password_hash !== null || contactOf(account)) throw new ApiError("confirm_owner");
}

/** Renews the session as if it had just signed in. */
export async function confirmOwner(context: ApiContext, actor: Actor, proof: Proof): Promise<void> {
  const useProof = await proveOwner(context, actor, proof);
  await inTransaction(context.pool, async (client) => {
    await useProof(client);
    await markOwnerSeen(client, actor.sessionId);
  });
}

/** Sends a code to the owner. Throws `conflict` without a confirmed contact. */
export async function sendOwnerCode(
  context: ApiContext,
  { accountId }: Actor,
  sender: CodeChannel | undefined,
  caller: Caller,
): Promise<CodeSent> {
  const contact = contactOf(await ownAccount(context.pool, accountId));
  if (!contact) throw new ApiError("conflict");
  return sendCode(context, { key: keyOf(accountId), contact, sender, caller });
}

/**
 * Checks the owner's proof. Throws a field error for a missing or wrong one, on the password if the account has one and
 * no code was sent. Returns a function that uses up the code within the caller's transaction.
 */
export async function proveOwner(
  context: ApiContext,
  { accountId }: Actor,
  { password, code }: Proof,
): Promise<(client: Client) => Promise<void>> {
  const account = await ownAccount(context.pool, accountId);
  if (code !== undefined) {
    const right = await checkOwnerCode(context, account, code);
    return (client) => useCode(client, right);
  }
  if (account.password_hash === null) throw fieldError("code", "required");
  await checkPassword(context, account, { field: "password", given: password ?? "" });
  return async () => {};
}

function checkOwnerCode(context: ApiContext, account: Account, code: string): Promise<RightCode> {
  const contact = contactOf(account);
  const subjects = [`account ${account.id}`, ...(contact ? [contact.value] : [])];
  return checkCode(context, keyOf(account.id), code, subjects);
}
