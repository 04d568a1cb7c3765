import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import type { ApiContext } from "../../../config/context.ts";
import { ApiError } from "../../../platform/errors/api-error.ts";
import { acceptForms, formField } from "@tropa/http-server/forms";
import { requireOwnForm } from "../../../server/bodies/forms.ts";
import { browserLocale } from "../../../server/caller.ts";
import { sendPage } from "@tropa/http-server/html/html";
import { sandboxPath, sandboxPage, threadPage } from "./sandbox-page.ts";
import {
  findBotMessage,
  findOwnMessage,
  insertMessage,
  listMessages,
  setOwnMessage,
} from "./sandbox-store.ts";
import { writeUpdate } from "../sandbox-update.ts";

const cookieName = "sandbox-messenger";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** As links of bots carry them. */
const payloadPattern = /^[\w-]{1,64}$/;
const longestText = 4096;
const shownMessages = 60;
/** How often the conversation is looked at again. */
const refreshSeconds = 3;

/** Every browser is a person of its own in the practice messenger. */
function personOf(request: FastifyRequest): string | null {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`));
  const person = value?.slice(cookieName.length + 1) ?? "";
  return uuid.test(person) ? person : null;
}

const idOf = (given: unknown) =>
  typeof given === "string" && /^\d{1,18}$/.test(given) ? given : null;

function takePerson(request: FastifyRequest, reply: FastifyReply): string {
  const person = personOf(request) ?? randomUUID();
  const terms = `Path=${sandboxPath}; HttpOnly; SameSite=Lax; Max-Age=31536000`;
  void reply.header("set-cookie", `${cookieName}=${person}; ${terms}`);
  return person;
}

/** The practice messenger: a window in which a newcomer writes to the bot and is written to by it. */
export function sandboxRoutes(server: FastifyInstance, { pool, config }: ApiContext): void {
  /** What the message is called; null where nothing has changed. */
  async function store(written: {
    person: string;
    text: string;
    replyTo: string | null;
    editId: string | null;
  }): Promise<string | null> {
    const { person, text: body, replyTo, editId: id } = written;
    if (id === null) return String(await insertMessage(pool, { person, body, replyTo }));
    return (await setOwnMessage(pool, { person, id, body })) ? id : null;
  }

  server.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: Record<string, unknown> }>(sandboxPath, async (request, reply) => {
      const person = takePerson(request, reply);
      const { start, reply: answered, edit: edited } = request.query;
      const payload = typeof start === "string" && payloadPattern.test(start) ? start : null;
      const replyTo = idOf(answered);
      const editId = idOf(edited);
      const quote = replyTo === null ? null : await findBotMessage(pool, person, replyTo);
      const own = editId === null ? null : await findOwnMessage(pool, person, editId);
      return sendPage(
        reply,
        sandboxPage(browserLocale(request) ?? "en", {
          payload,
          reply: replyTo !== null && quote !== null ? { id: replyTo, quote } : null,
          edit: editId !== null && own !== null ? { id: editId, body: own } : null,
        }),
      );
    });

    scope.get(`${sandboxPath}/thread`, async (request, reply) => {
      const person = personOf(request);
      const messages = person === null ? [] : await listMessages(pool, person, shownMessages);
      void reply.header("refresh", String(refreshSeconds));
      return sendPage(reply, threadPage(browserLocale(request) ?? "en", messages));
    });

    scope.post(sandboxPath, { config: { changes: true } }, async (request, reply) => {
      requireOwnForm(request);
      const person = personOf(request);
      if (person === null) throw new ApiError("bad_request");
      const text = (formField(request, "text") ?? "").replaceAll("\0", "").trim();
      const given = formField(request, "reply_to") ?? "";
      const replyTo = (await findBotMessage(pool, person, given)) === null ? null : given;
      if (text.length > longestText) throw new ApiError("bad_request");
      const editId = idOf(formField(request, "edit"));
      const messageId = text === "" ? null : await store({ person, text, replyTo, editId });
      if (messageId !== null) {
        // Through the same route and the same bytes as a messenger's server would use.
        const update = writeUpdate(config, {
          update_id: editId === null ? messageId : randomUUID(),
          kind: editId === null ? "message" : "edit",
          message_id: messageId,
          person,
          language: browserLocale(request) ?? "en",
          text,
          reply_to: replyTo,
        });
        await server.inject({ method: "POST", url: "/messengers/sandbox/webhook", ...update });
      }
      return reply.redirect(sandboxPath, 303);
    });
  });
}
