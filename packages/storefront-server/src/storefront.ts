import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import { Drain } from "@tropa/http-server/drain";
import { closeSlowClients, patience } from "@tropa/http-server/slow-clients";
import { socketsAt } from "@tropa/http-server/upgrades";
import { storefrontSettings } from "@tropa/domain/storefront/variant-config";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { findBuiltBundle, loadBuiltBundle, loadDevelopmentBundle } from "./bundle.ts";
import { forwardToApi, isForwarded, socketPath } from "./forwarding.ts";
import { serveMessages } from "./messages.ts";
import { ownMaker, threadedMaker } from "./page-maker.ts";
import type { PageMaker } from "./page-maker.ts";
import { pageHandler } from "./pages.ts";
import { readSettings, SettingsError } from "./settings.ts";
import type { Settings, StorefrontOptions } from "./settings.ts";

const assetCache = "public, max-age=31536000, immutable";
const plainFileCache = "public, max-age=3600";

/** Vite's own server in front; whoever makes pages has them anew from it. */
async function serveDevelopment(server: FastifyInstance, settings: Settings): Promise<PageMaker> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: settings.root,
    // Both storefronts run side by side: each one's hot updates go through its own port.
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: "custom",
  });
  server.addHook("onRequest", (request, reply, done) => {
    if (isForwarded(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  server.addHook("onClose", () => vite.close());
  return ownMaker(settings, () => loadDevelopmentBundle(vite));
}

async function serveBuilt(server: FastifyInstance, settings: Settings): Promise<PageMaker> {
  findBuiltBundle(settings.root);
  await server.register(serveStatic, {
    root: join(settings.root, "client"),
    wildcard: false,
    // Each file is a route; its compressed forms are found beside it.
    globIgnore: ["**/*.br", "**/*.gz"],
    preCompressed: true,
    cacheControl: false,
    // An asset's name is its validator; twenty files are worth two kilobytes of headers that nobody would use.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header("cache-control", path.includes("/assets/") ? assetCache : plainFileCache);
      // It lies among the other built files and works for the pages that register it alone.
      if (path.includes("/assets/offline-worker")) reply.header("service-worker-allowed", "/");
      reply.header("x-content-type-options", "nosniff");
      reply.header("cross-origin-resource-policy", "same-site");
    },
  });
  if (settings.renderThreads > 0) return threadedMaker(settings);
  const bundle = loadBuiltBundle(settings.root);
  return ownMaker(settings, () => bundle);
}

/** The API's websocket, and in development that of hot updates. */
const opensSocket =
  ({ isDevelopment }: Settings) =>
  (path: string, { headers }: IncomingMessage): boolean =>
    path === socketPath ||
    (isDevelopment && (headers["sec-websocket-protocol"]?.startsWith("vite-") ?? false));

export interface Storefront {
  server: FastifyInstance;
  /** How a listening server takes its leave without losing a request; comes before closing it. */
  drain: Drain;
}

/** The server of one storefront, not listening yet. */
export async function createStorefront(settings: Settings): Promise<Storefront> {
  const server = Fastify({
    logger: {
      level: settings.logLevel,
      // Addresses of pages can hold what people typed: only the route's pattern is logged.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      },
    },
    trustProxy: settings.trustedProxies,
    connectionTimeout: 60_000,
    http: { ...patience, ...socketsAt(opensSocket(settings)) },
    genReqId: () => randomUUID(),
  });
  closeSlowClients(server.server);
  server.get("/healthz", () => ({ status: "ok" }));
  await forwardToApi(server, settings);
  const maker = settings.isDevelopment
    ? await serveDevelopment(server, settings)
    : await serveBuilt(server, settings);
  server.addHook("onClose", () => maker.close());
  // A storefront that has no pages does not begin to listen.
  if (!settings.isDevelopment) await maker.version();
  serveMessages(server, settings, maker);
  const { handle, hot } = pageHandler(settings, maker.make);
  hot.goFirst(server.server);
  // Before everything else, since pages of the cache go by no hook.
  const drain = new Drain(server.server);
  server.get("/readyz", (_, reply) => {
    if (!drain.hasBegun) return { status: "ready" };
    return reply.code(503).header("retry-after", "1").send({ status: "not ready" });
  });
  await server.register(async (pages) => {
    // The router reads forms itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    pages.route({ method: ["GET", "POST"], url: "/*", handler: handle });
  });
  return { server, drain };
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** Reads the settings, starts the storefront and stops it on a signal. What fails is one clear line. */
export async function startStorefront(options: StorefrontOptions): Promise<void> {
  const fail = (message: string) => {
    console.error(`tropa storefront ${options.variant.id}: ${message}`);
    process.exit(1);
  };
  try {
    const settings = readSettings(options, process.env, process.argv);
    const { server, drain } = await createStorefront(settings);
    const stop = () => {
      // Visitors in the middle of a page may finish; nobody waits longer than this.
      setTimeout(() => process.exit(0), settings.drainMs + 2000).unref();
      void drain
        .end(settings.drainMs)
        .then(() => server.close())
        .then(() => process.exit(0));
    };
    for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.once(signal, stop);
    await server.listen({ port: settings.port, host: "0.0.0.0" });
  } catch (error) {
    if (hasCode(error, "EADDRINUSE"))
      fail(`the port is taken: set ${storefrontSettings(options.variant.id).port} to another`);
    else if (error instanceof SettingsError) fail(error.message);
    else fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
