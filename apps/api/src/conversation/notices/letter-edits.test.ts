import {
  deleteMessageCall,
  editMessageCall,
  moderateMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { nextPerson } from "../../../testing/stand-ins/bots.ts";
import type { Person } from "../../../testing/platform.ts";
import { Chats } from "../../../testing/conversation/test-chats.ts";
import { deliverMessage } from "../../platform/outbox/delivery.ts";
import { GatewayRefusal } from "../../platform/outbox/gateway.ts";
import type { Gateways } from "../../platform/outbox/gateway.ts";
import { editNotice } from "./letter-edits.ts";
import { sendNotices } from "./notices.ts";

let chats: Chats;
beforeAll(async () => {
  chats = await Chats.open();
});
afterAll(() => chats.platform.close());
beforeEach(async () => {
  await chats.platform.rows("TRUNCATE chat, outbox CASCADE");
  await chats.platform.rows("TRUNCATE messenger_connection");
  await chats.platform.rows("DELETE FROM graphile_worker._private_jobs");
});

/** A messenger that records its calls. */
function messenger() {
  const sent: string[] = [];
  const edit = vi.fn(async (_to: object, _body: string) => {});
  const remove = vi.fn(async (_to: object) => {});
  const send = async ({ body }: { body: string }) => `m${sent.push(body)}`;
  const gateways: Gateways = { telegram: { send, changes: { edit, remove } }, whatsapp: { send } };
  return { gateways, sent, edit, remove };
}

async function connect(person: Person, source: string): Promise<string> {
  const there = String(nextPerson());
  await chats.platform.rows(
    "INSERT INTO messenger_connection (account_id, source, external_id) VALUES ($1, $2, $3)",
    person.accountId,
    source,
    there,
  );
  return there;
}

/** The organizer writes to a tourist, who gets one letter about it. */
async function told(source: string, ...texts: string[]) {
  const { tourist, id } = await chats.conversation();
  const there = await connect(tourist, source);
  const ids: number[] = [];
  for (const text of texts) ids.push((await chats.say(chats.organizer, id, text)).id);
  await sendNotices(chats.platform.context, ids.at(-1)!);
  return { tourist, chatId: id, there, ids, first: ids[0]!, last: ids.at(-1)! };
}

/** Runs the queued jobs of a kind, once for each letter. */
async function work(name: string, run: (outboxId: number) => Promise<unknown>): Promise<void> {
  const jobs = await chats.platform.rows<{ id: number }>(
    `SELECT DISTINCT (payload ->> 'outboxId')::integer AS id FROM graphile_worker._private_jobs AS job
       JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
      WHERE identifier = $1 ORDER BY id`,
    name,
  );
  await chats.platform.rows(
    `DELETE FROM graphile_worker._private_jobs AS job USING graphile_worker._private_tasks AS task
      WHERE task.id = job.task_id AND identifier = $1`,
    name,
  );
  for (const { id } of jobs) await run(id);
}
const deliver = (gateways: Gateways) =>
  work("deliver-message", (id) => deliverMessage(chats.platform.context, gateways, id));
const editNotices = (gateways: Gateways) =>
  work("edit-letter", (id) => editNotice(chats.platform.context, gateways, id));

const edit = (id: number, message: string) =>
  chats.client(chats.organizer).call(editMessageCall, { body: { message_id: id, message } });
const remove = (id: number) =>
  chats.client(chats.organizer).call(deleteMessageCall, { body: { message_id: id } });

test("edits or deletes the sent letter when its message is edited or deleted", async () => {
  const { there, first, last } = await told("telegram", "Выезд в 7:00", "Не опаздывайте");
  const { gateways, sent, edit: edited, remove: removed } = messenger();
  await deliver(gateways);
  expect(sent).toHaveLength(1);

  await edit(first, "Выезд в 8:00, звоните +7 903 123-45-67");
  await editNotices(gateways);
  expect(edited).toHaveBeenCalledTimes(1);
  expect(edited).toHaveBeenLastCalledWith(
    { recipient: there, externalId: "m1" },
    expect.stringMatching(/Выезд в 8:00, звоните \*+\n\nНе опаздывайте\n/),
  );
  await remove(first);
  await editNotices(gateways);
  expect(edited.mock.lastCall?.[1]).toMatch(/^Анна Ветрова: Не опаздывайте\n/);
  await chats.client(chats.staff).call(moderateMessageCall, {
    body: { message_id: last, message: "Скрыто" },
  });
  await editNotices(gateways);
  expect(edited.mock.lastCall?.[1]).toMatch(/^Анна Ветрова: Скрыто\n/);
  await remove(last);
  await editNotices(gateways);
  expect(removed).toHaveBeenCalledExactlyOnceWith({ recipient: there, externalId: "m1" });
  const [row] = await chats.platform.rows("SELECT body, deleted_at FROM outbox");
  expect(row).toEqual({ body: "", deleted_at: expect.any(Date) });
});

test("sends a waiting letter with the edited text, and drops it when the message is deleted", async () => {
  const { first, last } = await told("telegram", "Выезд в 7:00");
  const { gateways, sent, edit: edited } = messenger();
  await edit(first, "Выезд в 8:00");
  // Its delivery was turned away while the letter was edited.
  await chats.platform.rows(
    "DELETE FROM graphile_worker._private_jobs WHERE NOT payload::text LIKE '%outboxId%'",
  );
  await editNotices(gateways);
  await deliver(gateways);
  expect(sent).toEqual([expect.stringContaining("Выезд в 8:00")]);
  expect(edited).not.toHaveBeenCalled();

  const other = await told("telegram", "Передумали");
  await remove(other.last);
  await editNotices(gateways);
  await deliver(gateways);
  expect(sent).toHaveLength(1);
  expect(last).not.toBe(other.last);
});

test("uses the edited text in a letter that is written after the edit", async () => {
  const { tourist, id } = await chats.conversation();
  await connect(tourist, "telegram");
  const { id: messageId } = await chats.say(chats.organizer, id, "Выезд в 7:00");
  await edit(messageId, "Выезд в 8:00");
  const { gateways, sent, edit: edited } = messenger();
  await editNotices(gateways);
  await sendNotices(chats.platform.context, messageId);
  await deliver(gateways);
  expect(sent).toEqual([expect.stringContaining("Выезд в 8:00")]);
  expect(edited).not.toHaveBeenCalled();
});

test("retries a failed change to a letter, and records a refused one without retrying", async () => {
  const { first } = await told("telegram", "Выезд в 7:00");
  const { gateways, edit: edited, remove: removed } = messenger();
  await deliver(gateways);
  const [letter] = await chats.platform.rows<{ id: number }>("SELECT id FROM outbox");
  const noted = async () => (await chats.platform.rows("SELECT tries, last_error FROM outbox"))[0];

  await edit(first, "Выезд в 8:00");
  edited.mockRejectedValueOnce(new Error("the gateway answered 502"));
  const change = () => editNotice(chats.platform.context, gateways, letter!.id);
  await expect(change()).rejects.toThrow("502");
  expect(await noted()).toEqual({ tries: 2, last_error: "the gateway answered 502" });
  await change();
  expect(edited).toHaveBeenCalledTimes(2);
  expect(await noted()).toEqual({ tries: 2, last_error: null });
  // Its job came twice: it says that already.
  await change();
  expect(edited).toHaveBeenCalledTimes(2);

  await remove(first);
  removed.mockRejectedValueOnce(new GatewayRefusal("the gateway answered 400"));
  await change();
  expect(await noted()).toEqual({ tries: 3, last_error: "the gateway answered 400" });
});

test("after a messenger moves to another account, deletes old letters there but sends no edits", async () => {
  const { first } = await told("telegram", "Выезд в 7:00");
  const { gateways, edit: edited, remove: removed } = messenger();
  await deliver(gateways);
  const stranger = await chats.platform.person("tourist");
  await chats.platform.rows("UPDATE messenger_connection SET account_id = $1", stranger.accountId);
  await edit(first, "Выезд в 8:00");
  await editNotices(gateways);
  expect(edited).not.toHaveBeenCalled();
  await remove(first);
  await editNotices(gateways);
  expect(removed).toHaveBeenCalledTimes(1);
});

test("sends another letter about an edit when the messenger cannot change letters", async () => {
  const { tourist, chatId, first } = await told("whatsapp", "Выезд в 7:00");
  const { gateways, sent } = messenger();
  await deliver(gateways);
  for (const text of ["Выезд в 8:00", "Выезд в 9:00"]) {
    await edit(first, text);
    await editNotices(gateways);
    await deliver(gateways);
  }
  expect(sent).toHaveLength(3);
  expect(sent[2]).toMatch(/^Анна Ветрова: сообщение изменено. Теперь в нём:\nВыезд в 9:00\n/);
  await chats.platform.rows("INSERT INTO chat_mute VALUES ($1, $2)", chatId, tourist.accountId);
  await edit(first, "Выезд в 10:00");
  await editNotices(gateways);
  await deliver(gateways);
  expect(sent).toHaveLength(3);
});

test("sends another letter about a deletion when the messenger cannot change letters", async () => {
  const { first } = await told("whatsapp", "Выезд в 7:00");
  const { gateways, sent } = messenger();
  await deliver(gateways);
  await remove(first);
  await editNotices(gateways);
  await deliver(gateways);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain("удалено из чата");
  expect(sent[1]).not.toContain("7:00");
});
