import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { bankRoutes } from "./bank/bank-routes.ts";
import { identityRoutes } from "./identity/identity-routes.ts";
import { messengerRoutes } from "./messenger/messenger-routes.ts";
import type { SandboxSettings } from "./settings.ts";
import { telephoneRoutes } from "./telephone/telephone-routes.ts";

/** Practice versions of outside services, which the API reaches through the same settings as the real ones. */
export function createSandbox({
  bank,
  identity,
  messenger,
  telephone,
}: SandboxSettings): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true });
  server.get("/readyz", async () => ({ ok: true }));
  if (bank) bankRoutes(server, bank);
  if (identity) identityRoutes(server, identity);
  if (messenger) messengerRoutes(server, messenger);
  if (telephone) telephoneRoutes(server, telephone);
  return server;
}
