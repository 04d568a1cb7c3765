import {
  deleteMessageCall,
  editMessageCall,
  freezeChatCall,
  moderateMessageCall,
  openAttachmentCall,
  organizerChatCall,
  readChatCall,
  sendMessageCall,
  supportChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { realtimeEvent } from "@tropa/api-contract/conversation/events";
import type { RealtimeEvent, RealtimeEventName } from "@tropa/api-contract/conversation/events";
import { chatEvents } from "@tropa/domain/conversation/chat-message";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Chats } from "../../../testing/conversation/test-chats.ts";
import { insertTour, organizers } from "../../../testing/fixtures.ts";
import type { Person } from "../../../testing/platform.ts";
import { textsOf, until, Sockets } from "../../../testing/conversation/test-sockets.ts";

let sockets: Sockets;
let chats: Chats;
let organizer: Person;
let staff: Person;
beforeAll(async () => {
  sockets = await Sockets.open();
  chats = sockets.chats;
  ({ organizer, staff } = chats);
});
afterAll(() => chats.platform.close());

afterEach(() => sockets.closeConnections());

/** A raw socket, and with which code it was closed. */
function rawSocket(url = sockets.url) {
  const socket = new WebSocket(url);
  const frames: unknown[] = [];
  socket.addEventListener("message", ({ data }) => void frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
  });
  const opened = new Promise<void>((resolve) => {
    socket.addEventListener("open", () => resolve());
  });
  return { socket, frames, closed, opened };
}

describe("signing in to a socket", () => {
  test("accepts a ticket once", async () => {
    const { tourist } = await chats.conversation();
    const ticket = await sockets.ticketOf(tourist);
    const hello = JSON.stringify({ type: "hello", ticket, last_event_id: null });
    const rivals = [rawSocket(), rawSocket(), rawSocket()];
    await Promise.all(rivals.map(({ opened }) => opened));
    for (const { socket } of rivals) socket.send(hello);
    await until(() => expect(rivals.flatMap(({ frames }) => frames)).toHaveLength(1));
    const good = rivals.find(({ frames }) => frames.length > 0);
    expect(good?.frames[0]).toMatchObject({ type: "ready", is_complete: true });
    const others = rivals.filter((one) => one !== good);
    expect(await Promise.all(others.map(({ closed }) => closed))).toEqual([4001, 4001]);
    good?.socket.close();
  });

  test("refuses an expired or invented ticket", async () => {
    const ticket = await sockets.ticketOf(staff);
    await chats.platform.rows("UPDATE realtime_ticket SET expires_at = now()");
    for (const given of [ticket, "x".repeat(32)]) {
      const { socket, closed, opened } = rawSocket();
      await opened;
      socket.send(JSON.stringify({ type: "hello", ticket: given, last_event_id: null }));
      expect(await closed).toBe(4001);
    }
    const rows = await chats.platform.rows("SELECT 1 FROM realtime_ticket WHERE hash = $1", ticket);
    expect(rows).toEqual([]);
  });

  test.each([
    "nonsense",
    "{}",
    '{"type":"ping"}',
    '{"type":"send","chat_id":1}',
    '{"type":"hello","ticket":"x","last_event_id":-1}',
  ])("refuses a first frame %s", async (frame) => {
    const { socket, closed, opened } = rawSocket();
    await opened;
    socket.send(frame);
    expect(await closed).toBe(4000);
  });

  test("refuses a frame that is too large", async () => {
    const { socket, closed, opened } = rawSocket();
    await opened;
    socket.send("x".repeat(2000));
    expect(await closed).toBe(1009);
  });

  test("refuses connections from pages of other origins", async () => {
    const upgrade = (origin: string) =>
      new Promise<string>((resolve) => {
        const { port } = new URL(chats.platform.url);
        const socket = connect(Number(port), "127.0.0.1", () => {
          socket.write(
            `GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: ${origin}\r\n\r\n`,
          );
        });
        socket.once("data", (data) => {
          resolve(String(data).split("\r\n")[0] ?? "");
          socket.destroy();
        });
      });
    expect(await upgrade("https://evil.example")).toContain("403");
    expect(await upgrade("http://localhost:3000.evil.example")).toContain("403");
    expect(await upgrade("http://localhost:3000")).toContain("101");
  });

  test("limits an account to ten sockets", async () => {
    const { tourist } = await chats.conversation();
    for (let held = 0; held < 10; held += 1) await sockets.listen(tourist);
    const { socket, closed, opened } = rawSocket();
    await opened;
    const ticket = await sockets.ticketOf(tourist);
    socket.send(JSON.stringify({ type: "hello", ticket, last_event_id: null }));
    expect(await closed).toBe(4029);
  });

  test("closes the socket of a revoked session for good", async () => {
    const { tourist } = await chats.conversation();
    const { connection } = await sockets.listen(tourist);
    await chats.platform.rows(
      "UPDATE session SET revoked_at = now() WHERE account_id = $1",
      tourist.accountId,
    );
    await until(() => expect(connection.state).toBe("signed_out"));
  });
});

describe("chat events", () => {
  test("reach both sides from their own point of view, and nobody else", async () => {
    const tour = await insertTour(chats.platform.context.pool);
    const tourist = await chats.platform.person("tourist");
    const [mine, theirs, stranger] = await Promise.all([
      sockets.listen(tourist),
      sockets.listen(organizer),
      sockets.listen(await chats.platform.person("otherOrganizer")),
    ]);
    const me = chats.client(tourist);
    const ask = (body: object) =>
      me.call(organizerChatCall, { body: { organizer_id: organizers.direct, ...body } });
    const { id } = await ask({ message: "Один" });
    await ask({ tour_id: tour.tourId });
    const { id: messageId } = await chats.say(tourist, id, "Два");
    await me.call(editMessageCall, { body: { message_id: messageId, message: "Три" } });
    await chats
      .client(staff)
      .call(moderateMessageCall, { body: { message_id: messageId, message: "***" } });
    await chats.client(organizer).call(readChatCall, { body: { chat_id: id } });
    const [file] = await chats.platform.rows<{ id: number }>(
      `INSERT INTO stored_file (kind, bucket, storage_key, media_type, byte_size, name, account_id)
       VALUES ('file', 'chat', gen_random_uuid()::text, 'text/plain', 5, 'a.txt', $1) RETURNING id`,
      tourist.accountId,
    );
    const withFile = await me.call(sendMessageCall, { body: { chat_id: id, file_id: file!.id } });
    await chats.client(organizer).call(openAttachmentCall, { body: { message_id: withFile.id } });
    await me.call(deleteMessageCall, { body: { message_id: withFile.id } });
    await chats
      .client(staff)
      .call(freezeChatCall, { body: { chat_id: id, is_frozen: true, reason: "Проверка" } });
    const expected: RealtimeEventName[] = [
      "chat_created",
      "new_message",
      "chat_was_updated",
      "new_message",
      "message_was_edit",
      "message_was_moderated",
      "chat_is_read",
      "new_message",
      "attachment_download_status_was_changed",
      "message_was_deleted",
      "chat_is_frozen",
    ];
    const about = (heard: RealtimeEvent[]) => heard.filter(({ chat_id }) => chat_id === id);
    for (const { heard } of [mine, theirs]) {
      await until(() => expect(about(heard).map(({ event }) => event)).toEqual(expected));
      for (const event of heard) expect(realtimeEvent.parse(event)).toEqual(event);
      const ids = heard.map((event) => event.id);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
    const others = ["crm_user_chat_notifications_enabled", "tasks_changed"] as const;
    expect(new Set([...expected, ...others])).toEqual(new Set(chatEvents));
    expect(about(mine.heard)[1]).toMatchObject({ data: { type: "output", text: "Один" } });
    expect(about(theirs.heard)[1]).toMatchObject({ data: { type: "input", text: "Один" } });
    expect(about(theirs.heard)[0]).toMatchObject({
      data: { unread_count: 1, own_side: "organizer" },
    });
    expect(about(mine.heard)[6]).toMatchObject({ data: { side: "organizer", unread_count: 0 } });
    expect(about(stranger.heard)).toEqual([]);
  });

  test("of support chats reach staff", async () => {
    const { tourist } = await chats.conversation();
    const { heard } = await sockets.listen(staff);
    const { id } = await chats.client(tourist).call(supportChatCall, { query: {} });
    await chats.say(tourist, id, "Помогите");
    await until(() => expect(textsOf(heard, id)).toEqual(["Помогите"]));
  });
});
