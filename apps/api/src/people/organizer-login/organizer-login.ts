import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Caller } from "../../server/caller.ts";
import { findAccountByContact } from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { checkCode, useCode } from "../codes/codes.ts";
import { contactOf, homeOf } from "../contacts/contacts.ts";
import { accountByPassword, linkFor } from "../sign-in/sign-in.ts";

/** The credentials are correct but belong to an account that is not an organizer. */
export class NotAnOrganizer extends Error {}

function requireOrganizer(account: Account | null): asserts account is Account {
  // Staff must use their own two-step sign-in.
  if (!account || account.is_staff || account.organizer_id === null) throw new NotAnOrganizer();
}

/** Returns the link that signs an organizer in at a storefront (docs/product/accounts-and-sessions.md#organizers). */
export async function organizerByPassword(
  context: ApiContext,
  form: { login: string; password: string },
  caller: Caller,
): Promise<string> {
  const account = await accountByPassword(context, form, homeOf(caller));
  requireOrganizer(account);
  return inTransaction(context.pool, (client) => linkFor(client, account, caller));
}

export async function organizerByCode(
  context: ApiContext,
  { login, code }: { login: string; code: string },
  caller: Caller,
): Promise<string> {
  const contact = contactOf("login", login, homeOf(caller));
  const account = await findAccountByContact(context.pool, contact);
  const key = { purpose: "sign_in", subject: contact.value } as const;
  const subjects = [contact.value, ...(account ? [`account ${account.id}`] : [])];
  const right = await checkCode(context, key, code, subjects);
  requireOrganizer(account);
  return inTransaction(context.pool, async (client) => {
    await useCode(client, right);
    return linkFor(client, account, caller);
  });
}
