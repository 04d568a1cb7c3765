import { join } from "node:path";
import { Drain } from "@tropa/http-server/drain";
import type { FastifyInstance } from "fastify";
import { accountsRoutes } from "./people/sign-in/sign-in-routes.ts";
import { authenticate } from "./people/sessions/sessions.ts";
import { organizerLoginRoutes } from "./people/organizer-login/organizer-login-routes.ts";
import { ownAccountRoutes } from "./people/account-end/own-account-routes.ts";
import { notificationRoutes } from "./people/notifications/notification-routes.ts";
import { ownDataRoutes } from "./people/own-data/own-data-routes.ts";
import { countryRoutes } from "./people/countries/country-routes.ts";
import { homeCityRoutes } from "./people/home-cities/home-city-routes.ts";
import { passkeyRoutes } from "./people/passkeys/passkey-routes.ts";
import { deviceRoutes } from "./people/sessions/session-routes.ts";
import { profileRoutes } from "./people/settings/settings-routes.ts";
import { staffSignInRoutes } from "./people/sign-in/staff-sign-in-routes.ts";
import { healthRoutes } from "./server/health/app-health.ts";
import { complaintsRoutes } from "./discovery/complaints/complaints-routes.ts";
import { bookingRoutes } from "./sales/orders/booking-routes.ts";
import { staffActRoutes } from "./sales/orders/staff-acts/staff-act-routes.ts";
import { changeRoutes } from "./sales/orders/change/change-routes.ts";
import { captchaRoutes } from "./server/captcha/captcha-routes.ts";
import { createCaptcha } from "./server/captcha/captcha.ts";
import { requestRoutes } from "./sales/orders/request-routes.ts";
import { catalogueRoutes } from "./discovery/catalogue-routes.ts";
import { Catalogue } from "./discovery/catalogue/catalogue.ts";
import { brandMarkRoute } from "./editorial/link-previews/brand-mark-routes.ts";
import { linkPreviewRoutes } from "./editorial/link-previews/link-preview-routes.ts";
import { openContent } from "./editorial/open-editorial.ts";
import { openChats } from "./conversation/open-conversation.ts";
import type { ApiContext } from "./config/context.ts";
import type { Pool } from "./platform/db/database.ts";
import { favouritesRoutes } from "./discovery/favourites/favourites-routes.ts";
import { createRequestLimits } from "./server/limits/request-limits.ts";
import { recordRead } from "./platform/audit/audit.ts";
import { createServer } from "./server/server.ts";
import { openDemo } from "./platform/demo/demo-source.ts";
import { picturesRoutes } from "./discovery/pictures/pictures-routes.ts";
import { openResizedPictures } from "./platform/pictures/resized-pictures.ts";
import { startJobs } from "./jobs/jobs.ts";
import { mapTileRoutes } from "./discovery/map-tiles/map-tile-routes.ts";
import { ReadPool } from "./platform/db/read-pool.ts";
import { metricsRoutes } from "./server/health/metrics.ts";
import { applicationRoutes } from "./organizers/applications/applications-routes.ts";
import { departuresRoutes } from "./organizers/departures/departures-routes.ts";
import { moneyRoutes } from "./organizers/money/money-routes.ts";
import { meetingsRoutes } from "./organizers/meetings/meetings-routes.ts";
import { organizerToursRoutes } from "./organizers/tours/tours-routes.ts";
import { guestBookingRoutes } from "./organizers/bookings/bookings-routes.ts";
import { organizersRoutes } from "./organizers/organizers-routes.ts";
import { inboxRoutes } from "./staff/inbox/inbox-routes.ts";
import { paymentRoutes } from "./sales/payments/routes/payment-routes.ts";
import { certificatePictureRoute } from "./sales/certificates/certificate-picture-routes.ts";
import { certificateRoutes } from "./sales/payments/routes/certificate-routes.ts";
import { createProgrammeFiles } from "./sales/programme/programme.ts";
import { programmePdfRoutes } from "./sales/programme/programme-routes.ts";
import { referenceRoutes } from "./server/reference/reference-routes.ts";
import { requestsRoutes } from "./sales/requests/requests-routes.ts";
import { questionsRoutes } from "./editorial/questions/questions-routes.ts";
import { reviewsRoutes } from "./editorial/reviews/reviews-routes.ts";
import { SearchService } from "./discovery/search/search.ts";
import { supportRoutes } from "./staff/desk/support-routes.ts";
import { staffBookingRoutes } from "./staff/bookings/staff-booking-routes.ts";
import { peopleRoutes } from "./staff/people/people-routes.ts";
import { lookupRoutes } from "./staff/lookup/lookup-routes.ts";
import { tasksRoutes } from "./staff/tasks/tasks-routes.ts";
import { deskRoutes } from "./staff/desk/desk-routes.ts";
import { teamRoutes } from "./staff/team/team-routes.ts";
import { staffRoutes } from "./staff/commission/staff-routes.ts";
import { numbersRoutes } from "./staff/numbers/numbers-routes.ts";
import { promoRoutes } from "./staff/promo/promo-routes.ts";
import { payoutRoutes } from "./staff/payouts/payout-routes.ts";
import { disputesRoutes } from "./staff/disputes/disputes-routes.ts";
import { programmeLettersRoutes } from "./sales/programme-letters/programme-letters-routes.ts";
import { unsubscribeTopicRoutes } from "./people/unsubscribe/unsubscribe-routes.ts";
import { unsubscribeRoutes } from "./sales/programme-letters/unsubscribe-routes.ts";
import { arrivalRoutes } from "./sales/arrival/arrival-routes.ts";
import { papersRoutes } from "./sales/papers/papers-routes.ts";
import { touristRoutes } from "./sales/travellers/travellers-routes.ts";
import { toursRoutes } from "./discovery/tours-routes.ts";
import { fileRoutes } from "./conversation/files/file-routes.ts";
import { createRemoteFiles } from "./platform/files/remote-file.ts";
import { uploadRoutes } from "./conversation/files/upload-routes.ts";
import { configuredStore } from "./platform/files/uploads.ts";
import type { Uploads } from "./platform/files/uploads.ts";
import { verificationRoutes } from "./organizers/verification/verification-routes.ts";
import { translationRoutes } from "./discovery/translation/translation-routes.ts";
import { weatherRoutes } from "./discovery/weather/weather-routes.ts";

export interface App {
  server: FastifyInstance;
  /** Drains a listening server without losing requests; call before `close`. */
  drain: Drain;
  /** Waits for running requests, then stops background work. Leaves the pool open for the caller. */
  close(): Promise<void>;
}

/** How long to wait for running requests, ms, so that a hanging database cannot block the shutdown. */
const drainMs = 1500;
const sweepConnectionsMs = 50;

/** Creates the whole API over a migrated database, without listening. */
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
      recordRead: (actor, call, query) => recordRead(pool, actor, call, query),
    },
  });
  const drain = new Drain(server.server);
  const warn = (message: string) => server.log.warn(message);
  server.addHook("onRequest", (request) => limits.takeAddress(request));
  const reads = new ReadPool({ primary: pool, replicaUrl: config.databaseReadUrl, log: warn });
  metricsRoutes(server, pool, reads);
  // First register what may reject the configuration, before anything runs.
  paymentRoutes(server, context);
  certificateRoutes(server, context);
  bookingRoutes(server, context);
  changeRoutes(server, context);
  staffActRoutes(server, context);
  requestsRoutes(server, context);
  inboxRoutes(server, context);
  referenceRoutes(server, context);
  captchaRoutes(server, context);
  accountsRoutes(server, context);
  countryRoutes(server);
  homeCityRoutes(server);
  profileRoutes(server, context);
  deviceRoutes(server, context);
  passkeyRoutes(server, context);
  ownAccountRoutes(server, context);
  notificationRoutes(server, context);
  staffSignInRoutes(server, context);
  tasksRoutes(server, context);
  deskRoutes(server, context);
  teamRoutes(server, context);
  lookupRoutes(server, context);
  staffBookingRoutes(server, context);
  peopleRoutes(server, context);
  supportRoutes(server, context);
  payoutRoutes(server, context);
  disputesRoutes(server, context);
  numbersRoutes(server, context);
  organizerLoginRoutes(server, context);
  const uploads: Uploads = {
    context,
    store: configuredStore(config),
  };
  const remoteFiles = createRemoteFiles();
  ownDataRoutes(server, uploads);
  uploadRoutes(server, uploads, remoteFiles);
  const resized = openResizedPictures(config);
  fileRoutes(server, uploads, resized);
  meetingsRoutes(server, uploads);
  applicationRoutes(server, context);
  verificationRoutes(server, context);
  mapTileRoutes(server);
  const demo = config.demo.module === null ? null : await openDemo(config.demo.module);
  const pictureFolder = demo?.pictures ?? null;
  if (pictureFolder !== null) picturesRoutes(server, { folder: pictureFolder, resized });

  const search = await SearchService.start({
    pool,
    reads,
    log: (message) => server.log.info(message),
    folder: join(config.dataDir, "search"),
  });
  const catalogue = await openCatalogue({ pool, reads }, search, warn);
  healthRoutes(server, {
    pool,
    isSearchReady: () => search.isIndexed,
    isEnding: () => drain.hasBegun,
  });
  guestBookingRoutes(server, context);
  requestRoutes(server, context, catalogue);
  touristRoutes(server, context);
  arrivalRoutes(server, context);
  papersRoutes(server, context, { pictureFolder, remoteFiles });
  catalogueRoutes(server, catalogue, search);
  favouritesRoutes(server, context, catalogue);
  organizersRoutes(server, catalogue, config);
  departuresRoutes(server, context);
  organizerToursRoutes(server, { context, catalogue });
  moneyRoutes(server, context);
  reviewsRoutes(server, catalogue, config);
  questionsRoutes(server, catalogue, config);
  toursRoutes(server, catalogue);
  weatherRoutes(server, catalogue, config);
  translationRoutes(server, catalogue, config);
  staffRoutes(server, context);
  promoRoutes(server, context);
  const files = createProgrammeFiles(
    {
      folder: join(config.dataDir, "programmes"),
      maxBytes: config.caches.programmes,
      pictureFolder,
    },
    remoteFiles,
  );
  programmePdfRoutes(server, { context, catalogue, files });
  complaintsRoutes(server, context, catalogue);
  programmeLettersRoutes(server, context, catalogue);
  unsubscribeRoutes(server, context);
  unsubscribeTopicRoutes(server, context);
  await openContent(server, context, catalogue, search);
  linkPreviewRoutes(server, {
    catalogue,
    storefronts: config.storefronts,
    pictureFolder,
    remoteFiles,
    folder: join(config.dataDir, "link-previews"),
    maxBytes: config.caches.pictures,
  });
  brandMarkRoute(server, config);
  certificatePictureRoute(server);
  const closeChats = await openChats(server, uploads, { remote: remoteFiles, log: warn });
  const stopJobs = config.runsJobs ? await startJobs(context, warn) : async () => {};
  return {
    server,
    drain,
    async close() {
      await closeServer(server);
      catalogue.close();
      limits.close();
      await Promise.all([stopJobs(), search.close(), closeChats(), remoteFiles.close()]);
      await reads.close();
    },
  };
}

async function openCatalogue(
  databases: { pool: Pool; reads: ReadPool },
  search: SearchService,
  warn: (message: string) => void,
): Promise<Catalogue> {
  try {
    // Pages show counts of places and activities, which SQL answers too slowly for a first visitor.
    await search.ready();
    return await Catalogue.open(databases, search, warn);
  } catch (error) {
    await search.close();
    throw error;
  }
}

/** Stops accepting connections and waits for running requests, closing keep-alive connections after them. */
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
