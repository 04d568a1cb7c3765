import { contactOf } from "../../people/contacts/contacts.ts";
import { findAccountByContact } from "../../people/accounts/accounts.ts";
import type { Client } from "../../platform/db/database.ts";
import { fieldError } from "../../platform/errors/api-error.ts";

/**
 * Finds the account of a new record's owner by its confirmed contact. Throws a field error if there is none, or if it
 * belongs to staff or to another organizer.
 */
export async function ownerAccount(client: Client, contact: string): Promise<number> {
  const account = await findAccountByContact(client, contactOf("owner", contact));
  if (!account) throw fieldError("owner", "accountUnknown");
  if (account.is_staff || account.organizer_id !== null) throw fieldError("owner", "accountTaken");
  return account.id;
}
