import {
  pushStateCall,
  subscribePushCall,
  unsubscribePushCall,
} from "@tropa/api-contract/conversation/calls-push";
import { disableChatNotificationsCall } from "@tropa/api-contract/conversation/calls-chat-notifications";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testConfig } from "../../../testing/fixtures.ts";
import type { Person } from "../../../testing/platform.ts";
import { createPushDevice } from "../../../testing/people/push-device.ts";
import { Chats, failure } from "../../../testing/conversation/test-chats.ts";
import { publicAgent } from "../../platform/files/remote-file.ts";
import { sendNotices } from "../notices/notices.ts";
import { sendPush } from "./push.ts";

const ecdh = createECDH("prime256v1");
const settings = {
  VAPID_PUBLIC_KEY: ecdh.generateKeys("base64url"),
  VAPID_PRIVATE_KEY: ecdh.getPrivateKey("base64url"),
};
const agent = publicAgent(() => true);

let chats: Chats;
let service: FastifyInstance;
let serviceUrl = "";
/** What came to the push service, by device. */
const received: { device: string; headers: Record<string, unknown>; body: Buffer }[] = [];
let answer = 201;
beforeAll(async () => {
  chats = await Chats.open(settings);
  service = Fastify();
  service.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) =>
    done(null, body),
  );
  service.post<{ Params: { device: string } }>("/:device", (request, reply) => {
    const { params, headers, body } = request;
    received.push({ device: params.device, headers, body: body as Buffer });
    return reply.code(answer).send();
  });
  serviceUrl = await service.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await service.close();
  await agent.close();
  await chats.platform.close();
});
beforeEach(async () => {
  received.length = 0;
  answer = 201;
  await chats.platform.rows("TRUNCATE chat, outbox, push_subscription CASCADE");
  await chats.platform.rows("DELETE FROM graphile_worker._private_jobs");
});

let lastDevice = 0;
/** Turns push on in a browser of a person; its service is on this machine from then on. */
async function subscribe(person: Person) {
  const name = `device-${(lastDevice += 1)}`;
  const device = createPushDevice(`https://push.example/${name}`);
  await chats.client(person).call(subscribePushCall, { body: device.subscription });
  await chats.platform.rows(
    "UPDATE push_subscription SET endpoint = $1 WHERE endpoint = $2",
    `${serviceUrl}/${name}`,
    device.subscription.endpoint,
  );
  return { ...device, name };
}

/** Runs the push jobs that the notices of a message queue. */
async function push(messageId: number): Promise<(string | Error)[]> {
  await sendNotices(chats.platform.context, messageId);
  const jobs = await chats.platform.rows<{ subscriptionId: number; messageId: number }>(
    `SELECT (payload ->> 'subscriptionId')::integer AS "subscriptionId", (payload ->> 'messageId')::integer AS "messageId"
       FROM graphile_worker._private_jobs WHERE payload ->> 'subscriptionId' IS NOT NULL`,
  );
  await chats.platform.rows("DELETE FROM graphile_worker._private_jobs");
  return Promise.all(
    jobs.map((job) =>
      sendPush(chats.platform.context, job, agent).catch((error: unknown) => error as Error),
    ),
  );
}

const stateOf = (person: Person) => chats.client(person).call(pushStateCall);

test("sends a device an encrypted notice of a message with its contacts masked", async () => {
  const { tourist, id } = await chats.conversation();
  const { decrypt } = await subscribe(tourist);
  expect(await stateOf(tourist)).toEqual({ key: settings.VAPID_PUBLIC_KEY, is_on: true });
  const text = `Звоните +7 903 123-45-67, ${"а лучше пишите ".repeat(20)}`;
  const { id: messageId } = await chats.say(chats.organizer, id, text);
  expect(await push(messageId)).toEqual(["sent"]);
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", topic: `chat-${id}` });
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(body.includes("Звоните")).toBe(false);
  const notice = decrypt(body) as { title: string; body: string; link: string };
  expect(notice.title).toBe("Анна Ветрова");
  expect(notice.body).toMatch(/^Звоните \*+, а лучше/);
  expect(notice.body).toMatch(/ (?:а|лучше|пишите)…$/);
  expect(notice.body.length).toBeLessThanOrEqual(120);
  expect(new URL(notice.link).pathname).toBe(`/chat/${id}`);
});

test("sends nothing for read messages, muted chats and unsubscribed devices", async () => {
  const { tourist, id } = await chats.conversation();
  await subscribe(tourist);
  const { id: readId } = await chats.say(chats.organizer, id, "Прочитано");
  await chats.platform.rows("UPDATE chat SET tourist_read_id = $1", readId);
  expect(await push(readId)).toEqual([]);
  await chats.client(tourist).call(disableChatNotificationsCall, { body: { chat_id: id } });
  expect(await push((await chats.say(chats.organizer, id, "Тихо")).id)).toEqual([]);
  await chats.platform.rows("DELETE FROM chat_mute");
  await chats.client(tourist).call(unsubscribePushCall, { body: {} });
  expect(await push((await chats.say(chats.organizer, id, "Выключено")).id)).toEqual([]);
  expect(await stateOf(tourist)).toMatchObject({ is_on: false });
  expect(received).toEqual([]);
});

test.each([404, 410])("deletes a device whose push service answers %i", async (status) => {
  const { tourist, id } = await chats.conversation();
  await subscribe(tourist);
  answer = status;
  const { id: messageId } = await chats.say(chats.organizer, id, "Ответ");
  expect(await push(messageId)).toEqual(["dropped"]);
  expect(await chats.platform.rows("SELECT FROM push_subscription")).toEqual([]);
});

test("retries when the push service is busy", async () => {
  const { tourist, id } = await chats.conversation();
  await subscribe(tourist);
  answer = 503;
  const { id: messageId } = await chats.say(chats.organizer, id, "Ответ");
  expect(await push(messageId)).toEqual([new Error("the push service answered 503")]);
  answer = 201;
  expect(await push(messageId)).toEqual(["sent"]);
});

test("ends a subscription with its session, and gives it to the browser's latest account", async () => {
  const { tourist, id } = await chats.conversation();
  const { name, subscription } = await subscribe(tourist);
  await chats.platform.rows(
    "UPDATE session SET revoked_at = now() WHERE account_id = $1",
    tourist.accountId,
  );
  expect(await chats.platform.rows("SELECT FROM push_subscription")).toEqual([]);
  expect(await push((await chats.say(chats.organizer, id, "Ответ")).id)).toEqual([]);

  const [first, second] = [await chats.conversation(), await chats.conversation()];
  await subscribe(first.tourist);
  await chats.platform.rows("UPDATE push_subscription SET endpoint = $1", subscription.endpoint);
  await chats.client(second.tourist).call(subscribePushCall, { body: subscription });
  await chats.platform.rows("UPDATE push_subscription SET endpoint = $1", `${serviceUrl}/${name}`);
  expect(await push((await chats.say(chats.organizer, first.id, "Первому")).id)).toEqual([]);
  expect(await push((await chats.say(chats.organizer, second.id, "Второму")).id)).toEqual(["sent"]);
});

test("refuses push addresses inside a network or without HTTPS", async () => {
  const tourist = await chats.platform.person("tourist");
  const { subscription } = createPushDevice("");
  for (const endpoint of ["https://127.0.0.1/x", "https://[::1]/x", "http://push.example/x", "x"]) {
    const error = await failure(
      chats.client(tourist).call(subscribePushCall, { body: { ...subscription, endpoint } }),
    );
    expect(error.validation).toHaveProperty("endpoint");
  }
  // A name that leads inside is not connected to.
  const { tourist: other, id } = await chats.conversation();
  await subscribe(other);
  await chats.platform.rows(
    "UPDATE push_subscription SET endpoint = $1",
    serviceUrl.replace("127.0.0.1", "localhost"),
  );
  const { id: messageId } = await chats.say(chats.organizer, id, "Ответ");
  await sendNotices(chats.platform.context, messageId);
  const [row] = await chats.platform.rows<{ id: number }>("SELECT id FROM push_subscription");
  const inside = sendPush(chats.platform.context, { subscriptionId: row!.id, messageId });
  await expect(inside).rejects.toThrow("fetch failed");
  expect(received).toEqual([]);
});

test("requires both VAPID keys, and refuses a test push service in production", () => {
  expect(testConfig().push).toBeNull();
  expect(() => testConfig({ VAPID_PUBLIC_KEY: settings.VAPID_PUBLIC_KEY })).toThrow(
    "VAPID_PRIVATE_KEY",
  );
  const standIn = { ...settings, PUSH_SERVICE_URL: "http://127.0.0.1:9" };
  expect(testConfig(standIn).push).toMatchObject({ serviceUrl: "http://127.0.0.1:9" });
  const production = { ...standIn, NODE_ENV: "production", SIGNING_KEY: "k".repeat(64) };
  expect(() => testConfig(production)).toThrow("PUSH_SERVICE_URL");
});
