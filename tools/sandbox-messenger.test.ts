import {
  chatMessagesCall,
  deleteMessageCall,
  editMessageCall,
} from "../packages/api-contract/src/conversation/calls-chat.ts";
import {
  chatChannelsCall,
  chatConnectionCodeCall,
} from "../packages/api-contract/src/conversation/calls-chat-notifications.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../apps/sandbox/src/server.ts";
import { readSettings } from "../apps/sandbox/src/settings.ts";
import { testConfig } from "../apps/api/testing/fixtures.ts";
import { Chats } from "../apps/api/testing/conversation/test-chats.ts";
import { deliverMessage } from "../apps/api/src/platform/outbox/delivery.ts";
import { configuredGateways } from "../apps/api/src/platform/outbox/gateways/configured.ts";
import { editNotice, sendNotices } from "../apps/api/src/conversation/notices/notices.ts";

const keys = {
  TELEGRAM_BOT: "practice_bot",
  TELEGRAM_BOT_TOKEN: "12345:token-of-the-bot",
  TELEGRAM_WEBHOOK_SECRET: "secret-of-the-bot",
};
let chats: Chats;
let sandbox: ReturnType<typeof createSandbox>;
let url: string;
beforeAll(async () => {
  chats = await Chats.open({ ...keys, TELEGRAM_LINK_URL: "http://localhost:4001/messenger" });
  sandbox = createSandbox(readSettings({ ...keys, API_URL: chats.platform.url }));
  url = await sandbox.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await sandbox.close();
  await chats.platform.close();
});

/** What the API sends by: the address of the sandbox is known after the API's. */
const gateways = () =>
  configuredGateways(testConfig({ ...keys, TELEGRAM_API_URL: `${url}/telegram` }));

/** A browser with its own cookies: one person in the messenger. */
class Window {
  #cookie = "";

  async open(path = ""): Promise<{ html: string; headers: Headers }> {
    const answer = await fetch(`${url}/messenger/${path || "bot"}`, {
      headers: { cookie: this.#cookie, "accept-language": "ru" },
    });
    this.#cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    return { html: await answer.text(), headers: answer.headers };
  }

  async write(text: string, replyTo = "", edit = ""): Promise<number> {
    const { status } = await fetch(`${url}/messenger/bot`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: this.#cookie, origin: url, "accept-language": "ru" },
      body: new URLSearchParams({ text, reply_to: replyTo, edit }),
    });
    return status;
  }
}

/** What jobs do. */
async function deliverAll(): Promise<void> {
  const { context } = chats.platform;
  const waiting = await chats.platform.rows<{ id: number }>(
    "SELECT id FROM outbox WHERE sent_at IS NULL ORDER BY id",
  );
  for (const { id } of waiting) await deliverMessage(context, gateways(), id);
}

test("connects a new person by the link, delivers letters and passes replies to the chat", async () => {
  const { tourist, id } = await chats.conversation();
  const me = chats.client(tourist);
  const { link, code } = await me.call(chatConnectionCodeCall, { body: { source_id: 1 } });
  expect(link).toBe(`http://localhost:4001/messenger/practice_bot?start=${code}`);
  const there = new Window();
  const { html, headers } = await there.open(`bot?start=${code}`);
  expect(html).toContain(`value="/start ${code}"`);
  expect(html).toContain("Учебный мессенджер");
  expect(headers.get("content-security-policy")).toContain("frame-src 'self'");
  expect(await there.write(`/start ${code}`)).toBe(303);
  const { items } = await me.call(chatChannelsCall);
  expect(items).toMatchObject([{ type: "telegram", is_connected: true }]);

  const { id: messageId } = await chats.say(chats.organizer, id, "Есть <b>два</b> места");
  await sendNotices(chats.platform.context, messageId);
  await deliverAll();
  const thread = await there.open("thread");
  expect(thread.html).toContain("Есть &lt;b&gt;два&lt;/b&gt; места");
  expect(thread.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  const letter = [...thread.html.matchAll(/\?reply=(\d+)/g)].at(-1)![1]!;
  expect((await there.open(`bot?reply=${letter}`)).html).toContain(
    `name="reply_to" value="${letter}"`,
  );
  await there.write("Беру оба", letter);
  const { items: messages } = await me.call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(messages[0]).toMatchObject({ text: "Беру оба", side: "tourist" });

  // Another browser is another person, who neither sees nor answers these messages.
  const stranger = new Window();
  await stranger.open();
  expect((await stranger.open("thread")).html).not.toContain("места");
  expect((await stranger.open(`bot?reply=${letter}`)).html).not.toContain("reply_to");
  await stranger.write("Чужой", letter);
  const { items: after } = await me.call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(after).toHaveLength(3);
});

test("passes edits to the chat, and edits and deletions from the chat", async () => {
  const { tourist, id } = await chats.conversation();
  const me = chats.client(tourist);
  const { code } = await me.call(chatConnectionCodeCall, { body: { source_id: 1 } });
  const there = new Window();
  await there.open(`bot?start=${code}`);
  await there.write(`/start ${code}`);
  const { id: messageId } = await chats.say(chats.organizer, id, "Выезд в 7:00");
  await sendNotices(chats.platform.context, messageId);
  await deliverAll();
  const { context } = chats.platform;
  const [letter] = await chats.platform.rows<{ id: number }>(
    "SELECT id FROM outbox WHERE $1 = ANY (quoted_ids)",
    messageId,
  );
  const host = chats.client(chats.organizer);
  await host.call(editMessageCall, { body: { message_id: messageId, message: "Выезд в 8:00" } });
  await editNotice(context, gateways(), letter!.id);
  const { html: edited } = await there.open("thread");
  expect(edited).toContain("Выезд в 8:00");
  expect(edited).not.toContain("Выезд в 7:00");
  expect(edited).toContain("<span>изменено</span>");

  await there.write("Нас двое");
  const own = /\?edit=(\d+)[^]*$/.exec((await there.open("thread")).html);
  const mine = [...own![0].matchAll(/\?edit=(\d+)/g)].at(-1)![1]!;
  const { html } = await there.open(`bot?edit=${mine}`);
  expect(html).toContain(`name="edit" value="${mine}"`);
  expect(html).toContain('value="Нас двое"');
  const stranger = new Window();
  await stranger.open();
  expect((await stranger.open(`bot?edit=${mine}`)).html).not.toContain('name="edit"');
  await stranger.write("Чужой", "", mine);
  await there.write("Нас трое", "", mine);
  const { items } = await me.call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ text: "Нас трое", edited_at: expect.any(String) });

  await host.call(deleteMessageCall, { body: { message_id: messageId } });
  await editNotice(context, gateways(), letter!.id);
  expect((await there.open("thread")).html).not.toContain("Выезд");
});

test("refuses forms from other sites and requests without the bot's token", async () => {
  const elsewhere = await fetch(`${url}/messenger/bot`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ text: "x" }),
  });
  expect(elsewhere.status).toBe(403);
  const forged = await fetch(`${url}/telegram/botguessed/sendMessage`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ chat_id: 1, text: "x" }),
  });
  expect(forged.status).toBe(401);
});
