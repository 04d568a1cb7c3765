import { join } from "node:path";
import { Drain } from "@tropa/http-server/drain";
import type { FastifyInstance } from "fastify";
import { accountsRoutes } from "./accounts/accounts-routes.ts";
import { authenticate } from "./accounts/authenticate.ts";
import { organizerLoginRoutes } from "./accounts/organizer-login-routes.ts";
import { profileRoutes } from "./accounts/profile-routes.ts";
import { staffSignInRoutes } from "./accounts/staff-sign-in-routes.ts";
import { healthRoutes } from "./app-health.ts";
import { bookingRoutes } from "./booking/booking-routes.ts";
import { captchaRoutes } from "./captcha/captcha-routes.ts";
import { createCaptcha } from "./captcha/captcha.ts";
import { requestRoutes } from "./booking/request-routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { Catalogue } from "./catalogue/catalogue.ts";
import { openContent } from "./content/open-content.ts";
import { openChats } from "./chat/open-chats.ts";
import type { ApiContext } from "./context.ts";
import { favouritesRoutes } from "./favourites/favourites-routes.ts";
import { createRequestLimits } from "./http/request-limits.ts";
import { createServer } from "./http/server.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { isPictureInUse } from "./images/picture-store.ts";
import { startJobs } from "./jobs/jobs.ts";
import { mapTileRoutes } from "./maps/map-tile-routes.ts";
import { metricsRoutes } from "./metrics/metrics.ts";
import { meetingsRoutes } from "./organizers/meetings-routes.ts";
import { organizersRoutes } from "./organizers/organizers-routes.ts";
import { inboxRoutes } from "./outbox/inbox-routes.ts";
import { paymentRoutes } from "./payments/payment-routes.ts";
import { createProgramFiles } from "./program-pdf/program-files.ts";
import { programPdfRoutes } from "./program-pdf/program-pdf-routes.ts";
import { referenceRoutes } from "./reference/reference-routes.ts";
import { requestsRoutes } from "./requests/requests-routes.ts";
import { reviewsRoutes } from "./reviews/reviews-routes.ts";
import { SearchService } from "./search/search-service.ts";
import { staffRoutes } from "./staff/staff-routes.ts";
import { interactionsRoutes } from "./tour-interactions/interactions-routes.ts";
import { unsubscribeRoutes } from "./tour-interactions/unsubscribe-routes.ts";
import { touristRoutes } from "./tourists/tourist-routes.ts";
import { toursRoutes } from "./tours/tours-routes.ts";
import { fileRoutes } from "./uploads/file-routes.ts";
import { folderStore, s3Store } from "./uploads/file-store.ts";
import { createRemoteFiles } from "./uploads/remote-file.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";
import { filesFolder } from "./uploads/uploads.ts";
import type { Uploads } from "./uploads/uploads.ts";
import { verificationRoutes } from "./verification/verification-routes.ts";
import { translationRoutes } from "./translations/translation-routes.ts";
import { weatherRoutes } from "./weather/weather-routes.ts";

export interface App {
  server: FastifyInstance;
  /** How a listening server takes its leave without losing a request; comes before `close`. */
  drain: Drain;
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
    storefronts: config.storefronts,
    trustedProxies: config.trustedProxies,
    guards: {
      async authenticate(request) {
        const actor = await authenticate(context, request);
        if (actor) await limits.takeAccount(request, actor.accountId);
        return actor;
      },
      checkCaptcha: createCaptcha(context).check,
    },
  });
  const drain = new Drain(server.server);
  const warn = (message: string) => server.log.warn(message);
  server.addHook("onRequest", (request) => limits.takeAddress(request));
  metricsRoutes(server, pool);
  // First those that may refuse the configuration, while nothing runs yet.
  paymentRoutes(server, context);
  bookingRoutes(server, context);
  requestsRoutes(server, context);
  inboxRoutes(server, context);
  referenceRoutes(server, context);
  captchaRoutes(server, context);
  accountsRoutes(server, context);
  profileRoutes(server, context);
  staffSignInRoutes(server, context);
  organizerLoginRoutes(server, context);
  const uploads: Uploads = {
    context,
    store: config.s3 ? s3Store(config.s3) : folderStore(filesFolder(config.dataDir)),
  };
  const remoteFiles = createRemoteFiles();
  uploadRoutes(server, uploads, remoteFiles);
  fileRoutes(server, uploads);
  meetingsRoutes(server, uploads);
  verificationRoutes(server, context);
  mapTileRoutes(server);
  void server.register(
    imageRoutes({
      cacheDir: join(config.dataDir, "images"),
      maxBytes: config.caches.pictures,
      isInUse: (key) => isPictureInUse(pool, key),
    }),
  );

  const search = await SearchService.start({ pool, log: (message) => server.log.info(message) });
  const catalogue = await openCatalogue(context, search, warn);
  healthRoutes(server, {
    pool,
    isSearchReady: () => search.isIndexed,
    isEnding: () => drain.hasBegun,
  });
  requestRoutes(server, context, catalogue);
  touristRoutes(server, context);
  catalogueRoutes(server, catalogue, search);
  favouritesRoutes(server, context, catalogue);
  organizersRoutes(server, catalogue);
  reviewsRoutes(server, catalogue, config);
  toursRoutes(server, catalogue);
  weatherRoutes(server, catalogue, config);
  translationRoutes(server, catalogue, config);
  staffRoutes(server, context);
  const files = createProgramFiles(
    { folder: join(config.dataDir, "programmes"), maxBytes: config.caches.programmes },
    remoteFiles,
  );
  programPdfRoutes(server, { context, catalogue, files });
  interactionsRoutes(server, context, catalogue);
  unsubscribeRoutes(server, context);
  await openContent(server, context, catalogue);
  const closeChats = await openChats(server, context, warn);
  const stopJobs = config.runsJobs ? await startJobs(context, warn) : async () => {};
  return {
    server,
    drain,
    async close() {
      await closeServer(server);
      catalogue.close();
      limits.close();
      await Promise.all([stopJobs(), search.close(), closeChats(), remoteFiles.close()]);
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
async function closeServer(server: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.server.closeIdleConnections(), sweepConnectionsMs);
  const cut = setTimeout(() => server.server.closeAllConnections(), drainMs);
  try {
    await server.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
