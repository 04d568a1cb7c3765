import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../config/context.ts";
import { phoneCodeRoutes } from "./phone/phone-code-routes.ts";
import { realtimeRoutes } from "../server/realtime/realtime-routes.ts";
import { Realtime } from "../platform/realtime/realtime.ts";
import { chatRoutes } from "./chat/chat-routes.ts";
import { messengerRoutes } from "./messengers/messenger-routes.ts";

/** Chats, the sockets that hear of them, messengers and calls. Answers with what ends it, after the server. */
export async function openChats(
  server: FastifyInstance,
  context: ApiContext,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  const realtime = await Realtime.open(context, log);
  const announce = () => realtime.announce();
  realtimeRoutes(server, context, realtime);
  chatRoutes(server, context, announce);
  messengerRoutes(server, context, announce);
  phoneCodeRoutes(server, context);
  return () => realtime.close();
}
