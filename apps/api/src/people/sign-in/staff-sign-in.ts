import type { CodeSent } from "@tropa/api-contract/people/account";
import type { ApiContext } from "../../config/context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { findAccountByContact } from "../accounts/accounts.ts";
import { checkCode, sendCode, useCode } from "../codes/codes.ts";
import { contactOf, homeOf } from "../contacts/contacts.ts";
import { accountByPassword, startSignIn } from "./sign-in.ts";
import type { SignIn } from "./sign-in.ts";

/** First step of the staff's sign-in: sends a code after a correct password. */
export async function signInWithPassword(
  context: ApiContext,
  form: { login: string; password: string },
  caller: Caller,
): Promise<CodeSent> {
  await accountByPassword(context, form, homeOf(caller), ({ is_staff: isStaff }) => isStaff);
  const contact = contactOf("login", form.login, homeOf(caller));
  const key = { purpose: "staff", subject: contact.value } as const;
  return sendCode(context, { key, contact, sender: undefined, caller });
}

/** Second step: checks the code, which exists only after a correct password. */
export async function signInWithCode(
  context: ApiContext,
  { login, code }: { login: string; code: string },
  { caller, requestId }: { caller: Caller; requestId: string },
): Promise<SignIn> {
  const contact = contactOf("login", login, homeOf(caller));
  const account = await findAccountByContact(context.pool, contact);
  const key = { purpose: "staff", subject: contact.value } as const;
  const subjects = [contact.value, ...(account ? [`account ${account.id}`] : [])];
  const right = await checkCode(context, key, code, subjects);
  return inTransaction(context.pool, async (client) => {
    await useCode(client, right);
    // Check again, because rights may have been withdrawn since the first step.
    if (!account?.is_staff) throw fieldError("code", "codeOver");
    await recordAct(
      client,
      { accountId: account.id, isStaff: true, requestId },
      "staffAuthViaCode",
    );
    return startSignIn(context, client, account.id, caller);
  });
}
