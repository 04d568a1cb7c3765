import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import { Drain } from "@tropa/http-server/drain";
import { answerMalformed } from "@tropa/http-server/malformed";
import { closeSlowClients, patience } from "@tropa/http-server/slow-clients";
import { outliveStrayErrors, withRequest } from "@tropa/http-server/stray-errors";
import { socketsAt } from "@tropa/http-server/upgrades";
import { storefrontSettings } from "@tropa/domain/storefront/variant-config";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findBuiltBundle, loadBuiltBundle, loadDevelopmentBundle } from "./bundling/bundle.ts";
import { decompressed } from "./http/compression.ts";
import { forwardToApi, isForwarded, socketPath } from "./http/forwarding.ts";
import { serveMessages } from "./pages/messages.ts";
import { sameThreadPageMaker, threadedMaker } from "./pages/page-maker.ts";
import type { PageMaker } from "./pages/page-maker.ts";
import { pageHandler } from "./pages/pages.ts";
import { readSettings, SettingsError } from "./http/settings.ts";
import type { Settings, StorefrontOptions } from "./http/settings.ts";

const assetCache = "public, max-age=31536000, immutable";
const plainFileCache = "public, max-age=3600";

/** Runs Vite's middleware before the pages, which are loaded anew through it for each request. */
async function serveDevelopment(server: FastifyInstance, settings: Settings): Promise<PageMaker> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: settings.root,
    // Each storefront sends hot updates through its own port, so both can run side by side.
    server: { middlewareMode: true, hmr: { server: server.server } },
    appType: "custom",
  });
  server.addHook("onRequest", (request, reply, done) => {
    if (isForwarded(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  server.addHook("onClose", () => vite.close());
  return sameThreadPageMaker(settings, () => loadDevelopmentBundle(vite));
}

async function serveBuilt(server: FastifyInstance, settings: Settings): Promise<PageMaker> {
  findBuiltBundle(settings.root);
  await server.register(serveStatic, {
    root: join(settings.root, "client"),
    wildcard: false,
    // Each file is a route; `preCompressed` finds its compressed versions.
    globIgnore: ["**/*.br", "**/*.gz"],
    preCompressed: true,
    cacheControl: false,
    // An asset's name contains its hash, so validators would only add about two kilobytes of
    // headers to a page with twenty files.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, path) {
      reply.header("cache-control", path.includes("/assets/") ? assetCache : plainFileCache);
      // Service workers are built into `/assets/`, but must be allowed to control the whole site.
      if (/\/assets\/[\w-]+-worker-[^/]+$/.test(path)) reply.header("service-worker-allowed", "/");
      reply.header("x-content-type-options", "nosniff");
      reply.header("cross-origin-resource-policy", "same-site");
    },
  });
  if (settings.renderThreads > 0) return threadedMaker(settings);
  const bundle = loadBuiltBundle(settings.root);
  return sameThreadPageMaker(settings, () => bundle);
}

/** Allows the API's websocket and, in development, Vite's hot updates. */
const opensSocket =
  ({ isDevelopment }: Settings) =>
  (path: string, { headers }: IncomingMessage): boolean =>
    path === socketPath ||
    (isDevelopment && (headers["sec-websocket-protocol"]?.startsWith("vite-") ?? false));

/** Answer to an unreadable API address, in the API's error format. */
const malformed = { message: "", code: "bad_request" };

export interface Storefront {
  server: FastifyInstance;
  /** Stops a listening server without losing requests; call it before closing the server. */
  drain: Drain;
}

/** Creates the server of a storefront, not listening yet. */
export async function createStorefront(settings: Settings): Promise<Storefront> {
  const server = Fastify({
    logger: {
      level: settings.logLevel,
      // Only the route's pattern is logged: addresses can contain what people typed.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      },
    },
    trustProxy: settings.trustedProxies,
    connectionTimeout: 60_000,
    http: { ...patience, ...socketsAt(opensSocket(settings)) },
    genReqId: () => randomUUID(),
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const refuse = () => reply.code(400).headers({ "cache-control": "no-store" }).send(malformed);
      if (isForwarded(request.raw.url ?? "")) void refuse();
      else void pages.answerUnreadable(request, reply).catch(refuse);
    },
    clientErrorHandler: (error, socket) => {
      pages
        .unreadablePage("")
        .then(({ headers, brotli }) => decompressed(brotli).then((body) => ({ headers, body })))
        .then(
          ({ headers, body }) =>
            answerMalformed(error, socket, { type: headers["content-type"] ?? "text/html", body }),
          () => socket.destroy(),
        );
    },
  });
  closeSlowClients(server.server);
  server.addHook("onRequest", ({ id, method, routeOptions }, _reply, done) =>
    withRequest({ id, method, route: routeOptions.url }, done),
  );
  server.get("/healthz", () => ({ status: "ok" }));
  await forwardToApi(server, settings);
  const maker = settings.isDevelopment
    ? await serveDevelopment(server, settings)
    : await serveBuilt(server, settings);
  server.addHook("onClose", () => maker.close());
  // Fails here if the pages do not load, before listening.
  if (!settings.isDevelopment) await maker.version();
  serveMessages(server, settings, maker);
  const pages = pageHandler(settings, maker.make);
  pages.hot.goFirst(server.server);
  // Registered before everything else: cached pages pass no hook.
  const drain = new Drain(server.server);
  server.get("/readyz", (_, reply) => {
    if (!drain.hasBegun) return { status: "ready" };
    return reply.code(503).header("retry-after", "1").send({ status: "not ready" });
  });
  await server.register(async (scope) => {
    // The router reads forms itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({ method: ["GET", "POST"], url: "/*", handler: pages.handle });
  });
  return { server, drain };
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/**
 * Reads the settings, starts the storefront and stops it on a signal. Prints a failure as one line
 * and exits with 1.
 */
export async function startStorefront(options: StorefrontOptions): Promise<void> {
  const fail = (message: string) => {
    console.error(`tropa storefront ${options.variant.id}: ${message}`);
    process.exit(1);
  };
  try {
    const settings = readSettings(options, process.env, process.argv);
    const { server, drain } = await createStorefront(settings);
    const stop = (exitCode: number) => {
      // Exit anyway if draining and closing take too long.
      setTimeout(() => process.exit(exitCode), settings.drainMs + 2000).unref();
      void drain
        .end(settings.drainMs)
        .then(() => server.close())
        .finally(() => process.exit(exitCode));
    };
    for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.once(signal, () => stop(0));
    await server.listen({ port: settings.port, host: "0.0.0.0" });
    outliveStrayErrors({
      log: (entry, message) => server.log.error(entry, message),
      end: () => stop(1),
    });
  } catch (error) {
    if (hasCode(error, "EADDRINUSE"))
      fail(`the port is taken: set ${storefrontSettings(options.variant.id).port} to another`);
    else if (error instanceof SettingsError) fail(error.message);
    else fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
