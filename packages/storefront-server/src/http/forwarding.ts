import { PassThrough, Readable } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import type { FastifyHttpProxyOptions } from "@fastify/http-proxy";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "./settings.ts";

/** What browsers reach of the API through the storefront's own origin. */
const prefixes = ["/spa", "/crm", "/node-api", "/images", "/files", "/maps"] as const;
export const socketPath = "/ws";

/** Where files are brought, which the API may have to put into a store once it has them. */
const uploadPrefixes = ["/crm/api/file", "/crm/api/image", "/spa/upload-review-image"] as const;

/** Longest that the API may leave the answer to an upload waiting, and any connection to it, ms. */
const uploadTimeoutMs = 60_000;
const connectTimeoutMs = 3000;
/** An unused connection is given up sooner than an API that ends would close it under a request, ms. */
const keepAliveMs = 800;
/** Longest frame of a visitor; the API has a limit of its own. */
const longestFrameBytes = 64 * 1024;

/** Whether an address belongs to the API and not to a page. */
export function isForwarded(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return [...prefixes, socketPath].some(
    (prefix) => path === prefix || path.startsWith(`${prefix}/`),
  );
}

/** Who really asks: the API limits addresses and checks origins by these, whatever the visitor has claimed. */
const visitorHeaders = (request: Pick<FastifyRequest, "ip" | "host" | "protocol" | "id">) => ({
  "x-forwarded-for": request.ip,
  "x-forwarded-host": request.host,
  "x-forwarded-proto": request.protocol,
  "x-request-id": request.id,
});

/** What a visitor says to this server alone; with most of them the client of the API would refuse to ask. */
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
  // Whether a connection goes on is told by each end of it, and the API is no end of the visitor's.
  rewriteHeaders: (headers) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => name !== "connection" && name !== "keep-alive"),
    ),
  // The library would ask up to ten times more where the API says that it cannot answer now.
  retryDelay: () => null,
  // An API that is away looks like one, in the words of its own errors.
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
 * Puts a body into a stream of its own. Where the API answers before the body has come, the client of the API destroys
 * what it was sending, and that must not be the request of the visitor, who is still to get the answer.
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

/** Forwards calls, pictures, files and the websocket to the API; cookies pass both ways. */
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
    wsServerOptions: { maxPayload: longestFrameBytes, perMessageDeflate: false },
    wsClientOptions,
    // Browsers let any page open a socket to anywhere, cookies and all: nobody but us asks whose page it is.
    async preHandler(request, reply) {
      if (!isOwnOrigin(request, settings)) return reply.code(403).send();
    },
    replyOptions,
  });
}

/** Programs name no origin, and hold no cookie of a visitor's either. */
function isOwnOrigin(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origin === settings.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
