import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { isSameSecret } from "../../platform/secrets/constant-time.ts";
import { telegramMessage, vkEvent, whatsappMessages } from "./messenger-updates.ts";
import type { MessengerUpdate } from "./messenger-updates.ts";

/** Registers the webhooks of messengers, which pass each message to `handle`. */
export function messengerRoutes(
  server: FastifyInstance,
  context: ApiContext,
  handle: (update: MessengerUpdate) => Promise<void>,
): void {
  const { telegram, vk, whatsapp } = context.config.messengers;

  void server.register(async (scope) => {
    // Signatures cover the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) =>
      done(null, body),
    );

    if (telegram) {
      scope.post("/messengers/telegram/webhook", async (request) => {
        requireSecret(request.headers["x-telegram-bot-api-secret-token"], telegram.secret);
        // Always answer 200: otherwise Telegram repeats updates that we ignore.
        const update = telegramMessage(jsonOf(request));
        if (update) await handle(update);
        return { ok: true };
      });
    }

    if (vk) {
      scope.post("/messengers/vk/webhook", async (request, reply) => {
        const event = vkEvent(jsonOf(request));
        if (!event) throw new ApiError("bad_request");
        requireSecret(event.secret, vk.secret);
        void reply.type("text/plain");
        if (event.type === "confirmation") return vk.confirmation;
        if (event.update) await handle(event.update);
        return "ok";
      });
    }

    if (whatsapp) {
      scope.get<{ Querystring: Record<string, unknown> }>(
        "/messengers/whatsapp/webhook",
        async ({ query }, reply) => {
          requireSecret(query["hub.verify_token"], whatsapp.verifyToken);
          const challenge = query["hub.challenge"];
          return reply.type("text/plain").send(typeof challenge === "string" ? challenge : "");
        },
      );
      scope.post("/messengers/whatsapp/webhook", async (request) => {
        const signature = createHmac("sha256", whatsapp.appSecret)
          .update(bytesOf(request))
          .digest("hex");
        requireSecret(request.headers["x-hub-signature-256"], `sha256=${signature}`);
        for (const update of whatsappMessages(jsonOf(request))) await handle(update);
        return { success: true };
      });
    }
  });
}

function requireSecret(given: unknown, expected: string): void {
  if (typeof given !== "string" || !isSameSecret(given, expected)) throw new ApiError("forbidden");
}

function bytesOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(bytesOf(request).toString("utf8"));
  } catch {
    throw new ApiError("bad_request");
  }
}
