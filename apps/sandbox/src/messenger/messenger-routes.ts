import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { acceptForms, formField, isOwnForm } from "@tropa/http-server/forms";
import { sendPage } from "@tropa/http-server/html/html";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomInt } from "node:crypto";
import { botApi } from "./bot-api.ts";
import { Conversations } from "./conversations.ts";
import type { Message } from "./conversations.ts";
import { messengerPage, threadPage, windowPath } from "./messenger-page.ts";

export interface MessengerSettings {
  /** Where the sandbox reaches the API. */
  apiUrl: string;
  /** As Telegram gives them. */
  token: string;
  webhookSecret: string;
}

const cookieName = "practice-messenger";
/** As links of bots carry them. */
const payloadPattern = /^[\w-]{1,64}$/;
const longestText = 4096;
const shownMessages = 60;
/** How often the conversation is looked at again. */
const refreshSeconds = 3;

/** Every browser is a person of its own in the practice messenger. */
function personOf(request: FastifyRequest): number | null {
  const [, person] =
    new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,15})`).exec(request.headers.cookie ?? "") ?? [];
  return person === undefined ? null : Number(person);
}

function takePerson(request: FastifyRequest, reply: FastifyReply): number {
  const person = personOf(request) ?? randomInt(1, 2 ** 47);
  const terms = `Path=${windowPath}; HttpOnly; SameSite=Lax; Max-Age=31536000`;
  void reply.header("set-cookie", `${cookieName}=${person}; ${terms}`);
  return person;
}

function localeOf({ headers }: FastifyRequest): Locale {
  const language = (headers["accept-language"] ?? "").slice(0, 2).toLowerCase();
  return isLocale(language) ? language : "en";
}

/** The part of Telegram that the API knows, and a window in which a newcomer writes to the bot. */
export function messengerRoutes(
  server: FastifyInstance,
  { apiUrl, token, webhookSecret }: MessengerSettings,
): void {
  const conversations = new Conversations();
  botApi(server, conversations, token);

  async function tellBot(message: Message, language: Locale): Promise<void> {
    const written = {
      message_id: message.id,
      chat: { id: message.chat, type: "private" },
      from: { language_code: language },
      text: message.body,
      ...(message.replyTo !== null && { reply_to_message: { message_id: message.replyTo } }),
    };
    await fetch(`${apiUrl}/messengers/telegram/webhook`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-telegram-bot-api-secret-token": webhookSecret,
      },
      body: JSON.stringify({
        update_id: conversations.nextNumber(),
        [message.isEdited ? "edited_message" : "message"]: written,
      }),
    });
  }

  server.register(async (scope) => {
    acceptForms(scope);
    scope.get(
      `${windowPath}/:bot`,
      async (
        request: FastifyRequest<{ Querystring: Record<string, string | undefined> }>,
        reply,
      ) => {
        const person = takePerson(request, reply);
        const { start, reply: answered, edit: edited } = request.query;
        return sendPage(
          reply,
          messengerPage(localeOf(request), {
            payload: start !== undefined && payloadPattern.test(start) ? start : null,
            reply: conversations.find(person, Number(answered), true),
            edit: conversations.find(person, Number(edited), false),
          }),
        );
      },
    );

    scope.get(`${windowPath}/thread`, async (request, reply) => {
      const person = personOf(request);
      const messages = person === null ? [] : conversations.newest(person, shownMessages);
      void reply.header("refresh", String(refreshSeconds));
      return sendPage(
        reply,
        threadPage(
          localeOf(request),
          messages.map((message) => ({
            ...message,
            answered: conversations.find(message.chat, message.replyTo ?? 0, true)?.body ?? null,
          })),
        ),
      );
    });

    scope.post(`${windowPath}/bot`, async (request, reply) => {
      if (!isOwnForm(request)) return reply.code(403).send({ message: "a form of another site" });
      const person = personOf(request);
      const text = (formField(request, "text") ?? "").replaceAll("\0", "").trim();
      if (person === null || text.length > longestText)
        return reply.code(400).send({ message: "no message" });
      const replyTo = conversations.find(person, Number(formField(request, "reply_to")), true);
      const edited = conversations.find(person, Number(formField(request, "edit")), false);
      if (edited) Object.assign(edited, { isEdited: true, body: text });
      const message =
        edited ??
        conversations.add({ chat: person, isBot: false, body: text, replyTo: replyTo?.id ?? null });
      if (text !== "") await tellBot(message, localeOf(request));
      return reply.redirect(`${windowPath}/bot`, 303);
    });
  });
}
