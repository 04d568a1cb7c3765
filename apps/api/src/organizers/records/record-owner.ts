import { contactOf } from "../../people/contacts/contacts.ts";
import { findAccountByContact } from "../../people/accounts/accounts.ts";
import type { Client } from "../../platform/db/database.ts";
import { fieldError } from "../../platform/errors/api-error.ts";

/**
 * The account that a record is made for, by the contact that it has confirmed. Throws the fault of the field where there
 * is none, and where it works for somebody already: staff, or another organizer's.
 */
export async function ownerAccount(client: Client, contact: string): Promise<number> {
  const account = await findAccountByContact(client, contactOf("owner", contact));
  if (!account) throw fieldError("owner", "accountUnknown");
  if (account.is_staff || account.organizer_id !== null) throw fieldError("owner", "accountTaken");
  return account.id;
}
