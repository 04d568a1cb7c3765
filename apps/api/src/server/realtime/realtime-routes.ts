import websocket from "@fastify/websocket";
import { realtimeTicketCall } from "@tropa/api-contract/conversation/calls-chat";
import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../config/context.ts";
import { networkOf } from "../../platform/limits/rate-limit.ts";
import { serve } from "../serve.ts";
import type { Realtime } from "../../platform/realtime/realtime.ts";
import { issueTicket } from "../../platform/realtime/tickets.ts";
import { requireOwnOrigin } from "./own-origins.ts";

/** Enough for a ticket and an id, the longest frame of a client. */
const longestFrameBytes = 1024;

/** Registers `/ws` and the call that creates its tickets. */
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

  void server.register(websocket, {
    options: { maxPayload: longestFrameBytes, perMessageDeflate: false, clientTracking: false },
    // The library has already closed the socket with a fitting code.
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, "socket"),
    preClose(done: () => void) {
      realtime.closeSockets();
      done();
    },
  });
  void server.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      // Another site's page has no ticket anyway; this rejects it early.
      requireOwnOrigin(context.config, request);
      realtime.requireRoom(networkOf(request.ip));
    });
    scope.get("/ws", { websocket: true }, (socket, request) =>
      realtime.accept(socket, request.raw.socket, networkOf(request.ip)),
    );
  });
}
