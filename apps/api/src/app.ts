import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { bearerToken, readActor } from "./accounts/sessions.ts";
import { healthRoutes } from "./app-health.ts";
import { bookingRoutes } from "./booking/booking-routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { Catalogue } from "./catalogue/catalogue.ts";
import type { ApiContext } from "./context.ts";
import { createRequestLimits } from "./http/request-limits.ts";
import { createServer } from "./http/server.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { startJobs } from "./jobs/jobs.ts";
import { inboxRoutes } from "./outbox/inbox-routes.ts";
import { paymentRoutes } from "./payments/payment-routes.ts";
import { referenceRoutes } from "./reference/reference-routes.ts";
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
const sweepConnectionsMs = 50;

/** The whole API over a migrated database. It does not listen yet. */
export async function createApp(context: ApiContext): Promise<App> {
  const { pool, config } = context;
  const limits = createRequestLimits(config);
  const server = createServer({
    logLevel: config.logLevel,
    guards: {
      async authenticate(request) {
        const actor = await readActor(context, bearerToken(request));
        if (actor) await limits.takeAccount(request, actor.accountId);
        return actor;
      },
      checkCaptcha: async () => {},
    },
  });
  const warn = (message: string) => server.log.warn(message);
  server.addHook("onRequest", (request) => limits.takeAddress(request));
  // First those that may refuse the configuration, while nothing runs yet.
  paymentRoutes(server, context);
  bookingRoutes(server, context);
  requestsRoutes(server, context);
  inboxRoutes(server, context);
  referenceRoutes(server, context);
  void server.register(imageRoutes({ cacheDir: join(config.dataDir, "images") }));

  const search = await SearchService.start({ pool, log: (message) => server.log.info(message) });
  const catalogue = await openCatalogue(context, search, warn);
  healthRoutes(server, { pool, isSearchReady: () => search.isIndexed });
  catalogueRoutes(server, catalogue, new CompletionService(pool, warn));
  const stopJobs = config.runsJobs ? await startJobs(context, warn) : async () => {};
  return {
    server,
    async close() {
      await drain(server);
      catalogue.close();
      await Promise.all([stopJobs(), search.close(), limits.close()]);
    },
  };
}

async function openCatalogue(
  { pool }: ApiContext,
  search: SearchService,
  warn: (message: string) => void,
): Promise<Catalogue> {
  try {
    // Pages show counts of places and activities, which SQL answers too slowly for a first visitor.
    await search.ready();
    return await Catalogue.open(pool, search, warn);
  } catch (error) {
    await search.close();
    throw error;
  }
}

/** Takes no more connections and waits for running requests, whose connections would else be kept for the next. */
async function drain(server: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.server.closeIdleConnections(), sweepConnectionsMs);
  const cut = setTimeout(() => server.server.closeAllConnections(), drainMs);
  try {
    await server.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
