import type { FastifyInstance } from "fastify";
import { bookingRoutes } from "./booking/booking-routes.ts";
import { startHoldSweeper } from "./booking/hold-sweeper.ts";
import { catalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { Catalogue } from "./catalogue/catalogue.ts";
import type { ApiContext } from "./context.ts";
import { healthRoutes } from "./app-health.ts";
import { limitChanges } from "./http/rate-limit.ts";
import { createServer } from "./http/server.ts";
import { requestsRoutes } from "./requests/requests-routes.ts";
import { CompletionService } from "./search/completion-service.ts";
import { SearchService } from "./search/search-service.ts";

export interface App {
  server: FastifyInstance;
  /** Lets running requests end, then stops what runs beside them. The pool stays open: it is the caller's. */
  close(): Promise<void>;
}

/** Requests still running after so long are cut off: a database that hangs must not keep the process. */
const drainMs = 1500;

/** The whole API over a migrated database. It does not listen yet. */
export async function createApp(context: ApiContext): Promise<App> {
  const { pool, config } = context;
  const server = createServer({ logLevel: config.logLevel });
  const warn = (message: string) => server.log.warn(message);
  const search = await SearchService.start({ pool, log: (message) => server.log.info(message) });
  // Pages show counts of places and activities, which SQL answers too slowly for a first visitor.
  await search.ready();
  const catalogue = await Catalogue.open(pool, search, warn);
  limitChanges(server, config.rateLimit);
  healthRoutes(server, { pool, isSearchReady: () => search.isIndexed });
  catalogueRoutes(server, catalogue, new CompletionService(pool, warn));
  bookingRoutes(server, context);
  requestsRoutes(server, context);
  const stopSweeper = startHoldSweeper(context, warn);
  return {
    server,
    async close() {
      const cut = setTimeout(() => server.server.closeAllConnections(), drainMs);
      await server.close();
      clearTimeout(cut);
      catalogue.close();
      await Promise.all([stopSweeper(), search.close()]);
    },
  };
}
