import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import httpProxy from "@fastify/http-proxy";
import serveStatic from "@fastify/static";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { isLocale } from "@tropa/domain/locale";
import type { Locale } from "@tropa/domain/locale";
import { loadBuiltBundle, loadDevelopmentBundle } from "./bundle.ts";
import type { Bundle } from "./bundle.ts";
import { pageHandler } from "./pages.ts";
import { readSettings, SettingsError } from "./settings.ts";
import type { Settings, StorefrontOptions } from "./settings.ts";

const compress = promisify(brotliCompress);

/** What browsers reach of the API through the storefront's own origin (decisions, 6). */
const forwardedPrefixes = ["/spa", "/crm", "/node-api", "/images"];
/** The version of the messages stands in their address; kept as long as document 2 §9.3 says. */
const messagesCache = "public, max-age=86400";
const assetCache = "public, max-age=31536000, immutable";
const plainFileCache = "public, max-age=3600";

async function forwardToApi(server: FastifyInstance, settings: Settings): Promise<void> {
  for (const prefix of forwardedPrefixes) {
    await server.register(httpProxy, {
      upstream: settings.apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          "x-forwarded-for": request.ip,
          "x-request-id": request.id,
        }),
      },
    });
  }
}

/** Vite's own server in front, in development; the built files otherwise. */
async function serveAssets(
  server: FastifyInstance,
  settings: Settings,
): Promise<() => Promise<Bundle>> {
  if (settings.isDevelopment) {
    const { createServer } = await import("vite");
    const vite = await createServer({
      root: settings.root,
      // Both storefronts run side by side: each one's hot updates go through its own port.
      server: { middlewareMode: true, hmr: { server: server.server } },
      appType: "custom",
    });
    server.addHook("onRequest", (request, reply, done) => {
      if (forwardedPrefixes.some((prefix) => request.url.startsWith(`${prefix}/`))) done();
      else vite.middlewares(request.raw, reply.raw, () => done());
    });
    server.addHook("onClose", () => vite.close());
    return () => loadDevelopmentBundle(vite);
  }
  await server.register(serveStatic, {
    root: join(settings.root, "build/client"),
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("cache-control", path.includes("/assets/") ? assetCache : plainFileCache);
      reply.header("x-content-type-options", "nosniff");
    },
  });
  const bundle = await loadBuiltBundle(settings.root);
  return () => Promise.resolve(bundle);
}

interface CompressedMessages {
  plain: Buffer;
  brotli: Buffer;
}

/** Messages never change while a server runs: each locale's are written and compressed once. */
function compressedMessages() {
  const made = new Map<Locale, Promise<CompressedMessages>>();
  return (locale: Locale, catalogue: () => object): Promise<CompressedMessages> => {
    const known = made.get(locale);
    if (known) return known;
    const plain = Buffer.from(JSON.stringify(catalogue()));
    const compressed = compress(plain).then((brotli) => ({ plain, brotli }));
    made.set(locale, compressed);
    return compressed;
  };
}

/** The server of one storefront, not listening yet. */
export async function createStorefront(settings: Settings): Promise<FastifyInstance> {
  const server = Fastify({
    logger: {
      level: settings.logLevel,
      // Addresses of pages can hold what people typed: only the route's pattern is logged.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      },
    },
    trustProxy: "loopback",
    requestTimeout: 30_000,
    // Uploads pass through; the API has the word on sizes.
    bodyLimit: 64 * 1024 * 1024,
    genReqId: () => randomUUID(),
  });
  server.get("/healthz", () => ({ status: "ok" }));
  await forwardToApi(server, settings);
  const bundle = await serveAssets(server, settings);
  const messages = compressedMessages();

  server.get<{ Params: { locale: string } }>(
    "/_i18n/:build/:locale/messages.json",
    async (request, reply) => {
      const { locale } = request.params;
      if (!isLocale(locale) || !settings.variant.locales.includes(locale))
        return reply.code(404).send({});
      const { face } = await bundle();
      reply.type("application/json; charset=utf-8");
      if (settings.isDevelopment)
        return reply.header("cache-control", "no-store").send(face.catalogueOf(locale));
      reply.header("cache-control", messagesCache).header("vary", "accept-encoding");
      const { plain, brotli } = await messages(locale, () => face.catalogueOf(locale));
      const takesBrotli = (request.headers["accept-encoding"] ?? "").includes("br");
      return takesBrotli ? reply.header("content-encoding", "br").send(brotli) : reply.send(plain);
    },
  );
  // Polled by long-open pages: a changed build means that their chunks are gone (document 2 §7.1).
  server.get("/_i18n/manifest.json", async (_request, reply) => {
    const { build } = await bundle();
    reply.header("cache-control", "no-store");
    return { build: build.assets.version };
  });

  const handle = pageHandler(settings, bundle);
  await server.register(async (pages) => {
    // The router reads forms itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    pages.route({ method: ["GET", "POST"], url: "/*", handler: handle });
  });
  return server;
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
    const server = await createStorefront(settings);
    const stop = () => {
      // Visitors in the middle of a page may finish; nobody waits longer than this.
      setTimeout(() => process.exit(0), 2000).unref();
      void server.close().then(() => process.exit(0));
    };
    for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) process.once(signal, stop);
    await server.listen({ port: settings.port, host: "0.0.0.0" });
  } catch (error) {
    if (hasCode(error, "EADDRINUSE"))
      fail(`the port is taken: set ${options.port.variable} to another`);
    else if (error instanceof SettingsError) fail(error.message);
    else fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
