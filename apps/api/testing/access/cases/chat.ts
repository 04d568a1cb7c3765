import { organizers } from "../../fixtures.ts";
import { bookingKeepers, chatReaders, sides } from "./cases.ts";
import type { AccessCase } from "./cases.ts";

/** Chats and calls between the two sides, with phone codes. */
export const chatCases: readonly AccessCase[] = [
  ...["chatList", "chatChannels", "chatUnreadCount", "realtimeTicket"].map((call): AccessCase => ({
    call,
  })),
  { call: "supportChat" },
  { call: "chatConnectionCode", input: () => ({ body: { source_id: 1 } }) },
  { call: "pushState" },
  { call: "unsubscribePush" },
  {
    call: "subscribePush",
    input: () => ({
      body: {
        endpoint: "https://push.example/device",
        keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
      },
    }),
  },
  { call: "disconnectMessenger", input: () => ({ body: { source_id: 1 } }) },
  {
    call: "organizerChat",
    // An organizer that nobody in the world works for, because people cannot write to themselves.
    input: () => ({ body: { organizer_id: 3, message: "Есть места?" } }),
  },
  ...["chat", "chatMessages", "chatsForNotifications"].map((call): AccessCase => ({
    call,
    for: chatReaders,
    input: async (world) => ({ query: { chat_id: String((await world.chat()).id) } }),
  })),
  ...["readChat", "disableChatNotifications", "enableChatNotifications"].map(
    (call): AccessCase => ({
      call,
      for: sides,
      input: async (world) => ({ body: { chat_id: (await world.chat()).id } }),
    }),
  ),
  {
    call: "sendMessage",
    for: sides,
    input: async (world) => ({ body: { chat_id: (await world.chat()).id, message: "Спасибо" } }),
  },
  {
    call: "editMessage",
    for: ["tourist"],
    input: async (world) => ({
      body: { message_id: (await world.chat()).messageId, message: "Поправка" },
    }),
  },
  {
    call: "deleteMessage",
    for: ["tourist"],
    input: async (world) => ({ body: { message_id: (await world.chat()).messageId } }),
  },
  {
    call: "moderateMessage",
    input: async (world) => ({ body: { message_id: (await world.chat()).messageId } }),
  },
  {
    call: "freezeChat",
    input: async (world) => ({
      body: { chat_id: (await world.chat()).id, is_frozen: false, reason: "Проверка" },
    }),
  },
  {
    call: "openAttachment",
    for: chatReaders,
    input: async (world) => {
      const { messageId } = await world.chat();
      const fileId = await world.id(
        `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
         VALUES ('file', 'chat', gen_random_uuid()::text, 'application/pdf', 1200, 'Маршрут.pdf', $1) RETURNING id`,
        world.people.tourist.accountId,
      );
      await world.platform.rows(
        "UPDATE chat_message SET file_id = $2, attachment_status = 'ready' WHERE id = $1",
        messageId,
        fileId,
      );
      return { body: { message_id: messageId } };
    },
  },
  {
    call: "organizerPhoneCode",
    input: () => ({ body: { tour_organizer_id: organizers.direct } }),
  },
  {
    call: "userPhoneCode",
    for: bookingKeepers,
    input: async (world) => ({ body: { chat_id: (await world.chat()).id } }),
  },
  {
    call: "webCallData",
    input: () => ({ body: { organizer_id: organizers.direct } }),
  },
];
