import {
  chatCall,
  chatListCall,
  chatMessagesCall,
  deleteMessageCall,
  editMessageCall,
  freezeChatCall,
  moderateMessageCall,
  openAttachmentCall,
  organizerChatCall,
  readChatCall,
  sendMessageCall,
  supportChatCall,
} from "@tropa/api-contract/conversation/calls-chat";
import { chatUnreadCountCall } from "@tropa/api-contract/conversation/calls-unread";
import {
  chatChannelsCall,
  chatConnectionCodeCall,
  chatsForNotificationsCall,
  disableChatNotificationsCall,
  enableChatNotificationsCall,
} from "@tropa/api-contract/conversation/calls-chat-notifications";
import { disconnectMessengerCall } from "@tropa/api-contract/people/calls-notifications";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import type { Call } from "../../server/serve.ts";
import { storefrontOf } from "../../server/caller.ts";
import { serve } from "../../server/serve.ts";
import { fieldError } from "../../platform/errors/api-error.ts";
import {
  chatsForNotifications,
  disableNotifications,
  enableNotifications,
} from "./chat-notifications.ts";
import { countChats } from "./chat-store.ts";
import {
  askOrganizer,
  freezeChat,
  markAsRead,
  readChat,
  readChats,
  readMessages,
  scopeOf,
  supportChat,
} from "./chat.ts";
import {
  deleteMessage,
  editMessage,
  moderateMessage,
  openAttachment,
  sendMessage,
} from "./messages.ts";
import {
  configuredSources,
  connectedSources,
  disconnectOwn,
  connectionCode,
} from "../messengers/messengers.ts";

const done = { success: true } as const;

const readerOf = ({ actor, caller }: Pick<Call<typeof chatCall>, "actor" | "caller">) => ({
  actor,
  locale: caller.locale,
});

/** Registers chat calls. `announce` tells the sockets that events were stored. */
export function chatRoutes(
  server: FastifyInstance,
  context: ApiContext,
  announce: () => void,
): void {
  const { pool, config } = context;
  const announceAfter = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    announce();
    return result;
  };

  serve(server, chatListCall, ({ query, ...call }) =>
    readChats(context, readerOf(call), { ...query, organizerId: query.tour_organizer_id }),
  );
  serve(server, chatCall, ({ query, ...call }) => readChat(context, readerOf(call), query.chat_id));
  serve(server, chatMessagesCall, ({ query, actor }) =>
    readMessages(context, actor, {
      chatId: query.chat_id,
      offset: query.offset,
      before: query.before,
    }),
  );
  serve(server, chatUnreadCountCall, async ({ query, actor }) => {
    const { unread } = await countChats(pool, scopeOf(actor, query.organizer_id));
    return { count: unread };
  });
  serve(server, supportChatCall, async ({ query, actor, caller, request }) => ({
    id: await announceAfter(
      supportChat(context, actor, storefrontOf(request, query.site_id ?? caller.storefront.id).id),
    ),
  }));
  serve(server, organizerChatCall, ({ body, idempotencyKey, ...call }) =>
    announceAfter(
      askOrganizer(
        context,
        { ...readerOf(call), storefront: call.caller.storefront.id },
        {
          organizerId: body.organizer_id,
          tourId: body.tour_id ?? null,
          text: body.message ?? "",
        },
        idempotencyKey,
      ),
    ),
  );
  serve(server, sendMessageCall, ({ body, actor, idempotencyKey }) => {
    const sent = { chatId: body.chat_id, text: body.message, fileId: body.file_id ?? null };
    return announceAfter(sendMessage(context, actor, sent, idempotencyKey));
  });
  serve(server, readChatCall, async ({ body, actor }) => ({
    ...done,
    unread_count: await announceAfter(markAsRead(context, actor, body.chat_id)),
  }));
  serve(server, editMessageCall, ({ body, actor }) =>
    announceAfter(editMessage(context, actor, body.message_id, body.message)),
  );
  serve(server, deleteMessageCall, async ({ body, actor }) => {
    await announceAfter(deleteMessage(context, actor, body.message_id));
    return done;
  });
  serve(server, moderateMessageCall, ({ body, actor }) =>
    announceAfter(moderateMessage(context, actor, body.message_id, body.message ?? null)),
  );
  serve(server, freezeChatCall, ({ body, ...call }) =>
    announceAfter(
      freezeChat(context, readerOf(call), {
        id: body.chat_id,
        isFrozen: body.is_frozen,
        reason: body.reason,
      }),
    ),
  );
  serve(server, openAttachmentCall, ({ body, actor }) =>
    announceAfter(openAttachment(context, actor, body.message_id)),
  );

  serve(server, chatsForNotificationsCall, async (call) => ({
    items: await chatsForNotifications(context, readerOf(call), call.query.chat_id),
  }));
  serve(server, disableChatNotificationsCall, async ({ body, actor }) => {
    await disableNotifications(context, actor, body.chat_id);
    return done;
  });
  serve(server, enableChatNotificationsCall, async ({ body, actor }) => {
    await enableNotifications(context, actor, body.chat_id);
    return done;
  });
  serve(server, chatChannelsCall, async ({ actor }) => {
    const connected = await connectedSources(pool, actor.accountId);
    return {
      items: configuredSources(config).map((source) => ({
        ...source,
        is_connected: connected.has(source.type),
      })),
    };
  });
  serve(server, disconnectMessengerCall, async ({ body, actor }) => {
    const source = configuredSources(config).find(({ id }) => id === body.source_id);
    if (!source) throw fieldError("source_id", "incorrect");
    await disconnectOwn(pool, actor.accountId, source.type);
    return { success: true } as const;
  });

  serve(server, chatConnectionCodeCall, ({ body, actor }) =>
    connectionCode(context, actor, body.source_id),
  );
}
