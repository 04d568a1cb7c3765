import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { isSameSignature } from "../../platform/secrets/constant-time.ts";
import { hearMessenger } from "./messengers.ts";

const shortText = z.string().max(10_000);
const telegramUpdate = z.object({
  message: z.object({
    chat: z.object({ id: z.number(), type: z.literal("private") }),
    from: z.object({ language_code: shortText.optional() }).optional(),
    text: shortText,
  }),
});
const vkUpdate = z.object({
  type: z.string(),
  secret: z.string().optional(),
  object: z
    .object({
      message: z
        .object({
          from_id: z.number().int(),
          text: shortText.default(""),
          ref: shortText.optional(),
        })
        .optional(),
    })
    .optional(),
});
const whatsappUpdate = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            messages: z
              .array(
                z.object({
                  from: z.string().regex(/^\d{5,20}$/),
                  text: z.object({ body: shortText }).optional(),
                }),
              )
              .default([]),
          }),
        }),
      ),
    }),
  ),
});

/** What the messengers tell of the people who write to the bots. `announce` after what sockets hear of. */
export function messengerRoutes(
  server: FastifyInstance,
  context: ApiContext,
  announce: () => void,
): void {
  const { telegram, vk, whatsapp } = context.config.messengers;
  const hear = async (incoming: Parameters<typeof hearMessenger>[1]) => {
    if (await hearMessenger(context, incoming)) announce();
  };

  void server.register(async (scope) => {
    // Signatures are of the bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) =>
      done(null, body),
    );

    if (telegram) {
      scope.post("/messengers/telegram/webhook", async (request) => {
        requireSecret(request.headers["x-telegram-bot-api-secret-token"], telegram.secret);
        // Updates of other kinds are none of ours; any other answer would have them sent again and again.
        const update = telegramUpdate.safeParse(jsonOf(request));
        if (!update.success) return { ok: true };
        const { chat, from, text } = update.data.message;
        await hear({
          source: "telegram",
          externalId: String(chat.id),
          text: text.replace(/^\/start(@\w+)?\s+/, ""),
          language: from?.language_code,
        });
        return { ok: true };
      });
    }

    if (vk) {
      scope.post("/messengers/vk/webhook", async (request, reply) => {
        const update = vkUpdate.safeParse(jsonOf(request));
        if (!update.success) throw new ApiError("bad_request");
        const { type, secret, object } = update.data;
        requireSecret(secret, vk.secret);
        void reply.type("text/plain");
        if (type === "confirmation") return vk.confirmation;
        const message = type === "message_new" ? object?.message : undefined;
        if (message)
          await hear({
            source: "vk",
            externalId: String(message.from_id),
            text: message.ref ?? message.text,
            language: undefined,
          });
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
        const update = whatsappUpdate.safeParse(jsonOf(request));
        if (!update.success) return { success: true };
        for (const { from, text } of messagesOf(update.data))
          await hear({
            source: "whatsapp",
            externalId: `+${from}`,
            text: text?.body ?? "",
            language: undefined,
          });
        return { success: true };
      });
    }
  });
}

function messagesOf({ entry }: z.output<typeof whatsappUpdate>) {
  return entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.messages));
}

function requireSecret(given: unknown, expected: string): void {
  if (typeof given !== "string" || !isSameSignature(given, expected))
    throw new ApiError("forbidden");
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
