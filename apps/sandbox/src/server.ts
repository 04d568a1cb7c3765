import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { bankRoutes } from "./bank/bank-routes.ts";
import type { SandboxSettings } from "./settings.ts";

/** The outside world for practice: services that the API reaches by its settings as it does the real ones. */
export function createSandbox(settings: SandboxSettings): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true });
  server.get("/readyz", async () => ({ ok: true }));
  bankRoutes(server, settings);
  return server;
}
