import {
  chatsForNotificationsCall,
  disableChatNotificationsCall,
  enableChatNotificationsCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
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

describe("notifications of chats", () => {
  test("are listed by chat and can be switched off by each side", async () => {
    const { tourist, id } = await chats.conversation();
    const list = () => chats.client(tourist).call(chatsForNotificationsCall);
    expect((await list()).items).toEqual([
      {
        chat_id: id,
        kind: "organizer",
        name: "Анна Ветрова",
        messenger_was_activated: false,
        notifications_enabled: true,
      },
    ]);
    const mute = () =>
      chats.client(tourist).call(disableChatNotificationsCall, { body: { chat_id: id } });
    expect(await mute()).toEqual({ success: true });
    await mute();
    expect((await list()).items[0]?.notifications_enabled).toBe(false);
    const unmute = (person: Person) =>
      chats.client(person).call(enableChatNotificationsCall, { body: { chat_id: id } });
    // Somebody else's wish stays as it is.
    await unmute(organizer);
    expect(await failure(unmute(otherOrganizer))).toMatchObject({ status: 404 });
    expect((await list()).items[0]?.notifications_enabled).toBe(false);
    await unmute(tourist);
    expect((await list()).items[0]?.notifications_enabled).toBe(true);
    expect((await chats.client(organizer).call(chatsForNotificationsCall)).items).toContainEqual(
      expect.objectContaining({ chat_id: id, name: "Вера Полевая", notifications_enabled: true }),
    );
  });

  test("are listed for a chat given by id even when many newer chats exist", async () => {
    const { id } = await chats.conversation();
    await chats.platform.rows(
      `WITH people AS (INSERT INTO account (first_name, email, storefront)
         SELECT 'Новый', 'newer-' || n || '@tropa.example', 'ru' FROM generate_series(1, 100) AS n RETURNING id)
       INSERT INTO chat (account_id, organizer_id, storefront) SELECT id, $1, 'ru' FROM people RETURNING id`,
      organizers.direct,
    );
    const named = (person: Person) =>
      chats.client(person).call(chatsForNotificationsCall, { query: { chat_id: String(id) } });
    const newest = await chats.client(organizer).call(chatsForNotificationsCall);
    expect(newest.items.map((one) => one.chat_id)).not.toContain(id);
    await chats.client(organizer).call(disableChatNotificationsCall, { body: { chat_id: id } });
    expect((await named(organizer)).items).toEqual([
      expect.objectContaining({ chat_id: id, notifications_enabled: false }),
    ]);
    // Staff who look into a chat get no notifications of it: there is nothing to mute.
    expect((await named(staff)).items).toEqual([]);
    expect(await failure(named(otherOrganizer))).toMatchObject({ status: 404 });
  });
});
