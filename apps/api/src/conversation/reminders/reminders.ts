import { localisedName } from "@tropa/domain/people/full-name";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { letterLink, ownLocale } from "../../platform/storefronts/storefront.ts";
import type { ApiContext } from "../../config/context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import type { Client } from "../../platform/db/database.ts";
import { writeMessage } from "../../platform/outbox/message-text.ts";
import { enqueue, enqueueText } from "../../platform/outbox/outbox.ts";
import { wantedContacts } from "../../people/notifications/notifications.ts";
import { unsubscribeLink } from "../../people/unsubscribe/unsubscribe.ts";
import { claimReminders, claimSupportReminders } from "./reminder-store.ts";
import type { ReminderRow, SupportRow } from "./reminder-store.ts";

/** How long a message stays unread before its reader is reminded. */
const waitMinutes = 5;
/** Chats silent for longer are ignored. */
const forgetDays = 7;
/** Most chats per side and run. */
const limit = 200;

/**
 * Reminds people of messages unread for five minutes while they had no open socket: by connected messenger, else by
 * e-mail or SMS, once per chat until they read it. Tells the team about unread support chats. Returns the number of
 * letters. Safe to run in several processes.
 */
export async function sendChatReminders(context: ApiContext): Promise<number> {
  let count = await inTransaction(context.pool, async (client) => {
    const waiting = await claimSupportReminders(client, { waitMinutes, forgetDays, limit });
    for (const chat of waiting) await notifyTeam(context, client, chat);
    return waiting.length;
  });
  for (const side of ["tourist", "host"] as const) {
    count += await inTransaction(context.pool, async (client) => {
      const reminders = await claimReminders(client, side, { waitMinutes, forgetDays, limit });
      for (const reminder of reminders) await remind(context, client, reminder);
      return reminders.length;
    });
  }
  return count;
}

async function notifyTeam({ config }: ApiContext, client: Client, row: SupportRow): Promise<void> {
  const storefront = config.storefronts.of(row.storefront);
  const reader = { storefront, locale: ownLocale(storefront) };
  await enqueueText(
    client,
    { email: config.staffEmail, phone: null, ...reader },
    "staffSupportMessage",
    {
      sender: row.tourist_name || `#${row.chat_id}`,
      count: row.unread,
      link: letterLink(reader, `/staff/support?chat=${row.chat_id}`),
    },
  );
}

function senderOf(row: ReminderRow, locale: Locale): string {
  if (row.side === "host") return row.tourist_name;
  return localisedName(
    { first_name: row.organizer_first_name, last_name: row.organizer_last_name },
    locale,
  );
}

async function remind({ config }: ApiContext, client: Client, row: ReminderRow): Promise<void> {
  const storefront = config.storefronts.of(row.storefront);
  const locale = isLocale(row.language) ? row.language : ownLocale(storefront);
  const reader = { storefront, locale };
  const path: `/${string}` =
    row.side === "tourist" ? `/chat/${row.chat_id}` : `/organizer/chats/${row.chat_id}`;
  const values = {
    sender: senderOf(row, locale),
    count: row.unread,
    link: letterLink(reader, path),
    choices: row.account_id === null ? "" : letterLink(reader, "/settings#notifications"),
  };
  const kind = "chatUnread";
  if (row.source === null || row.external_id === null) {
    const { email, phone, account_id: id } = row;
    const to = await wantedContacts(client, id, "messages", { email, phone });
    const ends = { accountId: id, email: to.email, topic: "messages" } as const;
    const unsubscribe = unsubscribeLink(config, reader, ends);
    await enqueueText(client, { ...to, ...reader }, kind, { ...values, unsubscribe });
    return;
  }
  const { body } = writeMessage(kind, reader, values);
  const to = { channel: row.source, recipient: row.external_id };
  const chat = { id: row.chat_id, messageId: row.last_message_id };
  await enqueue(client, { ...to, subject: null, body, kind, bookingId: null, locale, chat });
}
