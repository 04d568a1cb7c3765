import {
  chatMessagesCall,
  deleteMessageCall,
  editMessageCall,
  moderateMessageCall,
  openAttachmentCall,
  organizerChatCall,
  readChatCall,
  sendMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import { uploadFileCall } from "@tropa/api-contract/conversation/calls-uploads";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { organizers } from "../../../testing/fixtures.ts";
import type { Person } from "../../../testing/platform.ts";
import { trimStores } from "../../jobs/trimming.ts";
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

describe("messages of a chat", () => {
  test("are unread for the recipient until marked as read", async () => {
    const { tourist, id } = await chats.conversation();
    const before = await chats.client(organizer).call(chatUnreadCountCall, {
      query: { organizer_id: "1" },
    });
    await chats.say(tourist, id, "И ещё вопрос");
    const count = (person: Person) => chats.client(person).call(chatUnreadCountCall);
    expect((await count(organizer)).count).toBe(before.count + 1);
    expect((await count(tourist)).count).toBe(0);
    expect(await chats.client(organizer).call(readChatCall, { body: { chat_id: id } })).toEqual({
      success: true,
      unread_count: 0,
    });
    expect((await count(organizer)).count).toBe(before.count - 1);
    await chats.say(organizer, id, "Да, есть");
    expect((await count(tourist)).count).toBe(1);
    const { items } = await chats.client(tourist).call(chatMessagesCall, {
      query: { chat_id: String(id) },
    });
    expect(items.map(({ type, is_read }) => [type, is_read])).toEqual([
      ["input", false],
      ["output", true],
      ["output", true],
    ]);
    expect(
      await failure(
        chats.client(tourist).call(chatUnreadCountCall, { query: { organizer_id: "1" } }),
      ),
    ).toMatchObject({ status: 403 });
  });

  test("are listed fifty at a time, older ones by the oldest message known or by offset", async () => {
    const { tourist, id } = await chats.conversation();
    await chats.platform.rows(
      `INSERT INTO chat_message (chat_id, side, author_id, body)
       SELECT $1, 'tourist', $2, number::text FROM generate_series(1, 60) AS number`,
      id,
      tourist.accountId,
    );
    const page = (query: { offset?: string; before?: string }) =>
      chats.client(organizer).call(chatMessagesCall, { query: { chat_id: String(id), ...query } });
    const first = await page({});
    expect(first).toMatchObject({ offset: 0, has_more: true });
    expect(first.items).toHaveLength(50);
    expect(first.items[0]?.text).toBe("60");
    const rest = await page({ offset: "50" });
    expect(rest.items).toHaveLength(11);
    expect(rest.items.at(-1)?.text).toBe("Есть места в июле?");
    expect(rest.has_more).toBe(false);
    // A message that arrives meanwhile shifts no page.
    await chats.say(tourist, id, "Ещё вопрос");
    const before = String(first.items.at(-1)?.id);
    expect(await page({ before })).toMatchObject({
      items: rest.items.map((message) => ({ id: message.id })),
      has_more: false,
    });
    // The page is full and the last one.
    const last = String(first.items.at(-2)?.id);
    expect((await page({ before: last })).has_more).toBe(false);
  });

  test("are stored once for the same idempotency key, also when sent concurrently", async () => {
    const { tourist, id } = await chats.conversation();
    const key = `key-${id}-12345678`;
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => chats.say(tourist, id, "Дважды", key)),
    );
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(await failure(chats.say(tourist, id, "Другое", key))).toMatchObject({
      code: "conflict",
    });
    const body = { organizer_id: organizers.direct, message: "Вопрос" };
    const ask = () =>
      chats.client(tourist).call(organizerChatCall, { body: body, idempotencyKey: `${key}-ask` });
    const [one, two] = [await ask(), await ask()];
    expect(two.message).toEqual(one.message);
    const { items } = await chats.client(tourist).call(chatMessagesCall, {
      query: { chat_id: String(id) },
    });
    expect(items).toHaveLength(3);
    const events = () =>
      chats.platform.rows(
        "SELECT 1 FROM realtime_event WHERE chat_id = $1 AND event = 'new_message'",
        id,
      );
    await expect.poll(events).toHaveLength(6);
  });

  test("keep their file until they are deleted; then the file is erased", async () => {
    const { tourist, id } = await chats.conversation();
    const upload = () =>
      chats.client(tourist).call(uploadFileCall, {
        body: { is_public: "0" },
        file: new File(["passport"], "passport.txt", { type: "text/plain" }),
      });
    const [sent, unsent] = [await upload(), await upload()];
    const body = { chat_id: id, file_id: sent.id };
    const message = await chats.client(tourist).call(sendMessageCall, { body });
    const kept = async () => {
      await trimStores(chats.platform.context);
      const rows = await chats.platform.rows<{ id: number }>(
        "SELECT id FROM stored_file WHERE id = ANY ($1)",
        [sent.id, unsent.id],
      );
      return rows.map((row) => row.id);
    };
    expect(await kept()).toEqual([sent.id, unsent.id]);
    await chats.platform.rows("UPDATE stored_file SET created_at = now() - interval '8 days'");
    expect(await kept()).toEqual([sent.id]);
    await chats.client(tourist).call(deleteMessageCall, { body: { message_id: message.id } });
    expect(await kept()).toEqual([]);
    const [job] = await chats.platform.rows(
      "SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'erase-files'",
    );
    expect(job).toEqual({ count: 2 });
  });

  test("can be edited and deleted only by their author within an hour", async () => {
    const { tourist, id, first } = await chats.conversation();
    const edit = (person: Person, message = "Есть места в августе?") =>
      chats.client(person).call(editMessageCall, { body: { message_id: first.id, message } });
    const remove = (person: Person) =>
      chats.client(person).call(deleteMessageCall, { body: { message_id: first.id } });
    expect(await edit(tourist)).toMatchObject({ text: "Есть места в августе?", id: first.id });
    expect((await edit(tourist)).edited_at).not.toBeNull();
    for (const person of [organizer, staff]) {
      expect(await failure(edit(person))).toMatchObject({ status: 403 });
      expect(await failure(remove(person))).toMatchObject({ status: 403 });
    }
    await chats.platform.rows(
      "UPDATE chat_message SET created_at = created_at - interval '61 minutes' WHERE id = $1",
      first.id,
    );
    expect(await failure(edit(tourist))).toMatchObject({ code: "conflict" });
    expect(await failure(remove(tourist))).toMatchObject({ code: "conflict" });
    const second = await chats.say(tourist, id, "Ой");
    await chats.client(tourist).call(deleteMessageCall, { body: { message_id: second.id } });
    const { items } = await chats.client(organizer).call(chatMessagesCall, {
      query: { chat_id: String(id) },
    });
    expect(items[0]).toMatchObject({ id: second.id, text: "", is_deleted: true });
    expect(
      await failure(
        chats
          .client(tourist)
          .call(editMessageCall, { body: { message_id: second.id, message: "!" } }),
      ),
    ).toMatchObject({ code: "conflict" });
  });

  test("are moderated by staff, after which their author cannot edit them", async () => {
    const { tourist, first } = await chats.conversation(
      "Пишите на vera@example.org, +7 903 123-45-67",
    );
    const moderate = (person: Person, message?: string) =>
      chats.client(person).call(moderateMessageCall, {
        body: { message_id: first.id, ...(message && { message }) },
      });
    expect(await failure(moderate(organizer))).toMatchObject({ status: 403 });
    expect(await moderate(staff)).toMatchObject({
      text: "Пишите на ********, ********",
      is_moderated: true,
    });
    const [row] = await chats.platform.rows<{ original_body: string }>(
      "SELECT original_body FROM chat_message WHERE id = $1",
      first.id,
    );
    expect(row?.original_body).toContain("vera@example.org");
    expect((await moderate(staff, "(скрыто)")).text).toBe("(скрыто)");
    const body = { message_id: first.id, message: "vera@example.org" };
    expect(await failure(chats.client(tourist).call(editMessageCall, { body }))).toMatchObject({
      code: "conflict",
    });
    expect(
      await failure(
        chats.client(staff).call(moderateMessageCall, { body: { message_id: 2147483647 } }),
      ),
    ).toMatchObject({ status: 404 });
  });

  test("accept only the sender's files and show when a file was downloaded", async () => {
    const { tourist, id } = await chats.conversation();
    const fileId = await chats.file(tourist.accountId);
    const send = (person: Person) =>
      chats.client(person).call(sendMessageCall, { body: { chat_id: id, file_id: fileId } });
    expect((await failure(send(organizer))).validation).toHaveProperty("file_id");
    const message = await send(tourist);
    expect(message).toMatchObject({
      text: "",
      attachment: { status: "ready", file: { id: fileId, name: "Маршрут.pdf" } },
    });
    const open = (person: Person) =>
      chats.client(person).call(openAttachmentCall, { body: { message_id: message.id } });
    const status = async () =>
      (await chats.client(tourist).call(chatMessagesCall, { query: { chat_id: String(id) } }))
        .items[0]?.attachment?.status;
    expect((await open(tourist)).url).toMatch(/^\/files\/.+signature=/);
    expect(await status()).toBe("ready");
    await open(organizer);
    expect(await status()).toBe("downloaded");
    await chats.platform.rows("DELETE FROM stored_file WHERE id = $1", fileId);
    expect(await status()).toBe("removed");
    expect(await failure(open(organizer))).toMatchObject({ status: 410 });
    expect(await failure(open(otherOrganizer))).toMatchObject({ status: 404 });
  });

  test("show pictures to both sides by signed links only", async () => {
    const { tourist, id } = await chats.conversation();
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: "#2a7f62" },
    })
      .jpeg()
      .toBuffer();
    const file = await chats.client(tourist).call(uploadFileCall, {
      body: { is_public: "0" },
      file: new File([new Uint8Array(photo)], "camp.jpg", { type: "image/jpeg" }),
    });
    const body = { chat_id: id, file_id: file.id };
    const sent = await chats.client(tourist).call(sendMessageCall, { body });
    const previewFor = async (person: Person) => {
      const query = { chat_id: String(id) };
      const { items } = await chats.client(person).call(chatMessagesCall, { query });
      return items[0]?.attachment?.file?.preview ?? null;
    };
    expect(sent.attachment?.file?.preview).toMatch(/^\/files\/[\da-f-]+\/preview\?/);
    const link = await previewFor(organizer);
    // The same for both and for an hour: a browser need not fetch it again.
    expect([await previewFor(tourist), await previewFor(organizer)]).toEqual([link, link]);
    // Staff that looks in opens files one by one, which is noted.
    expect(await previewFor(staff)).toBeNull();

    const fetched = async (path: string) => {
      const answer = await fetch(`${chats.platform.url}${path}`);
      const { width, height } = answer.ok
        ? await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        : { width: 0, height: 0 };
      return { status: answer.status, width, height };
    };
    expect(await fetched(String(link))).toEqual({ status: 200, width: 720, height: 360 });
    expect(await fetched(`${link}&size=wide`)).toEqual({ status: 200, width: 1920, height: 960 });
    const [path = "", signed = ""] = String(link).split("?");
    const forged = signed.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 3600}`);
    const document = await chats.client(tourist).call(uploadFileCall, {
      body: { is_public: "0" },
      file: new File(["notes"], "notes.txt", { type: "text/plain" }),
    });
    const other = path.replace(/[\da-f-]{36}/, /[\da-f-]{36}/.exec(document.url)?.[0] ?? "");
    for (const address of [path, `${path}?${forged}`, `${other}?${signed}`])
      expect(await fetched(address)).toMatchObject({ status: 404 });
    expect(await fetched(document.url.replace(/download\/[^?]+/, "preview"))).toMatchObject({
      status: 404,
    });

    // What is stored and sent by the socket holds no link.
    const events = () =>
      chats.platform.rows<{ data: { attachment: { file: object } } }>(
        "SELECT data FROM realtime_event WHERE event = 'new_message' AND (data ->> 'id')::integer = $1",
        sent.id,
      );
    await expect.poll(events).toHaveLength(2);
    for (const { data } of await events())
      expect(data.attachment.file).toMatchObject({ name: "camp.jpg", preview: null });
  });
});
