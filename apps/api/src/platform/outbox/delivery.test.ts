import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { taskList } from "../../jobs/jobs.ts";
import { testConfig } from "../../../testing/fixtures.ts";
import { Shop } from "../../../testing/shop.ts";
import { startSmtp } from "../../../testing/stand-ins/smtp-stand-in.ts";
import { deliverMessage, sweepOutbox } from "./delivery.ts";
import { configuredGateways } from "./gateways/configured.ts";
import { GatewayRefusal } from "./gateway.ts";
import type { Gateways } from "./gateway.ts";
import { enqueue } from "./outbox.ts";
import type { OutboxMessage } from "./outbox-store.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const letter: OutboxMessage = {
  channel: "email",
  recipient: "ann@example.org",
  subject: "Привет, Анна",
  body: "Первая строка\n.\nпоследняя",
  kind: "test",
  bookingId: null,
  locale: "ru",
};

async function store(message: Partial<OutboxMessage> = {}): Promise<number> {
  await enqueue(shop.context.pool, { ...letter, ...message });
  const [row] = await shop.rows("SELECT max(id) AS id FROM outbox");
  return Number(row?.id);
}

async function stateOf(id: number): Promise<Record<string, unknown> | undefined> {
  const [row] = await shop.rows(
    "SELECT sent_at IS NOT NULL AS sent, tries, last_error FROM outbox WHERE id = $1",
    id,
  );
  return row;
}

describe("delivering a message", () => {
  it("sends it once for concurrent processes", async () => {
    const send = vi.fn(async () => null);
    const id = await store();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => deliverMessage(shop.context, { email: { send } }, id)),
    );
    expect(send).toHaveBeenCalledTimes(1);
    expect(outcomes).toContainEqual({ status: "fulfilled", value: "sent" });
    expect(await stateOf(id)).toEqual({ sent: true, tries: 1, last_error: null });
  });

  it("retries after a failure and records the reason", async () => {
    const send = vi.fn(async () => null);
    send.mockRejectedValueOnce(new Error("the gateway answered 503"));
    const id = await store();
    const gateways: Gateways = { email: { send } };
    await expect(deliverMessage(shop.context, gateways, id)).rejects.toThrow("503");
    expect(await stateOf(id)).toEqual({
      sent: false,
      tries: 1,
      last_error: "the gateway answered 503",
    });
    expect(await deliverMessage(shop.context, gateways, id)).toBe("sent");
    expect(await stateOf(id)).toEqual({ sent: true, tries: 2, last_error: null });
  });

  it("leaves a message without a gateway to the dev inbox", async () => {
    const id = await store({ channel: "vk" });
    expect(await deliverMessage(shop.context, {}, id)).toBe("kept");
    expect(await stateOf(id)).toMatchObject({ sent: false, tries: 0 });
  });

  it("is done by the job that is queued with the message", async () => {
    const send = vi.fn(async () => null);
    const id = await store();
    const jobs = await shop.rows(
      `SELECT task.identifier, job.payload FROM graphile_worker._private_jobs AS job
         JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
        WHERE (job.payload ->> 'outboxId')::bigint = $1`,
      id,
    );
    expect(jobs).toEqual([{ identifier: "deliver-message", payload: { outboxId: id } }]);
    const deliver = taskList(shop.context, { email: { send } })["deliver-message"];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the task uses nothing of its helpers
    await deliver?.(jobs[0]?.payload, {} as never);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it("queues a message again when its job was lost, but not a fresh one", async () => {
  const lost = await store();
  const fresh = await store();
  await shop.rows("DELETE FROM graphile_worker._private_jobs");
  await shop.rows(
    "UPDATE outbox SET created_at = now() - interval '6 minutes' WHERE id = $1",
    lost,
  );
  const smtp = { gateways: { smtp: { url: "smtp://127.0.0.1:1", from: "a@b.example" } } };
  const withMail = { ...shop.context, config: { ...shop.context.config, ...smtp } };
  await sweepOutbox(withMail);
  await sweepOutbox(withMail);
  const jobs = await shop.rows(
    "SELECT (payload ->> 'outboxId')::integer AS id FROM graphile_worker._private_jobs",
  );
  expect(jobs).toEqual([{ id: lost }]);
  expect(fresh).not.toBe(lost);
});

describe("gateways of messages", () => {
  it("send letters by SMTP with a language and a Message-ID", async () => {
    const smtp = await startSmtp();
    try {
      const gateways = configuredGateways(
        testConfig({ SMTP_URL: smtp.url, MAIL_FROM: "Тропа <hello@tropa.example>" }),
      );
      const id = await store();
      await deliverMessage(shop.context, gateways, id);
      const [text = ""] = smtp.letters;
      expect(text).toContain("To: ann@example.org");
      expect(text).toContain(`Message-ID: <outbox-${id}@tropa.example>`);
      expect(text).toContain("Content-Language: ru");
      const [, body = ""] = text.split("\n\n");
      const decoded = /base64/i.test(text)
        ? Buffer.from(body, "base64").toString("utf8")
        : decodeQuotedPrintable(body);
      expect(decoded.trim()).toBe("Первая строка\n.\nпоследняя");
    } finally {
      await smtp.close();
    }
  });

  it.each([
    {
      channel: "sms" as const,
      recipient: "+79031234567",
      path: "/sms",
      sent: { to: "+79031234567", text: letter.body },
      authorization: "Bearer secret-token",
    },
    {
      channel: "telegram" as const,
      recipient: "4242",
      path: "/botsecret-token/sendMessage",
      sent: { chat_id: "4242", text: letter.body },
    },
    {
      channel: "whatsapp" as const,
      recipient: "+79031234567",
      path: "/777/messages",
      sent: { to: "79031234567", text: { body: letter.body } },
      authorization: "Bearer secret-token",
    },
    {
      channel: "vk" as const,
      recipient: "99",
      path: "/method/messages.send",
      sent: { peer_id: "99", message: letter.body, access_token: "secret-token" },
    },
  ])("send by $channel", async ({ channel, recipient, path, sent, authorization }) => {
    const service = Fastify();
    const requests: { url: string; authorization: string | undefined; body: unknown }[] = [];
    service.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    let isDown = true;
    service.post("*", (request, reply) => {
      if (isDown) return reply.code(502).send();
      requests.push({
        url: request.url,
        authorization: request.headers.authorization,
        body: request.body,
      });
      return { response: 1 };
    });
    const url = await service.listen({ port: 0, host: "127.0.0.1" });
    try {
      const gateways = configuredGateways(
        testConfig({
          SMS_GATEWAY_URL: `${url}/sms`,
          SMS_GATEWAY_TOKEN: "secret-token",
          TELEGRAM_API_URL: url,
          TELEGRAM_BOT_TOKEN: "secret-token",
          VK_API_URL: url,
          VK_TOKEN: "secret-token",
          WHATSAPP_API_URL: url,
          WHATSAPP_TOKEN: "secret-token",
          WHATSAPP_PHONE_ID: "777",
        }),
      );
      const id = await store({ channel, recipient, subject: null });
      await expect(deliverMessage(shop.context, gateways, id)).rejects.toThrow("502");
      expect(JSON.stringify(await stateOf(id))).not.toContain("secret-token");
      isDown = false;
      await deliverMessage(shop.context, gateways, id);
      expect(requests).toMatchObject([{ url: path, body: sent, authorization }]);
    } finally {
      await service.close();
    }
  });
});

describe("changing a message in a messenger", () => {
  /** A messenger's server, with its answers in their order. */
  async function open(...answers: { status?: number; body: object }[]) {
    const service = Fastify();
    const requests: { url: string; body: unknown }[] = [];
    service.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    service.post("*", (request, reply) => {
      requests.push({ url: request.url, body: request.body });
      const { status = 200, body } = answers.shift() ?? { body: { ok: true, response: 1 } };
      return reply.code(status).send(body);
    });
    const url = await service.listen({ port: 0, host: "127.0.0.1" });
    const gateways = configuredGateways(
      testConfig({
        TELEGRAM_API_URL: url,
        TELEGRAM_BOT_TOKEN: "secret-token",
        VK_API_URL: url,
        VK_TOKEN: "secret-token",
      }),
    );
    return { service, requests, gateways };
  }
  const sent = { recipient: "99", externalId: "7" };

  it("treats an unchanged text at Telegram as done, and distinguishes refusals from failures", async () => {
    const unchanged = { ok: false, description: "Bad Request: message is not modified" };
    const { service, requests, gateways } = await open(
      { body: { ok: true } },
      { status: 400, body: unchanged },
      { status: 400, body: { ok: false, description: "Bad Request: message can't be edited" } },
      { status: 429, body: { ok: false } },
    );
    const changes = gateways.telegram?.changes;
    try {
      await changes?.edit(sent, "Новый текст");
      await changes?.edit(sent, "Новый текст");
      await expect(changes?.edit(sent, "x")).rejects.toThrow(GatewayRefusal);
      await expect(changes?.remove(sent)).rejects.not.toThrow(GatewayRefusal);
      await changes?.remove(sent);
      const named = { chat_id: "99", message_id: 7 };
      expect(requests[0]).toEqual({
        url: "/botsecret-token/editMessageText",
        body: { ...named, text: "Новый текст" },
      });
      expect(requests.at(-1)).toEqual({ url: "/botsecret-token/deleteMessage", body: named });
    } finally {
      await service.close();
    }
  });

  it("recognizes VK's refusals in answers with status 200", async () => {
    const { service, requests, gateways } = await open(
      { body: { response: 1 } },
      { body: { response: { 7: 1 } } },
      { body: { error: { error_code: 909 } } },
      { body: { error: { error_code: 6 } } },
    );
    const changes = gateways.vk?.changes;
    try {
      await changes?.edit(sent, "Новый текст");
      await changes?.remove(sent);
      await expect(changes?.edit(sent, "x")).rejects.toThrow(GatewayRefusal);
      await expect(changes?.edit(sent, "x")).rejects.not.toThrow(GatewayRefusal);
      expect(requests).toMatchObject([
        {
          url: "/method/messages.edit",
          body: { peer_id: "99", message_id: "7", message: "Новый текст" },
        },
        {
          url: "/method/messages.delete",
          body: { peer_id: "99", message_ids: "7", delete_for_all: "1" },
        },
        {},
        {},
      ]);
    } finally {
      await service.close();
    }
  });
});

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
