import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../context.ts";
import { phoneCodeRoutes } from "../phone-codes/phone-code-routes.ts";
import { realtimeRoutes } from "../realtime/realtime-routes.ts";
import { Realtime } from "../realtime/realtime.ts";
import { chatRoutes } from "./chat-routes.ts";
import { messengerRoutes } from "./messenger-routes.ts";

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
