import {
  chatMessagesCall,
  deleteMessageCall,
  editMessageCall,
} from "@tropa/api-contract/conversation/calls-chat";
import {
  chatChannelsCall,
  chatConnectionCodeCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Chats } from "../../../../testing/test-chats.ts";
import { testConfig } from "../../../../testing/fixtures.ts";
import { botSettings } from "../../../../testing/bots.ts";
import { deliverMessage } from "../../../platform/outbox/delivery.ts";
import { configuredGateways } from "../../../platform/outbox/gateways/configured.ts";
import { editLetter, sendNotices } from "../../notices/notices.ts";

let chats: Chats;
beforeAll(async () => {
  chats = await Chats.open();
});
afterAll(() => chats.platform.close());

/** A browser with its own cookies: one person in the messenger. */
class Window {
  #cookie = "";

  async open(path = ""): Promise<{ html: string; headers: Headers }> {
    const answer = await fetch(`${chats.platform.url}/sandbox/messenger${path}`, {
      headers: { cookie: this.#cookie, "accept-language": "ru" },
    });
    this.#cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.#cookie;
    return { html: await answer.text(), headers: answer.headers };
  }

  async write(text: string, replyTo = "", edit = ""): Promise<number> {
    const { status } = await fetch(`${chats.platform.url}/sandbox/messenger`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: this.#cookie, origin: chats.platform.url },
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
  for (const { id } of waiting)
    await deliverMessage(context, configuredGateways(context.config), id);
}

test("connects a newcomer by the link, delivers letters and takes answers into the chat", async () => {
  const { tourist, id } = await chats.conversation();
  const me = chats.client(tourist);
  const { link, code } = await me.call(chatConnectionCodeCall, { body: { source_id: 4 } });
  expect(link).toBe(`http://localhost:4000/sandbox/messenger?start=${code}`);
  const there = new Window();
  const { html, headers } = await there.open(`?start=${code}`);
  expect(html).toContain(`value="/start ${code}"`);
  expect(html).toContain("Учебный мессенджер");
  expect(headers.get("content-security-policy")).toContain("frame-src 'self'");
  expect(await there.write(`/start ${code}`)).toBe(303);
  const { items } = await me.call(chatChannelsCall);
  expect(items).toMatchObject([{ type: "sandbox", is_connected: true }]);

  const { id: messageId } = await chats.say(chats.organizer, id, "Есть <b>два</b> места");
  await sendNotices(chats.platform.context, messageId);
  await deliverAll();
  const thread = await there.open("/thread");
  expect(thread.html).toContain("Есть &lt;b&gt;два&lt;/b&gt; места");
  expect(thread.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  const letter = [...thread.html.matchAll(/\?reply=(\d+)/g)].at(-1)![1]!;
  expect((await there.open(`?reply=${letter}`)).html).toContain(
    `name="reply_to" value="${letter}"`,
  );
  await there.write("Беру оба", letter);
  const { items: messages } = await me.call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(messages[0]).toMatchObject({ text: "Беру оба", side: "tourist" });

  // Another browser is another person, who neither sees nor answers these messages.
  const stranger = new Window();
  await stranger.open();
  expect((await stranger.open("/thread")).html).not.toContain("места");
  expect((await stranger.open(`?reply=${letter}`)).html).not.toContain("reply_to");
  await stranger.write("Чужой", letter);
  const { items: after } = await me.call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(after).toHaveLength(3);
});

test("carries edits into the chat, and edits and deletions out of it", async () => {
  const { tourist, id } = await chats.conversation();
  const me = chats.client(tourist);
  const { code } = await me.call(chatConnectionCodeCall, { body: { source_id: 4 } });
  const there = new Window();
  await there.open(`?start=${code}`);
  await there.write(`/start ${code}`);
  const { id: messageId } = await chats.say(chats.organizer, id, "Выезд в 7:00");
  await sendNotices(chats.platform.context, messageId);
  await deliverAll();
  const { context } = chats.platform;
  const gateways = configuredGateways(context.config);
  const [letter] = await chats.platform.rows<{ id: number }>(
    "SELECT id FROM outbox WHERE $1 = ANY (quoted_ids)",
    messageId,
  );
  const host = chats.client(chats.organizer);
  await host.call(editMessageCall, { body: { message_id: messageId, message: "Выезд в 8:00" } });
  await editLetter(context, gateways, letter!.id);
  const { html: edited } = await there.open("/thread");
  expect(edited).toContain("Выезд в 8:00");
  expect(edited).not.toContain("Выезд в 7:00");
  expect(edited).toContain("<span>изменено</span>");

  await there.write("Нас двое");
  const own = /\?edit=(\d+)[^]*$/.exec((await there.open("/thread")).html);
  const mine = [...own![0].matchAll(/\?edit=(\d+)/g)].at(-1)![1]!;
  const { html } = await there.open(`?edit=${mine}`);
  expect(html).toContain(`name="edit" value="${mine}"`);
  expect(html).toContain('value="Нас двое"');
  const stranger = new Window();
  await stranger.open();
  expect((await stranger.open(`?edit=${mine}`)).html).not.toContain('name="edit"');
  await stranger.write("Чужой", "", mine);
  await there.write("Нас трое", "", mine);
  const { items } = await me.call(chatMessagesCall, { query: { chat_id: String(id) } });
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ text: "Нас трое", edited_at: expect.any(String) });

  await host.call(deleteMessageCall, { body: { message_id: messageId } });
  await editLetter(context, gateways, letter!.id);
  expect((await there.open("/thread")).html).not.toContain("Выезд");
});

test("refuses updates without its signature and forms of other sites", async () => {
  const body = JSON.stringify({
    update_id: "1",
    kind: "message",
    message_id: "1",
    person: "a",
    language: "ru",
    text: "x",
    reply_to: null,
  });
  const forged = await fetch(`${chats.platform.url}/messengers/sandbox/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-sandbox-signature": "0".repeat(64) },
    body,
  });
  expect(forged.status).toBe(403);
  const elsewhere = await fetch(`${chats.platform.url}/sandbox/messenger`, {
    method: "POST",
    headers: { origin: "https://evil.example" },
    body: new URLSearchParams({ text: "x" }),
  });
  expect(elsewhere.status).toBe(403);
});

test("is available only without configured messengers and never in production", () => {
  const production = { NODE_ENV: "production" };
  expect(testConfig().messengers).toEqual({ sandbox: true });
  expect(testConfig(production).messengers).toEqual({});
  expect(testConfig(botSettings).messengers).not.toHaveProperty("sandbox");
});
