import { greetingName } from "@tropa/domain/people/full-name";
import type { CodeSent } from "@tropa/api-contract/people/account";
import type { CodeChannel } from "@tropa/domain/people/code-channel";
import { letterLink } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { ApiError, fieldError } from "../../platform/errors/api-error.ts";
import type { Caller } from "../../server/caller.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import {
  claimBookings,
  ownAccount,
  ownContacts,
  setConfirmedContact,
} from "../accounts/accounts.ts";
import type { Account } from "../accounts/accounts.ts";
import { checkCode, findCode, sendCode, useCode } from "../codes/codes.ts";
import type { CodeKey } from "../codes/codes.ts";
import type { Contact } from "../contacts/contacts.ts";
import { dropTokens } from "../passwords/passwords.ts";

type Kind = Contact["kind"];

const keyOf = (kind: Kind, accountId: number): CodeKey => ({
  purpose: kind,
  subject: String(accountId),
});

export interface Confirmation {
  accountId: number;
  contact: Contact;
  sender: CodeChannel | undefined;
  caller: Caller;
}

/** Sends a code to confirm a new contact of an account. */
export function requestConfirmation(
  context: ApiContext,
  { accountId, contact, sender, caller }: Confirmation,
): Promise<CodeSent> {
  return sendCode(context, { key: keyOf(contact.kind, accountId), contact, sender, caller });
}

/**
 * Returns the contact waiting for its code: the one requested last, else the account's own unconfirmed one; null if all
 * are confirmed.
 */
export async function waitingContact(
  { pool }: ApiContext,
  account: Account,
  kind: Kind,
): Promise<Contact | null> {
  const sent = await findCode(pool, keyOf(kind, account.id));
  const [own, confirmedAt] =
    kind === "email"
      ? [account.email, account.email_confirmed_at]
      : [account.phone, account.phone_confirmed_at];
  if (sent && !sent.isUsed && sent.contact !== (confirmedAt && own))
    return { kind, value: sent.contact };
  return own !== null && confirmedAt === null ? { kind, value: own } : null;
}

/** Sends the waiting contact's code again. Throws `conflict` if none is waiting. */
export async function repeatConfirmation(
  context: ApiContext,
  { accountId, sender, caller }: Omit<Confirmation, "contact">,
  kind: Kind,
): Promise<CodeSent> {
  const account = await ownAccount(context.pool, accountId);
  const contact = await waitingContact(context, account, kind);
  if (!contact) throw new ApiError("conflict");
  return requestConfirmation(context, { accountId, contact, sender, caller });
}

/** Makes the contact the account's and notifies its former one. */
export async function confirmContact(
  context: ApiContext,
  { accountId, kind, code }: { accountId: number; kind: Kind; code: string },
): Promise<void> {
  const key = keyOf(kind, accountId);
  const sent = await findCode(context.pool, key);
  const subjects = [`account ${accountId}`, ...(sent ? [sent.contact] : [])];
  const right = await checkCode(context, key, code, subjects);
  try {
    await inTransaction(context.pool, async (client) => {
      await useCode(client, right);
      const before = await ownAccount(client, accountId);
      await setConfirmedContact(client, accountId, { kind, value: right.contact });
      // Links in the former mailbox must no longer set this account's password.
      if (ownContacts(before)[kind] !== right.contact) await dropTokens(client, accountId);
      await claimBookings(client, accountId);
      await notifyFormerContact(context, client, before, { kind, value: right.contact });
    });
  } catch (error) {
    // The caller has proved access to the contact, so this reveals nothing to strangers.
    if (isTaken(error)) throw fieldError("code", "contactTaken");
    throw error;
  }
}

const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "23505";

/**
 * Notifies the replaced contact and the account's other one, so that the owner learns of a takeover. Sends nothing if an
 * existing contact was merely confirmed.
 */
async function notifyFormerContact(
  { config }: ApiContext,
  client: Client,
  before: Account,
  contact: Contact,
): Promise<void> {
  const own = ownContacts(before);
  const former = own[contact.kind];
  if (former === contact.value) return;
  const reader = { storefront: config.storefronts.of(before.storefront), locale: before.language };
  const values = {
    name: greetingName(before),
    contact: contact.value,
    link: letterLink(reader, "/contacts", "/"),
  };
  const noContacts = { email: null, phone: null, ...reader };
  if (former !== null)
    await enqueueText(client, { ...noContacts, [contact.kind]: former }, "contactChanged", values);
  const other = contact.kind === "email" ? "phone" : "email";
  await enqueueText(client, { ...noContacts, [other]: own[other] }, "contactAdded", values);
}
