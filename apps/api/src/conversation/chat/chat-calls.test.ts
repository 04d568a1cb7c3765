import {
  chatCall,
  chatListCall,
  chatMessagesCall,
  deleteMessageCall,
  editMessageCall,
  freezeChatCall,
  openAttachmentCall,
  organizerChatCall,
  readChatCall,
  supportChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import { disableChatNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { Person } from "../../../testing/platform.ts";
import { Chats, failure } from "../../../testing/conversation/test-chats.ts";

let chats: Chats;
let organizer: Person;
let otherOrganizer: Person;
let staff: Person;
beforeAll(async () => {
  chats = await Chats.open();
  ({ organizer, otherOrganizer, staff } = chats);
});
afterAll(() => chats.platform.close());

describe("a chat with an organizer", () => {
  test("is opened once by its tourist and shown to each side from that side's view", async () => {
    const { tourist, id, first } = await chats.conversation();
    expect(first).toMatchObject({ type: "output", side: "tourist", sending_status: 3 });
    const again = await chats.client(tourist).call(organizerChatCall, {
      body: { organizer_id: organizers.direct },
    });
    expect(again).toMatchObject({ id, message: null });
    const ours = await chats.client(organizer).call(chatCall, { query: { chat_id: String(id) } });
    expect(ours).toMatchObject({
      own_side: "organizer",
      unread_count: 1,
      tourist: { name: "Вера Полевая" },
      last_message: { id: first.id, type: "input", text: "Есть места в июле?", is_read: false },
    });
    const theirs = await chats.client(tourist).call(chatCall, { query: { chat_id: String(id) } });
    expect(theirs).toMatchObject({
      own_side: "tourist",
      unread_count: 0,
      host: { name: "Анна Ветрова", organizer_id: 1 },
      last_message: { type: "output" },
    });
  });

  test("is found only by the other side's name, and shows the tourist's photo", async () => {
    const { tourist, id } = await chats.conversation();
    const [photo] = await chats.platform.rows<{ uuid: string }>(
      `WITH photo AS (
         INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id, is_public)
         VALUES ('image', 'avatar', gen_random_uuid()::text, 'image/webp', 900, 'a.webp', $1, true) RETURNING id, uuid)
       UPDATE account SET avatar_id = photo.id FROM photo WHERE account.id = $1 RETURNING photo.uuid`,
      tourist.accountId,
    );
    const found = async (person: Person, search: string) => {
      const { items, total } = await chats
        .client(person)
        .call(chatListCall, { query: { search, limit: "100" } });
      expect(items.length).toBe(total);
      return items.map((chat) => chat.id);
    };
    expect(await found(tourist, "анна ВЕТР")).toEqual([id]);
    expect(await found(tourist, "Полевая")).toEqual([]);
    expect(await found(tourist, "ru")).toEqual([]);
    expect(await found(tourist, "%")).toEqual([]);
    expect(await found(organizer, "полевая")).toContain(id);
    expect(await found(otherOrganizer, "полевая")).not.toContain(id);
    const seen = await chats.client(organizer).call(chatCall, { query: { chat_id: String(id) } });
    expect(seen.tourist.photo?.image).toBe(`/files/${photo?.uuid}/image/{size}.avif`);
  });

  test("is one chat under concurrent requests", async () => {
    const tourist = await chats.platform.person("tourist");
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        chats.client(tourist).call(organizerChatCall, {
          body: { organizer_id: organizers.direct, message: `${index}` },
        }),
      ),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { items } = await chats.client(tourist).call(chatMessagesCall, {
      query: { chat_id: String(answers[0]!.id) },
    });
    expect(items).toHaveLength(8);
  });

  test("stores the tour of the last question, and refuses a tour of another organizer", async () => {
    const tour = await insertTour(chats.platform.context.pool);
    const { tourist, id } = await chats.conversation();
    const body = { organizer_id: organizers.direct, tour_id: tour.tourId, message: "А этот?" };
    const { chat, message } = await chats.client(tourist).call(organizerChatCall, { body });
    expect(chat).toMatchObject({ id, tour: { id: tour.tourId, title: "Лёд Байкала" } });
    expect(message?.tour_id).toBe(tour.tourId);
    const foreign = { ...body, organizer_id: organizers.confirming };
    const error = await failure(chats.client(tourist).call(organizerChatCall, { body: foreign }));
    expect(error.validation).toHaveProperty("tour_id");
  });

  test("cannot be opened with an unknown organizer, with oneself or by a visitor", async () => {
    const { tourist } = await chats.conversation();
    const ask = (person: Person, id: number) =>
      failure(chats.client(person).call(organizerChatCall, { body: { organizer_id: id } }));
    expect(await ask(tourist, 999)).toMatchObject({ code: "not_found" });
    expect(await ask(organizer, organizers.direct)).toMatchObject({ code: "conflict" });
    expect(await ask({ ...tourist, token: null }, organizers.direct)).toMatchObject({
      status: 401,
    });
  });
});

describe("access to chats", () => {
  test("is refused with 404 by every call to people outside the chat", async () => {
    const { id, first } = await chats.conversation();
    const stranger = await chats.platform.person("otherTourist");
    for (const person of [stranger, otherOrganizer]) {
      const calls = [
        chats.client(person).call(chatCall, { query: { chat_id: String(id) } }),
        chats.client(person).call(chatMessagesCall, { query: { chat_id: String(id) } }),
        chats.client(person).call(readChatCall, { body: { chat_id: id } }),
        chats.say(person, id, "?"),
        chats.client(person).call(disableChatNotificationsCall, { body: { chat_id: id } }),
        chats
          .client(person)
          .call(editMessageCall, { body: { message_id: first.id, message: "?" } }),
        chats.client(person).call(deleteMessageCall, { body: { message_id: first.id } }),
        chats.client(person).call(openAttachmentCall, { body: { message_id: first.id } }),
      ];
      for (const error of await Promise.all(calls.map(failure)))
        expect(error).toMatchObject({ status: 404 });
    }
  });

  test("lets staff read an organizer's chat without writing or marking it as read", async () => {
    const { id } = await chats.conversation();
    const seen = await chats.client(staff).call(chatCall, { query: { chat_id: String(id) } });
    expect(seen).toMatchObject({ own_side: null, can_write: false });
    expect(await failure(chats.say(staff, id, "Здравствуйте"))).toMatchObject({ status: 403 });
    expect(
      await failure(chats.client(staff).call(readChatCall, { body: { chat_id: id } })),
    ).toMatchObject({ status: 403 });
  });

  test("lists the caller's chats newest first, and an organizer's chats to its people and to staff", async () => {
    const first = await chats.conversation();
    const second = await chats.conversation();
    await chats.say(first.tourist, first.id, "Ау?");
    const query = { tour_organizer_id: "1", limit: "2" };
    const list = await chats.client(organizer).call(chatListCall, { query });
    expect(list.items.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(list).toMatchObject({ limit: 2, offset: 0, support_chat_id: null });
    expect(list.total).toBeGreaterThanOrEqual(2);
    const next = await chats
      .client(organizer)
      .call(chatListCall, { query: { ...query, offset: "1" } });
    expect(next.items[0]?.id).toBe(second.id);
    const own = await chats.client(first.tourist).call(chatListCall);
    expect(own).toMatchObject({ total: 1, limit: 20, items: [{ id: first.id }] });
    for (const person of [first.tourist, otherOrganizer])
      expect(await failure(chats.client(person).call(chatListCall, { query }))).toMatchObject({
        status: 403,
      });
    const moderated = await chats.client(staff).call(chatListCall, { query });
    expect(moderated.items[0]?.own_side).toBeNull();
  });

  test("reports each invalid field", async () => {
    const { tourist, id } = await chats.conversation();
    const call = chats.client(tourist).call;
    const wrong = await fetch(`${chats.platform.url}/crm/api/chat/send-message`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-authorization": `Bearer ${tourist.token}`,
        "x-language": "en",
      },
      body: JSON.stringify({ chat_id: String(id), message: "Hi" }),
    });
    expect(await wrong.json()).toMatchObject({
      validation: { chat_id: ["data.chatId must be a number"] },
    });
    const faults = async (promise: Promise<unknown>) =>
      Object.keys((await failure(promise)).validation);
    expect(await faults(chats.say(tourist, id, "  "))).toEqual(["message"]);
    expect(await faults(chats.say(tourist, id, "я".repeat(5001)))).toEqual(["message"]);
    expect(await faults(call(chatCall, { query: { chat_id: "1x" } }))).toEqual(["chat_id"]);
    expect(await faults(call(chatMessagesCall, { query: { chat_id: "-1" } }))).toEqual(["chat_id"]);
    expect(await faults(call(chatListCall, { query: { limit: "many" } }))).toEqual(["limit"]);
    expect(await faults(call(chatUnreadCountCall, { query: { organizer_id: "x" } }))).toEqual([
      "organizer_id",
    ]);
    expect(await faults(call(organizerChatCall, { body: { organizer_id: 0 } }))).toEqual([
      "organizer_id",
    ]);
    expect(await faults(call(supportChatCall, { query: { site_id: "x".repeat(21) } }))).toEqual([
      "site_id",
    ]);
  });
});

describe("the support chat", () => {
  test("exists once per account and is answered by staff", async () => {
    const tourist = await chats.platform.person("tourist");
    const open = () => chats.client(tourist).call(supportChatCall, { query: { site_id: "ru" } });
    const ids = await Promise.all(Array.from({ length: 5 }, open));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const { id } = ids[0]!;
    await chats.say(tourist, id, "Помогите");
    const before = await chats.client(staff).call(chatUnreadCountCall);
    expect(before.count).toBeGreaterThan(0);
    await chats.say(staff, id, "Чем помочь?");
    const seen = await chats.client(tourist).call(chatListCall);
    expect(seen).toMatchObject({ support_chat_id: id, unread_count: 1 });
    expect(seen.items[0]).toMatchObject({
      kind: "support",
      host: { name: "", organizer_id: null },
    });
    for (const person of [organizer, await chats.platform.person("otherTourist")])
      expect(await failure(chats.say(person, id, "?"))).toMatchObject({ status: 404 });
    const list = await chats.client(staff).call(chatListCall);
    expect(list.items.map((chat) => chat.id)).toContain(id);
  });
});

describe("freezing a chat by staff", () => {
  test("blocks new messages until staff unfreeze it", async () => {
    const { tourist, id } = await chats.conversation();
    const freeze = (person: Person, isFrozen: boolean) =>
      chats
        .client(person)
        .call(freezeChatCall, { body: { chat_id: id, is_frozen: isFrozen, reason: "Проверка" } });
    expect(await failure(freeze(organizer, true))).toMatchObject({ status: 403 });
    expect(await freeze(staff, true)).toMatchObject({ id, is_frozen: true });
    for (const person of [tourist, organizer])
      expect(await failure(chats.say(person, id, "Ау"))).toMatchObject({ code: "conflict" });
    expect(
      await failure(
        chats.client(tourist).call(organizerChatCall, {
          body: { organizer_id: organizers.direct, message: "Ау" },
        }),
      ),
    ).toMatchObject({ code: "conflict" });
    expect(await freeze(staff, false)).toMatchObject({ is_frozen: false });
    expect((await chats.say(tourist, id, "Снова можно")).text).toBe("Снова можно");
  });
});
