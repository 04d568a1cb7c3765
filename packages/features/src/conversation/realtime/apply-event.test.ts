import { QueryClient } from "@tanstack/react-query";
import type { Chat, ChatMessage } from "@tropa/api-contract/conversation/chat";
import { sendStatuses } from "@tropa/domain/conversation/chat-message";
import { beforeEach, expect, test } from "vitest";
import { chatKeys } from "../queries/unread-query.ts";
import type { KnownMessages } from "../queries/message-pages.ts";
import { applyEvent } from "./apply-event.ts";

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  chat_id: 1,
  type: "input",
  side: "organizer",
  author: null,
  text: `message ${id}`,
  attachment: null,
  tour_id: null,
  sending_status: sendStatuses.success,
  is_read: false,
  is_moderated: false,
  has_hidden_contacts: false,
  is_deleted: false,
  created_at: "2026-06-01T10:00:00.000Z",
  edited_at: null,
  ...more,
});

const chat = (id: number, more: Partial<Chat> = {}): Chat => ({
  id,
  kind: "organizer",
  own_side: "tourist",
  tourist: { organizer_id: null, name: "Maria", photo: null },
  host: { organizer_id: 1, name: "Ivan", photo: null },
  tour: null,
  last_message: message(10),
  unread_count: 0,
  is_frozen: false,
  can_write: true,
  created_at: "2026-06-01T10:00:00.000Z",
  updated_at: "2026-06-01T10:00:00.000Z",
  ...more,
});

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  const own = message(9, { type: "output", side: "tourist" });
  client.setQueryData<KnownMessages>(chatKeys.messages(1), {
    items: [own, message(10)],
    hasOlder: true,
  });
  client.setQueryData(chatKeys.chat(1), chat(1));
  client.setQueryData(chatKeys.unread(null), 0);
  client.setQueryData(chatKeys.list(null, ""), {
    pages: [
      { items: [chat(2), chat(1)], total: 3, limit: 2, offset: 0 },
      { items: [chat(3)], total: 3, limit: 2, offset: 2 },
    ],
    pageParams: [0, 2],
  });
});

const known = () => client.getQueryData<KnownMessages>(chatKeys.messages(1))?.items ?? [];
const ofChat = () => client.getQueryData<Chat>(chatKeys.chat(1));
const listed = () =>
  client
    .getQueryData<{ pages: { items: Chat[] }[] }>(chatKeys.list(null, ""))
    ?.pages.map(({ items }) => items.map(({ id }) => id));

test("new_message adds the message once, counts it once and moves the chat up", () => {
  for (let times = 0; times < 2; times += 1)
    applyEvent(client, { id: 1, event: "new_message", chat_id: 1, data: message(11) });
  expect(known().map(({ id }) => id)).toEqual([9, 10, 11]);
  expect(ofChat()).toMatchObject({ unread_count: 1, last_message: { id: 11 } });
  expect(listed()).toEqual([[1, 2], [3]]);
});

test("new_message does not count the reader's own message as unread", () => {
  const own = message(11, { type: "output", side: "tourist" });
  applyEvent(client, { id: 1, event: "new_message", chat_id: 1, data: own });
  expect(ofChat()?.unread_count).toBe(0);
});

test("edited, moderated and deleted messages change in the thread and in the chat list", () => {
  const edited = message(10, { text: "another", edited_at: "2026-06-01T10:01:00.000Z" });
  applyEvent(client, { id: 1, event: "message_was_edit", chat_id: 1, data: edited });
  expect(known()[1]?.text).toBe("another");
  expect(ofChat()?.last_message?.text).toBe("another");
  const moderated = message(10, { text: "********", is_moderated: true });
  applyEvent(client, { id: 2, event: "message_was_moderated", chat_id: 1, data: moderated });
  expect(known()[1]).toMatchObject({ text: "********", is_moderated: true });
  const gone = { message_id: 10, unread_count: 0 };
  applyEvent(client, { id: 3, event: "message_was_deleted", chat_id: 1, data: gone });
  expect(known()[1]).toMatchObject({ text: "", is_deleted: true });
  expect(ofChat()?.last_message?.is_deleted).toBe(true);
});

test("an edited message shows its contacts in the open chat at once", () => {
  const hidden = message(10, { text: "call ********", has_hidden_contacts: true });
  client.setQueryData<KnownMessages>(chatKeys.messages(1), { items: [hidden], hasOlder: false });
  const shown = message(10, { text: "call +79031234567" });
  applyEvent(client, { id: 1, event: "message_was_edit", chat_id: 1, data: shown });
  expect(known()).toEqual([shown]);
});

test("chat_is_read marks own messages when the other side reads, and clears the count otherwise", () => {
  const reading = { last_read_message_id: 10, unread_count: 0 };
  const tell = (id: number, side: "organizer" | "tourist") =>
    applyEvent(client, { id, event: "chat_is_read", chat_id: 1, data: { side, ...reading } });
  tell(1, "organizer");
  expect(known().map(({ is_read: isRead }) => isRead)).toEqual([true, false]);
  client.setQueryData(chatKeys.chat(1), chat(1, { unread_count: 4 }));
  tell(2, "tourist");
  expect(ofChat()?.unread_count).toBe(0);
  expect(client.getQueryState(chatKeys.unread(null))?.isInvalidated).toBe(true);
});

test("a frozen chat can be written to only by support", () => {
  const freeze = (id: number, isFrozen: boolean) =>
    applyEvent(client, {
      id,
      event: "chat_is_frozen",
      chat_id: 1,
      data: { is_frozen: isFrozen },
    });
  freeze(1, true);
  expect(ofChat()).toMatchObject({ is_frozen: true, can_write: false });
  freeze(2, false);
  expect(ofChat()).toMatchObject({ is_frozen: false, can_write: true });
  client.setQueryData(chatKeys.chat(1), chat(1, { own_side: "support" }));
  freeze(3, true);
  expect(ofChat()?.can_write).toBe(true);
});

test("chat_created makes the notification settings load again", () => {
  client.setQueryData(chatKeys.notifications, { items: [] });
  applyEvent(client, { id: 1, event: "chat_created", chat_id: 7, data: chat(7) });
  expect(client.getQueryState(chatKeys.notifications)?.isInvalidated).toBe(true);
});

test("new_message in an unlisted chat makes the list load again", () => {
  applyEvent(client, {
    id: 1,
    event: "new_message",
    chat_id: 7,
    data: message(50, { chat_id: 7 }),
  });
  expect(client.getQueryState(chatKeys.list(null, ""))?.isInvalidated).toBe(true);
  expect(listed()).toEqual([[2, 1], [3]]);
});

test("tasks_changed makes the desk's numbers, its lists and those tasks alone load again", () => {
  const keys = [["parts"], ["tasks", "ru", {}], ["task", 7, "ru"], ["task", 8, "ru"]].map((key) => [
    ...chatKeys.desk,
    ...key,
  ]);
  for (const key of keys) client.setQueryData(key, {});
  applyEvent(client, { id: 1, event: "tasks_changed", chat_id: null, data: { ids: [7] } });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
