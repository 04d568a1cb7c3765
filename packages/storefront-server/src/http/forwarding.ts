import { PassThrough, Readable } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import type { FastifyHttpProxyOptions } from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "./settings.ts";

/** Paths of the API that browsers reach through the storefront's origin. */
const prefixes = ["/spa", "/crm", "/node-api", "/images", "/files", "/maps"] as const;
export const socketPath = "/ws";

/** Upload paths get more time: the API may have to store the file before it answers. */
const uploadPrefixes = ["/crm/api/file", "/crm/api/image", "/spa/upload-review-image"] as const;

/** Timeouts for the answer to an upload and for connecting to the API, ms. */
const uploadTimeoutMs = 60_000;
const connectTimeoutMs = 3000;
/** Idle connections are closed before a stopping API would close them under a request, ms. */
const keepAliveMs = 800;
/** Largest websocket frame accepted from a visitor; the API has its own limit. */
const maxFrameBytes = 64 * 1024;

/** Whether an address belongs to the API and not to a page. */
export function isForwarded(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return [...prefixes, socketPath].some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );
}

/**
 * Overwrites whatever the visitor sent: the API limits addresses and checks origins by these
 * headers.
 */
const visitorHeaders = (request: Pick<FastifyRequest, "ip" | "host" | "protocol" | "id">) => ({
  "x-forwarded-for": request.ip,
  "x-forwarded-host": request.host,
  "x-forwarded-proto": request.protocol,
  "x-request-id": request.id,
});

/** Headers meant for this server only; undici refuses to send most of them. */
const hopHeaders = new Set([
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
]);

const replyOptions: NonNullable<FastifyHttpProxyOptions["replyOptions"]> = {
  rewriteRequestHeaders: (request, headers) => ({
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name))),
    ...visitorHeaders(request),
  }),
  // Connection headers concern only the connection between this server and the API.
  rewriteHeaders: (headers) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => name !== "connection" && name !== "keep-alive"),
    ),
  // By default the library retries up to ten times when the API answers 503.
  retryDelay: () => null,
  // Answers in the API's error format when it is unreachable.
  onError(reply, { error }) {
    reply.log.warn({ err: error }, "the API does not answer");
    void reply
      .code(503)
      .headers({ "retry-after": "3", "cache-control": "no-store" })
      .send({ message: "", code: "unavailable" });
  },
};

const wsClientOptions = {
  handshakeTimeout: connectTimeoutMs,
  perMessageDeflate: false,
  rewriteRequestHeaders: (headers: Record<string, string>, request: FastifyRequest) => ({
    ...headers,
    ...(request.headers.cookie && { cookie: request.headers.cookie }),
    ...visitorHeaders(request),
  }),
};

/**
 * Copies the request body into a separate stream. If the API answers before the body has arrived,
 * undici destroys the stream that it was sending; that must not be the visitor's request, which
 * still needs its answer.
 */
function separateBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { raw } = request;
  if (request.body instanceof Readable) {
    const body = new PassThrough().on("error", () => {});
    raw.once("close", () => raw.complete || body.destroy(new Error("the visitor is gone")));
    request.body = raw.pipe(body);
  }
  done();
}

/** Registers proxies for calls, pictures, files and the websocket of the API; cookies pass both ways. */
export async function forwardToApi(server: FastifyInstance, settings: Settings): Promise<void> {
  for (const prefix of prefixes) await forward(server, settings, prefix, settings.apiTimeoutMs);
  for (const prefix of uploadPrefixes) await forward(server, settings, prefix, uploadTimeoutMs);
  await forwardSocket(server, settings);
}

async function forward(
  server: FastifyInstance,
  settings: Settings,
  prefix: string,
  timeoutMs: number,
): Promise<void> {
  await server.register(httpProxy, {
    upstream: settings.apiUrl,
    prefix,
    rewritePrefix: prefix,
    preHandler: separateBody,
    undici: {
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      connect: { timeout: connectTimeoutMs },
    },
    replyOptions,
  });
}

async function forwardSocket(server: FastifyInstance, settings: Settings): Promise<void> {
  await server.register(httpProxy, {
    upstream: settings.apiUrl,
    prefix: socketPath,
    rewritePrefix: socketPath,
    httpMethods: ["GET"],
    websocket: true,
    wsServerOptions: { maxPayload: maxFrameBytes, perMessageDeflate: false },
    wsClientOptions,
    // Browsers let any site open a socket here with the visitor's cookies, so the origin must be
    // checked.
    async preHandler(request, reply) {
      if (!isOwnOrigin(request, settings)) return reply.code(403).send();
    },
    replyOptions,
  });
}

/** Programs other than browsers send no origin, and hold no visitor's cookies either. */
function isOwnOrigin(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === settings.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
