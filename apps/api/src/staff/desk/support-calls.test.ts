import {
  chatListCall,
  chatMessagesCall,
  freezeChatCall,
  sendMessageCall,
  supportChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { frozenChatsCall, staffDeskCall } from "@tropa/api-contract/staff/calls-desk";
import * as calls from "@tropa/api-contract/staff/calls-support";
import type { SupportView } from "@tropa/api-contract/staff/calls-support";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Platform } from "../../../testing/platform.ts";
import type { Person } from "../../../testing/platform.ts";
import { failure } from "../../../testing/conversation/test-chats.ts";

let platform: Platform;
let anna: Person;
let boris: Person;
/** Staff without the permission for support. */
let outsider: Person;

beforeAll(async () => {
  platform = await Platform.open({ settings: { CAPTCHA_PROVIDER: "off" } });
  anna = await platform.person("staff");
  boris = await platform.person("staff");
  outsider = await platform.person("commissionStaff");
});
afterAll(() => platform.close());

const say = (person: Person, chatId: number, message: string) =>
  platform.client(person).call(sendMessageCall, { body: { chat_id: chatId, message } });

/** A new tourist who has asked support something. */
async function question(text = "Где мой билет?") {
  const tourist = await platform.person("tourist");
  const { id } = await platform.client(tourist).call(supportChatCall, { query: {} });
  const message = await say(tourist, id, text);
  return { tourist, id, messageId: message.id };
}

const list = (person: Person, view: SupportView, more: object = {}) =>
  platform.client(person).call(calls.supportChatsCall, { query: { view, ...more } });

/** Of the whole list, whatever its pages. */
async function ids(person: Person, view: SupportView): Promise<number[]> {
  const first = await list(person, view);
  const found = first.items.map((item) => item.chat_id);
  for (let page = 2; page <= first.pages; page += 1)
    found.push(
      ...(await list(person, view, { page: String(page) })).items.map((item) => item.chat_id),
    );
  return found;
}

const read = async (chatId: number) =>
  (
    await platform
      .client(anna)
      .call(calls.supportChatStateCall, { query: { chat_id: String(chatId) } })
  ).chat;

const assign = (person: Person, chatId: number, from: Person | null, to: Person | null) =>
  platform.client(person).call(calls.assignSupportChatCall, {
    body: { chat_id: chatId, from: from?.accountId ?? null, to: to?.accountId ?? null },
  });

const close = (person: Person, chatId: number, lastId: number) =>
  platform
    .client(person)
    .call(calls.closeSupportChatCall, { body: { chat_id: chatId, last_message_id: lastId } });

const acts = (chatId: number) =>
  platform.rows<{ call: string; account_id: number }>(
    "SELECT call, account_id FROM audit_entry WHERE subject_kind = 'chat' AND subject_id = $1 ORDER BY id",
    String(chatId),
  );

describe("a waiting chat", () => {
  test("is queued and counted from its first message, the longest wait first", async () => {
    const before = await platform.client(anna).call(staffDeskCall);
    const first = await question("Первый вопрос");
    const second = await question("Второй вопрос");
    const again = await say(first.tourist, first.id, "И ещё одно");
    const found = (await ids(anna, "all")).filter((id) => [first.id, second.id].includes(id));
    expect(found).toEqual([first.id, second.id]);
    const item = await read(first.id);
    expect(item).toMatchObject({
      unread_count: 2,
      assignee: null,
      closed: null,
      last_message: { id: again.id, text: "И ещё одно", side: "tourist" },
    });
    expect(Date.parse(item.waiting_since ?? "")).toBeLessThan(Date.parse(again.created_at));
    const waiting = ({ parts }: typeof before) =>
      parts.find(({ part }) => part === "support")?.waiting ?? 0;
    const after = await platform.client(anna).call(staffDeskCall);
    expect(waiting(after) - waiting(before)).toBe(2);
  });

  test("is found by a part of the tourist's name", async () => {
    const { tourist, id } = await question();
    await platform.rows(
      "UPDATE account SET first_name = 'Аполлинария', last_name = 'Ромашкина' WHERE id = $1",
      tourist.accountId,
    );
    const found = await list(anna, "all", { search: "полли" });
    expect(found.items.map((item) => item.chat_id)).toEqual([id]);
    expect(await list(anna, "all", { search: "%" })).toMatchObject({ items: [], total: 0 });
  });

  test("stops waiting once support answers, and is assigned to the first person who answered", async () => {
    const { tourist, id } = await question();
    await say(anna, id, "В письме, оно пришло вчера");
    expect(await read(id)).toMatchObject({
      waiting_since: null,
      closed: null,
      assignee: { account_id: anna.accountId },
    });
    await say(boris, id, "И в личном кабинете");
    expect(await read(id)).toMatchObject({ assignee: { account_id: anna.accountId } });
    await say(tourist, id, "Не вижу");
    expect((await read(id)).waiting_since).not.toBeNull();
    expect((await acts(id)).filter(({ call }) => call === "sendMessage")).toEqual([
      { call: "sendMessage", account_id: anna.accountId },
      { call: "sendMessage", account_id: boris.accountId },
    ]);
  });
});

describe("assigning a chat", () => {
  test("succeeds for one of several people who take it at once", async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => platform.person("staff")));
    const { id } = await question();
    const taken = await Promise.allSettled(crowd.map((one) => assign(one, id, null, one)));
    const winners = crowd.filter((_, index) => taken[index]?.status === "fulfilled");
    expect(winners).toHaveLength(1);
    for (const { reason } of taken.filter((one) => one.status === "rejected"))
      expect(reason).toMatchObject({ code: "conflict" });
    expect((await read(id)).assignee?.account_id).toBe(winners[0]?.accountId);
    expect(await acts(id)).toEqual([
      { call: "assignSupportChat", account_id: winners[0]?.accountId },
    ]);
  });

  test("hands over, releases and takes over a chat if the request names its current assignee", async () => {
    const { id } = await question();
    expect(await assign(anna, id, null, anna)).toMatchObject({
      assignee: { account_id: anna.accountId },
    });
    expect(await ids(anna, "mine")).toContain(id);
    expect(await ids(anna, "unassigned")).not.toContain(id);
    await assign(anna, id, anna, boris);
    expect(await ids(boris, "mine")).toContain(id);
    expect(await failure(assign(anna, id, anna, null))).toMatchObject({ code: "conflict" });
    await assign(anna, id, boris, anna);
    await assign(anna, id, anna, null);
    expect(await ids(anna, "unassigned")).toContain(id);
  });

  test("is allowed only to and by support staff", async () => {
    const { tourist, id } = await question();
    for (const person of [outsider, tourist]) {
      expect(await failure(assign(anna, id, null, person))).toMatchObject({ status: 422 });
      expect(await failure(assign(person, id, null, anna))).toMatchObject({ status: 403 });
    }
    const { staff } = await platform
      .client(anna)
      .call(calls.supportChatStateCall, { query: { chat_id: String(id) } });
    const offered = staff.map(({ account_id: accountId }) => accountId);
    expect(offered).toEqual(expect.arrayContaining([anna.accountId, boris.accountId]));
    expect(offered).not.toContain(outsider.accountId);
  });
});

describe("closing a chat", () => {
  test("removes it from the queue and its assignee, until its tourist writes again", async () => {
    const { tourist, id } = await question();
    await assign(anna, id, null, anna);
    const { id: answerId } = await say(anna, id, "Готово");
    expect(await close(anna, id, answerId)).toMatchObject({
      waiting_since: null,
      assignee: null,
      closed: { by: "Вера Полевая" },
    });
    expect(await ids(anna, "all")).not.toContain(id);
    expect((await ids(anna, "answered"))[0]).toBe(id);
    expect(await failure(assign(anna, id, null, anna))).toMatchObject({ code: "conflict" });
    // Closing a closed chat succeeds and changes nothing.
    await close(boris, id, answerId);
    await say(tourist, id, "Ещё вопрос");
    expect(await ids(anna, "unassigned")).toContain(id);
    expect(await read(id)).toMatchObject({ closed: null, assignee: null });
    expect((await acts(id)).filter(({ call }) => call === "closeSupportChat")).toEqual([
      { call: "closeSupportChat", account_id: anna.accountId },
    ]);
  });

  test("is refused when the tourist has written an unseen message", async () => {
    const { tourist, id, messageId } = await question();
    await say(tourist, id, "Это срочно");
    expect(await failure(close(anna, id, messageId))).toMatchObject({ code: "conflict" });
    expect((await read(id)).waiting_since).not.toBeNull();
  });

  test("never hides a message that the tourist sends at the same time", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { tourist, id, messageId } = await question();
      const [closed] = await Promise.allSettled([
        close(anna, id, messageId),
        say(tourist, id, "Подождите"),
      ]);
      expect(["fulfilled", "rejected"]).toContain(closed.status);
      expect(await read(id)).toMatchObject({ closed: null, unread_count: 2 });
      expect((await read(id)).waiting_since).not.toBeNull();
    }
  });
});

test("hides support chats from staff without permission, and audits moderators' reads", async () => {
  const { id } = await question();
  expect(await failure(list(outsider, "all"))).toMatchObject({ status: 403 });
  expect(await failure(say(outsider, id, "Я помогу"))).toMatchObject({ status: 404 });
  const own = await platform.client(outsider).call(chatListCall, { query: {} });
  expect(own.items.map((chat) => chat.id)).not.toContain(id);
  const reading = (person: Person) =>
    platform.client(person).call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(await failure(reading(outsider))).toMatchObject({ status: 404 });
  expect(await acts(id)).toEqual([]);
  // Whoever moderates messages may look into one, which leaves an entry in the log.
  const moderator = await platform.person("messagesStaff");
  await reading(moderator);
  expect(await failure(say(moderator, id, "Я помогу"))).toMatchObject({ status: 403 });
  expect(await acts(id)).toEqual([{ call: "chatMessages", account_id: moderator.accountId }]);
});

test("lists a frozen chat with who froze it and why until it is unfrozen", async () => {
  const { tourist, id } = await question();
  const freeze = (person: Person, isFrozen: boolean, reason: string) =>
    platform
      .client(person)
      .call(freezeChatCall, { body: { chat_id: id, is_frozen: isFrozen, reason } });
  const found = async () =>
    (await platform.client(anna).call(frozenChatsCall, { query: {} })).items.find(
      (item) => item.chat_id === id,
    );
  expect(await failure(freeze(anna, true, "  "))).toMatchObject({ status: 422 });
  await freeze(anna, true, "Угрозы");
  await freeze(boris, true, "Второй раз");
  expect(await found()).toMatchObject({ reason: "Угрозы", by: "Вера Полевая", organizer: null });
  expect(await failure(say(tourist, id, "Ау"))).toMatchObject({ code: "conflict" });
  expect((await read(id)).is_frozen).toBe(true);
  await freeze(boris, false, "Извинился");
  expect(await found()).toBeUndefined();
  expect(
    await platform.rows(
      "SELECT is_frozen, reason, account_id FROM chat_freeze WHERE chat_id = $1 ORDER BY id",
      id,
    ),
  ).toEqual([
    { is_frozen: true, reason: "Угрозы", account_id: anna.accountId },
    { is_frozen: false, reason: "Извинился", account_id: boris.accountId },
  ]);
});
