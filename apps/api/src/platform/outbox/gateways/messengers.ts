import { z } from "zod";
import { postJson } from "../gateway.ts";
import type { Gateway } from "../gateway.ts";

/** Any SMS service that takes `{id, to, text}` as JSON under a bearer token. */
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

/** Telegram's Bot API; the recipient is a chat id. */
export function telegramGateway({ url, token }: { url: string; token: string }): Gateway {
  return {
    async send({ recipient, body }) {
      const sent = await postJson(`${url}/bot${token}/sendMessage`, {
        chat_id: recipient,
        text: body,
      });
      // What has gone out must not go out again for want of its number.
      const { data } = telegramAnswer.safeParse(sent);
      return data ? String(data.result.message_id) : null;
    },
  };
}

const vkAnswer = z.object({
  error: z.object({ error_code: z.number() }).optional(),
  response: z.number().optional(),
});
const vkVersion = "5.199";

/** VK's messages of a community; the recipient is a peer id. VK answers 200 also for its errors. */
export function vkGateway({ url, token }: { url: string; token: string }): Gateway {
  return {
    async send({ id, recipient, body }) {
      const answer = await fetch(`${url}/method/messages.send`, {
        method: "POST",
        body: new URLSearchParams({
          peer_id: recipient,
          message: body,
          // VK drops a message of the same number to the same person.
          random_id: String(id % 2_147_483_647),
          access_token: token,
          v: vkVersion,
        }),
        signal: AbortSignal.timeout(10_000),
        redirect: "error",
      });
      if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`);
      const { error, response } = vkAnswer.parse(await answer.json());
      if (error) throw new Error(`VK refused the message: ${error.error_code}`);
      return response === undefined ? null : String(response);
    },
  };
}

const whatsappAnswer = z.object({ messages: z.tuple([z.object({ id: z.string() })]) });

/** WhatsApp's Cloud API; the recipient is a phone. */
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

/** The practice messenger shows what the outbox has. */
export const sandboxGateway: Gateway = { send: async ({ id }) => String(id) };
