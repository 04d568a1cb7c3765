import { greetingName } from "@tropa/domain/people/full-name";
import type { ApiContext } from "../../config/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { MessageKind } from "../../platform/outbox/message-text.ts";
import { enqueueText } from "../../platform/outbox/outbox.ts";
import type { StorefrontReader } from "../../platform/storefronts/storefront.ts";
import type { Account } from "./account-store.ts";

/** The confirmed contacts, the only ones to which anything about an account may be sent. */
export const ownContacts = (account: Account) => ({
  email: account.email_confirmed_at === null ? null : account.email,
  phone: account.phone_confirmed_at === null ? null : account.phone,
});

/** Writes to the owner of an account: by e-mail, or to the phone if there is no e-mail. */
export async function notifyOwner(
  client: Queryable,
  account: Account,
  reader: StorefrontReader,
  kind: MessageKind,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await enqueueText(client, { ...ownContacts(account), ...reader }, kind, {
    name: greetingName(account),
    ...values,
  });
}

/** Writes to the owner of an account what was done without them, in the name of the storefront where they signed up. */
export async function notifyAbsentOwner(
  { config }: Pick<ApiContext, "config">,
  client: Queryable,
  account: Account,
  kind: MessageKind,
): Promise<void> {
  const storefront = config.storefronts.of(account.storefront);
  await notifyOwner(client, account, { storefront, locale: account.language }, kind, {});
}
