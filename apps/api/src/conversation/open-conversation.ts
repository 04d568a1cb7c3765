import type { FastifyInstance } from "fastify";
import { phoneCodeRoutes } from "./phone/phone-code-routes.ts";
import { realtimeRoutes } from "../server/realtime/realtime-routes.ts";
import { Realtime } from "../platform/realtime/realtime.ts";
import { pushRoutes } from "./push/push-routes.ts";
import { chatRoutes } from "./chat/chat-routes.ts";
import { createAnswers } from "./answers/answers.ts";
import { messengerRoutes } from "./messengers/messenger-routes.ts";
import { handleMessengerUpdate } from "./messengers/messengers.ts";
import type { RemoteFiles } from "../platform/files/remote-file.ts";
import type { Uploads } from "../platform/files/uploads.ts";

/** Registers chat, socket, messenger and call routes; returns a close function. */
export async function openChats(
  server: FastifyInstance,
  uploads: Uploads,
  { remote, log }: { remote: RemoteFiles; log: (message: string) => void },
): Promise<() => Promise<void>> {
  const { context } = uploads;
  const realtime = await Realtime.open(context, log);
  const announce = () => realtime.announce();
  realtimeRoutes(server, context, realtime);
  chatRoutes(server, context, announce);
  const answers = createAnswers(uploads, remote, log);
  messengerRoutes(server, context, async (update) => {
    if (await handleMessengerUpdate(context, update, answers)) announce();
  });
  pushRoutes(server, context);
  phoneCodeRoutes(server, context);
  return () => realtime.close();
}
