import type { FastifyInstance } from "fastify";
import type { Conversations } from "./conversations.ts";

interface BotRequest {
  Params: { token: string; method: string };
  Body: { chat_id: string | number; message_id?: number; text?: string };
}

/** What the bot asks of Telegram. */
export function botApi(server: FastifyInstance, conversations: Conversations, token: string): void {
  server.post<BotRequest>("/telegram/bot:token/:method", async ({ params, body }, reply) => {
    if (params.token !== token) return reply.code(401).send({ ok: false });
    const chat = Number(body.chat_id);
    if (params.method === "sendMessage") {
      const written = { chat, isBot: true, body: body.text ?? "", replyTo: null };
      return { ok: true, result: { message_id: conversations.add(written).id } };
    }
    const message = conversations.find(chat, body.message_id ?? 0, true);
    if (!message) return reply.code(400).send({ ok: false, description: "message not found" });
    if (params.method === "deleteMessage") conversations.remove(message);
    else if (params.method === "editMessageText")
      Object.assign(message, { body: body.text, isEdited: true });
    else return reply.code(404).send({ ok: false });
    return { ok: true, result: true };
  });
}
