import * as calls from "@tropa/api-contract/staff/calls-support";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { serve } from "../../server/serve.ts";
import * as support from "./support.ts";

/** Registers the calls with which support staff handle their chats. */
export function supportRoutes(server: FastifyInstance, context: ApiContext): void {
  serve(server, calls.supportChatsCall, ({ actor, query }) =>
    support.supportChats(context, actor, {
      page: query.page ?? 1,
      view: query.view,
      search: query.search ?? "",
    }),
  );
  serve(server, calls.supportChatStateCall, ({ query }) =>
    support.supportChatState(context, query.chat_id),
  );
  serve(server, calls.assignSupportChatCall, ({ actor, body }) =>
    support.assignSupportChat(context, actor, {
      chatId: body.chat_id,
      from: body.from,
      to: body.to,
    }),
  );
  serve(server, calls.closeSupportChatCall, ({ actor, body }) =>
    support.closeSupportChat(context, actor, {
      chatId: body.chat_id,
      seenId: body.last_message_id,
    }),
  );
}
