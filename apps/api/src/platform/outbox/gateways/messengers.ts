import { z } from "zod";
import { GatewayRefusal, gatewayTimeoutMs, postJson } from "../gateway.ts";
import type { Gateway } from "../gateway.ts";

/** Creates a gateway to an SMS service that accepts `{id, to, text}` as JSON with a bearer token. */
export function smsGateway({ url, token }: { url: string; token: string }): Gateway {
  return {
    async send({ id, recipient, body }) {
      await postJson(
        url,
        { id: `outbox-${id}`, to: recipient, text: body },
        { authorization: `Bearer ${token}` },
      );
      return null;
    },
  };
}

const telegramAnswer = z.object({ result: z.object({ message_id: z.number() }) });
/** Telegram refuses a repeated edit, with no error code to recognise it by. */
const unchanged = /message is not modified/i;

/** Statuses for a message that is too old or gone, or a person who has blocked the bot. */
const finalStatuses: readonly number[] = [400, 403];

/** Telegram's Bot API; the recipient is a chat id. */
export function telegramGateway({ url, token }: { url: string; token: string }): Gateway {
  async function change(method: string, body: object): Promise<void> {
    const answer = await fetch(`${url}/bot${token}/${method}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(gatewayTimeoutMs),
      redirect: "error",
    });
    if (answer.ok) return;
    const reason = `the gateway answered ${answer.status}`;
    if (!finalStatuses.includes(answer.status)) throw new Error(reason);
    if (!unchanged.test(await answer.text())) throw new GatewayRefusal(reason);
  }
  return {
    changes: {
      edit: ({ recipient, externalId }, text) =>
        change("editMessageText", { chat_id: recipient, message_id: Number(externalId), text }),
      remove: ({ recipient, externalId }) =>
        change("deleteMessage", { chat_id: recipient, message_id: Number(externalId) }),
    },
    async send({ recipient, body }) {
      const sent = await postJson(`${url}/bot${token}/sendMessage`, {
        chat_id: recipient,
        text: body,
      });
      // It was sent, so a missing id must not cause a retry.
      const { data } = telegramAnswer.safeParse(sent);
      return data ? String(data.result.message_id) : null;
    },
  };
}

const vkAnswer = z.object({
  error: z.object({ error_code: z.number() }).optional(),
  response: z.unknown().optional(),
});
const vkVersion = "5.199";
/** Error codes for a message that is too old, gone, or may not be changed. */
const vkFinal: readonly number[] = [15, 909, 910, 920, 924];

/** VK's messages of a community; the recipient is a peer id. VK answers 200 also for its errors. */
export function vkGateway({ url, token }: { url: string; token: string }): Gateway {
  async function ask(method: string, values: Record<string, string>): Promise<unknown> {
    const answer = await fetch(`${url}/method/${method}`, {
      method: "POST",
      body: new URLSearchParams({ ...values, access_token: token, v: vkVersion }),
      signal: AbortSignal.timeout(gatewayTimeoutMs),
      redirect: "error",
    });
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
    const { error, response } = vkAnswer.parse(await answer.json());
    if (!error) return response;
    const reason = `VK refused the message: ${error.error_code}`;
    throw vkFinal.includes(error.error_code) ? new GatewayRefusal(reason) : new Error(reason);
  }
  return {
    changes: {
      async edit({ recipient, externalId }, message) {
        await ask("messages.edit", { peer_id: recipient, message_id: externalId, message });
      },
      async remove({ recipient, externalId }) {
        await ask("messages.delete", {
          peer_id: recipient,
          message_ids: externalId,
          delete_for_all: "1",
        });
      },
    },
    async send({ id, recipient, body }) {
      const response = await ask("messages.send", {
        peer_id: recipient,
        message: body,
        // VK drops a message with the same number to the same person.
        random_id: String(id % 2_147_483_647),
      });
      return typeof response === "number" ? String(response) : null;
    },
  };
}

const whatsappAnswer = z.object({ messages: z.tuple([z.object({ id: z.string() })]) });

/** WhatsApp's Cloud API; the recipient is a phone. Sent messages cannot be changed. */
export function whatsappGateway({
  url,
  token,
  phoneId,
}: {
  url: string;
  token: string;
  phoneId: string;
}): Gateway {
  return {
    async send({ recipient, body }) {
      const sent = await postJson(
        `${url}/${phoneId}/messages`,
        {
          messaging_product: "whatsapp",
          to: recipient.replace(/^\+/, ""),
          type: "text",
          text: { body },
        },
        { authorization: `Bearer ${token}` },
      );
      return whatsappAnswer.safeParse(sent).data?.messages[0].id ?? null;
    },
  };
}
