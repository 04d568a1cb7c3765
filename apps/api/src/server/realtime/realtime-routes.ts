import websocket from "@fastify/websocket";
import { realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import { serve } from "../serve.ts";
import type { Realtime } from "../../platform/realtime/realtime.ts";
import { issueTicket } from "../../platform/realtime/tickets.ts";

/** A ticket and an id fit in; nothing longer is ever said to the server. */
const longestFrameBytes = 1024;

/** `/ws`, and the tickets that open it. */
export function realtimeRoutes(
  server: FastifyInstance,
  context: ApiContext,
  realtime: Realtime,
): void {
  serve(server, realtimeTicketCall, async ({ actor }) => {
    const { ticket, expiresAt } = await issueTicket(context.pool, actor);
    return {
      ticket,
      expires_at: expiresAt.toISOString(),
      url: context.config.websocketUrl,
    };
  });

  const { storefronts, publicUrl } = context.config;
  const origins = new Set([...storefronts.origins, new URL(publicUrl).origin]);

  void server.register(websocket, {
    options: { maxPayload: longestFrameBytes, perMessageDeflate: false, clientTracking: false },
    // The library has closed the socket by then, with the code that fits.
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, "socket"),
    preClose(done: () => void) {
      realtime.closeSockets();
      done();
    },
  });
  void server.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      const { origin } = request.headers;
      // Programs send none. A browser's page of somebody else has no ticket either; this keeps it from trying.
      if (origin !== undefined && !origins.has(origin)) throw new ApiError("forbidden");
      realtime.requireRoom(networkOf(request.ip));
    });
    scope.get("/ws", { websocket: true }, (socket, request) =>
      realtime.accept(socket, request.raw.socket, networkOf(request.ip)),
    );
  });
}
