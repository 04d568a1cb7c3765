import {
  organizerChatCall,
  readChatCall,
  sendMessageCall,
  supportChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { disableChatNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writePresence } from "../../platform/realtime/presence-store.ts";
import { organizers } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { sendChatReminders } from "./reminders.ts";

let platform: Platform;
let organizer: Person;
beforeAll(async () => {
  platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off" } });
  organizer = await platform.person("organizer");
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.rows("TRUNCATE chat, outbox CASCADE");
});

async function answeredChat() {
  const tourist = await platform.person("tourist");
  const { id } = await platform.client(tourist).call(organizerChatCall, {
    body: { organizer_id: organizers.direct, message: "Вопрос" },
  });
  await platform.client(organizer).call(readChatCall, { body: { chat_id: id } });
  await answer(id);
  return { tourist, id };
}

const answer = (chatId: number) =>
  platform.client(organizer).call(sendMessageCall, { body: { chat_id: chatId, message: "Ответ" } });

const pass = (minutes: number) =>
  platform.rows(
    "UPDATE chat_message SET created_at = created_at - make_interval(mins => $1)",
    minutes,
  );

const written = () =>
  platform.rows<{ channel: string; recipient: string; body: string }>(
    "SELECT channel, recipient, body FROM outbox WHERE kind = 'chatUnread' ORDER BY id",
  );

const emailOf = async (person: Person) =>
  (
    await platform.rows<{ email: string }>(
      "SELECT email FROM account WHERE id = $1",
      person.accountId,
    )
  )[0]!.email;

test("reminds once of messages unread for five minutes, and again only after they were read", async () => {
  const { tourist, id } = await answeredChat();
  await pass(4);
  await sendChatReminders(platform.context);
  expect(await written()).toEqual([]);
  await pass(1);
  await Promise.all(Array.from({ length: 4 }, () => sendChatReminders(platform.context)));
  await answer(id);
  await pass(10);
  await sendChatReminders(platform.context);
  const [reminder, ...more] = await written();
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({ channel: "email", recipient: await emailOf(tourist) });
  expect(reminder?.body).toContain("Анна Ветрова");
  expect(reminder?.body).toContain("/chat/");
  expect(reminder?.body).toContain("/settings#notifications");

  await platform.client(tourist).call(readChatCall, { body: { chat_id: id } });
  await answer(id);
  await pass(6);
  await sendChatReminders(platform.context);
  expect(await written()).toHaveLength(2);
});

test("reminds the organizer of a tourist's question", async () => {
  const tourist = await platform.person("tourist");
  await platform.client(tourist).call(organizerChatCall, {
    body: { organizer_id: organizers.confirming, message: "Вопрос" },
  });
  await pass(6);
  await sendChatReminders(platform.context);
  // The organizer has no account: the letter goes to the organizer's own address.
  expect(await written()).toEqual([
    expect.objectContaining({
      recipient: "organizer2@tropa.example",
      body: expect.stringContaining("/organizer/chats/"),
    }),
  ]);
});

test("sends no reminder to people online, in muted chats or in chats silent for a week", async () => {
  const watching = await answeredChat();
  await writePresence(platform.context.pool, "00000000-0000-4000-8000-000000000001", [
    watching.tourist.accountId,
  ]);
  const muted = await answeredChat();
  await platform
    .client(muted.tourist)
    .call(disableChatNotificationsCall, { body: { chat_id: muted.id } });
  const old = await answeredChat();
  await platform.rows(
    "UPDATE chat SET updated_at = now() - interval '8 days' WHERE id = $1",
    old.id,
  );
  await pass(6);
  await sendChatReminders(platform.context);
  expect(await written()).toEqual([]);
  await platform.rows("UPDATE realtime_presence SET alive_until = now()");
  await sendChatReminders(platform.context);
  expect(await written()).toHaveLength(1);
});

test("sends the reminder by a connected messenger instead of e-mail", async () => {
  const { tourist } = await answeredChat();
  await platform.rows(
    "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, 'telegram', '777')",
    tourist.accountId,
  );
  await pass(6);
  await sendChatReminders(platform.context);
  expect(await written()).toEqual([
    expect.objectContaining({ channel: "telegram", recipient: "777" }),
  ]);
});

test("falls back to e-mail when messengers are turned off, and sends nothing when e-mail is off", async () => {
  const { tourist } = await answeredChat();
  const off = (way: string) =>
    platform.rows(
      "INSERT INTO letter_off (account_id, topic, way) VALUES ($1, 'messages', $2)",
      tourist.accountId,
      way,
    );
  await platform.rows(
    "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, 'vk', '778')",
    tourist.accountId,
  );
  await off("messenger");
  await pass(6);
  await sendChatReminders(platform.context);
  expect(await written()).toMatchObject([{ channel: "email" }]);
  await platform.rows("UPDATE chat SET tourist_reminded_at = NULL");
  await off("email");
  await sendChatReminders(platform.context);
  expect(await written()).toHaveLength(1);
});

test("notifies the team once of a support chat unread for five minutes", async () => {
  const tourist = await platform.person("tourist");
  const { id } = await platform.client(tourist).call(supportChatCall, { query: {} });
  const ask = () =>
    platform
      .client(tourist)
      .call(sendMessageCall, { body: { chat_id: id, message: "Где наш гид?" } });
  const told = () =>
    platform.rows<{ recipient: string; body: string }>(
      "SELECT recipient, body FROM outbox WHERE kind = 'staffSupportMessage' ORDER BY id",
    );
  await ask();
  await pass(4);
  await sendChatReminders(platform.context);
  expect(await told()).toEqual([]);
  await pass(1);
  await Promise.all(Array.from({ length: 3 }, () => sendChatReminders(platform.context)));
  await ask();
  await pass(10);
  await sendChatReminders(platform.context);
  const [letter, ...more] = await told();
  expect(more).toEqual([]);
  expect(letter?.recipient).toBe(platform.context.config.staffEmail);
  expect(letter?.body).toContain(`/staff/support?chat=${id}`);
  // What a tourist writes to support stays in the chat.
  expect(letter?.body).not.toContain("гид");

  const staff = await platform.person("staff");
  await platform.client(staff).call(readChatCall, { body: { chat_id: id } });
  await ask();
  await pass(6);
  await sendChatReminders(platform.context);
  expect(await told()).toHaveLength(2);
});
