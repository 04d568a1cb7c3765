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

/** For so long a sign-in speaks for its owner; later somebody else may sit at the device. Seconds. */
const freshSeconds = 15 * 60;

/** By what somebody shows that the account they are signed in to is theirs. */
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

const keyOf = (accountId: number): CodeKey => ({ purpose: "owner", subject: String(accountId) });

/** Where codes to the owner go: to the e-mail, else to the phone; null where the account has neither confirmed. */
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
 * Throws `confirm_owner` where the sign-in was too long ago for what opens the account another way for good. Who has
 * nothing to show it by is let through.
 */
export async function requireOwner(context: ApiContext, actor: Actor): Promise<void> {
  if (!(await isSessionOld(context, actor))) return;
  const account = await ownAccount(context.pool, actor.accountId);
  if (account.password_hash !== null || contactOf(account)) throw new ApiError("confirm_owner");
}

/** Makes the session as good as a fresh sign-in. */
export async function confirmOwner(context: ApiContext, actor: Actor, proof: Proof): Promise<void> {
  const useProof = await proveOwner(context, actor, proof);
  await inTransaction(context.pool, async (client) => {
    await useProof(client);
    await markOwnerSeen(client, actor.sessionId);
  });
}

/** Throws `conflict` where there is nowhere to send it to. */
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
 * Checks that the owner is there. Throws the fault of the field that is missing or wrong: the password where the account
 * has one and no code came. Answers with what uses the code up, in the transaction that it opens.
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
