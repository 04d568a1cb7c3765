import { chatMessagesCall, freezeChatCall } from "@tropa/api-contract/conversation/calls-chat";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  botSettings,
  botSources,
  externalIdOf,
  nextPerson,
  sendUpdate,
} from "../../../testing/stand-ins/bots.ts";
import type { BotSource } from "../../../testing/stand-ins/bots.ts";
import type { Person } from "../../../testing/platform.ts";
import { Chats } from "../../../testing/conversation/test-chats.ts";
import { deliverMessage } from "../../platform/outbox/delivery.ts";
import { sendNotices } from "../notices/notices.ts";
import { sendChatReminders } from "../reminders/reminders.ts";

let chats: Chats;
beforeAll(async () => {
  chats = await Chats.open(botSettings);
});
afterAll(() => chats.platform.close());
beforeEach(async () => {
  await chats.platform.rows("TRUNCATE chat, outbox CASCADE");
});

/** Connects an account with a new person of a messenger. */
async function connect(person: Person, source: BotSource): Promise<number> {
  const there = nextPerson();
  await chats.platform.rows(
    "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, $2, $3)",
    person.accountId,
    source,
    externalIdOf(source, there),
  );
  return there;
}

const letters = () =>
  chats.platform.rows<{ id: number; kind: string; recipient: string; body: string }>(
    "SELECT id, kind, recipient, body FROM outbox ORDER BY id",
  );

/** Sends the newest letter; the messenger gives it this id. */
async function deliver(source: BotSource, externalId: string): Promise<void> {
  const newest = (await letters()).at(-1)!;
  const gateway = { send: async () => externalId };
  await deliverMessage(chats.platform.context, { [source]: gateway }, newest.id);
}

/** The messages of a chat, the oldest first. */
async function said(person: Person, id: number) {
  const { items } = await chats.client(person).call(chatMessagesCall, {
    query: { chat_id: String(id) },
  });
  return items.toReversed();
}

const answer = (source: BotSource, person: number, update: object) =>
  sendUpdate(chats.platform.url, source, { person, ...update });

describe.each(botSources)("a reply in %s", (source) => {
  test("is added once to the chat of the quoted letter and marks that chat's messages as read", async () => {
    const { tourist, id } = await chats.conversation();
    const other = await chats.conversation("Другой вопрос");
    const host = await connect(chats.organizer, source);
    for (const chat of [{ tourist, id }, other]) {
      const { id: messageId } = await chats.say(chat.tourist, chat.id, `Есть места? ${chat.id}`);
      await sendNotices(chats.platform.context, messageId);
      await deliver(source, String(chat.id));
    }
    const update = { text: "Да, два места", replyTo: String(id), updateId: nextPerson() };
    const sent = await Promise.all([answer(source, host, update), answer(source, host, update)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await answer(source, host, update);
    const messages = await said(tourist, id);
    expect(messages.map(({ text }) => text)).toEqual([
      "Есть места в июле?",
      `Есть места? ${id}`,
      "Да, два места",
    ]);
    expect(messages[2]).toMatchObject({ type: "input", side: "organizer" });
    expect(messages.map(({ is_read: isRead }) => isRead)).toEqual([true, true, false]);
    expect(await said(other.tourist, other.id)).toHaveLength(2);
    await chats.platform.rows("DELETE FROM messenger_connection");
  });
});

test("adds a reply without a quoted letter to the only chat that wrote; with several it asks which one", async () => {
  const { tourist, id } = await chats.conversation();
  const there = await connect(tourist, "telegram");
  const { id: messageId } = await chats.say(chats.organizer, id, "Есть два места");
  await sendNotices(chats.platform.context, messageId);
  await answer("telegram", there, { text: "Беру" });
  expect((await said(tourist, id)).at(-1)).toMatchObject({ text: "Беру", type: "output" });

  const [second] = await chats.platform.rows<{ id: number }>(
    "INSERT INTO chat (account_id, organizer_id, storefront) SELECT account_id, 2, storefront FROM chat RETURNING id",
  );
  const { id: thirdId } = await chats.say(chats.otherOrganizer, second!.id, "И у нас есть");
  await sendNotices(chats.platform.context, thirdId);
  await answer("telegram", there, { text: "Кому это?" });
  expect((await letters()).at(-1)).toMatchObject({ kind: "messengerWhichChat" });
  expect(await said(tourist, id)).toHaveLength(3);
  expect(await said(tourist, second!.id)).toHaveLength(1);
});

test("refuses replies from strangers, replies to another person's letter and replies to a frozen chat", async () => {
  const { tourist, id } = await chats.conversation();
  const there = await connect(tourist, "telegram");
  const { id: messageId } = await chats.say(chats.organizer, id, "Ответ");
  await sendNotices(chats.platform.context, messageId);
  await deliver("telegram", "900");

  await answer("telegram", nextPerson(), { text: "Чужой", replyTo: "900" });
  const stranger = await connect(await chats.platform.person("tourist"), "telegram");
  await answer("telegram", stranger, { text: "Чужой", replyTo: "900" });
  expect((await letters()).at(-1)).toMatchObject({
    kind: "messengerNotSent",
    recipient: String(stranger),
  });
  // Whose messenger it was then, and is not any more.
  await chats.platform.rows(
    "UPDATE messenger_connection SET account_id = $1 WHERE external_id = $2",
    (await chats.platform.person("tourist")).accountId,
    String(there),
  );
  await answer("telegram", there, { text: "Чужой", replyTo: "900" });
  await chats.platform.rows(
    "UPDATE messenger_connection SET account_id = $1 WHERE external_id = $2",
    tourist.accountId,
    String(there),
  );
  await chats
    .client(chats.staff)
    .call(freezeChatCall, { body: { chat_id: id, is_frozen: true, reason: "Проверка" } });
  await answer("telegram", there, { text: "В закрытый", replyTo: "900" });
  expect(await said(tourist, id)).toHaveLength(2);
  expect((await letters()).at(-1)).toMatchObject({ kind: "messengerNotSent" });
});

test("sends one letter with all unread messages and masked contacts, and no extra reminder", async () => {
  const { tourist, id } = await chats.conversation();
  const there = await connect(tourist, "telegram");
  const first = await chats.say(chats.organizer, id, "Звоните: +7 903 123-45-67");
  const second = await chats.say(chats.organizer, id, "Или пишите");
  for (const { id: messageId } of [second, first, second])
    await sendNotices(chats.platform.context, messageId);
  const told = async () => (await letters()).filter(({ recipient }) => recipient === String(there));
  const [letter, ...more] = await told();
  expect(more).toEqual([]);
  expect(letter?.body).toMatch(/^Анна Ветрова: Звоните: \*+\n\nИли пишите\n/);
  expect(letter?.body).toContain(`/chat/${id}`);
  await chats.platform.rows("UPDATE chat_message SET created_at = now() - interval '6 minutes'");
  await chats.platform.rows("DELETE FROM realtime_presence");
  await sendChatReminders(chats.platform.context);
  expect(await told()).toHaveLength(1);
});

test("sends no letter for a muted or read chat, and at most ten letters until the reader replies", async () => {
  const { tourist, id } = await chats.conversation();
  await connect(tourist, "telegram");
  const tell = async (text: string) =>
    sendNotices(chats.platform.context, (await chats.say(chats.organizer, id, text)).id);
  await chats.platform.rows("INSERT INTO chat_mute VALUES ($1, $2)", id, tourist.accountId);
  await tell("Тихо");
  await chats.platform.rows("DELETE FROM chat_mute");
  const { id: readId } = await chats.say(chats.organizer, id, "Прочитано");
  await chats.platform.rows("UPDATE chat SET tourist_read_id = $1", readId);
  await sendNotices(chats.platform.context, readId);
  expect(await letters()).toEqual([]);
  for (let number = 0; number < 12; number += 1) await tell(`Сообщение ${number}`);
  expect(await letters()).toHaveLength(10);
});

test("queues a messenger letter only when the reader has connected a messenger", async () => {
  const { tourist, id } = await chats.conversation();
  const jobs = () =>
    chats.platform.rows<{ messageId: number }>(
      `SELECT (payload ->> 'messageId')::integer AS "messageId" FROM graphile_worker._private_jobs
        WHERE payload ->> 'messageId' IS NOT NULL ORDER BY 1`,
    );
  const before = await jobs();
  await chats.say(chats.organizer, id, "Без мессенджера");
  expect(await jobs()).toEqual(before);
  await connect(tourist, "vk");
  const { id: messageId } = await chats.say(chats.organizer, id, "С мессенджером");
  expect(await jobs()).toEqual([...before, { messageId }]);
});

test("treats a VK message with a link's payload as a reply", async () => {
  const { tourist, id } = await chats.conversation();
  const there = await connect(tourist, "vk");
  const { id: messageId } = await chats.say(chats.organizer, id, "Ответ");
  await sendNotices(chats.platform.context, messageId);
  const body = {
    type: "message_new",
    secret: botSettings.VK_WEBHOOK_SECRET,
    event_id: "sticky",
    object: { message: { from_id: there, text: "Спасибо", ref: `c${"x".repeat(32)}` } },
  };
  await fetch(`${chats.platform.url}/messengers/vk/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect((await said(tourist, id)).at(-1)).toMatchObject({ text: "Спасибо" });
});

describe.each(["telegram", "vk"] as const)("an edit in %s", (source) => {
  async function answered() {
    const { tourist, id } = await chats.conversation();
    const there = await connect(tourist, source);
    const { id: messageId } = await chats.say(chats.organizer, id, "Сколько вас?");
    await sendNotices(chats.platform.context, messageId);
    const written = nextPerson();
    await answer(source, there, { text: "Нас двое", messageId: written });
    const change = (text: string, more: object = {}) =>
      answer(source, there, { text, messageId: written, isEdit: true, ...more });
    return { tourist, id, change, there, written };
  }

  test("changes the message in the chat for an hour", async () => {
    const { tourist, id, change } = await answered();
    await change("Нас трое");
    const last = async () => (await said(tourist, id)).at(-1);
    expect(await last()).toMatchObject({ text: "Нас трое", edited_at: expect.any(String) });
    expect(await said(tourist, id)).toHaveLength(3);

    await chats.platform.rows("UPDATE chat_message SET created_at = now() - interval '61 minutes'");
    const before = (await letters()).length;
    await change("Нас трое");
    expect(await letters()).toHaveLength(before);
    await change("Нас четверо");
    expect(await last()).toMatchObject({ text: "Нас трое" });
    expect((await letters()).at(-1)).toMatchObject({ kind: "messengerNotEdited" });
    expect((await letters()).at(-1)?.body).toContain(`/chat/${id}`);
  });

  test("is ignored from a stranger, for an unknown message and with an empty text", async () => {
    const { tourist, id, change, written } = await answered();
    const stranger = await connect(await chats.platform.person("tourist"), source);
    await answer(source, stranger, { text: "Чужой", messageId: written, isEdit: true });
    await change("Мимо", { messageId: nextPerson() });
    await change("");
    const messages = await said(tourist, id);
    expect(messages).toHaveLength(3);
    expect(messages.at(-1)).toMatchObject({ text: "Нас двое" });
  });
});
