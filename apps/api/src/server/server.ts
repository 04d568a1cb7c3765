import multipart from "@fastify/multipart";
import { answerMalformed } from "@tropa/http-server/malformed";
import { closeSlowClients, patience } from "@tropa/http-server/slow-clients";
import { withRequest } from "@tropa/http-server/stray-errors";
import { socketsAt } from "@tropa/http-server/upgrades";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { noGuards } from "./guards.ts";
import type { Guards } from "./guards.ts";
import type { Storefronts } from "../platform/storefronts/storefronts.ts";
import { errorMessage } from "../platform/errors/messages.ts";
import { answerErrors, answerRouterError } from "./serve.ts";

/** Largest JSON body; uploads have a limit of their own. */
const bodyLimit = 256 * 1024;

/** Creates the HTTP server without routes: limits, request ids, security headers, errors. */
export function createServer(options: {
  logLevel: string;
  storefronts: Storefronts;
  /** Proxies, besides this machine, whose `X-Forwarded-For` is trusted. */
  trustedProxies?: readonly string[];
  guards?: Guards;
}): FastifyInstance {
  const server = Fastify({
    logger: {
      level: options.logLevel,
      // Log only the route's pattern: URLs can contain what people typed.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      },
    },
    bodyLimit,
    connectionTimeout: 60_000,
    http: { ...patience, ...socketsAt((path) => path === "/ws") },
    keepAliveTimeout: 65_000,
    trustProxy: ["loopback", ...(options.trustedProxies ?? [])],
    genReqId: (request) => {
      const given = request.headers["x-request-id"];
      return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerRouterError,
    clientErrorHandler: (error, socket) =>
      answerMalformed(error, socket, {
        type: "application/json; charset=utf-8",
        body: JSON.stringify({ message: errorMessage("bad_request", "en"), code: "bad_request" }),
      }),
  });
  closeSlowClients(server.server);
  // Other sites' pages can send plain text without a preflight request, so accept only JSON.
  server.removeContentTypeParser("text/plain");
  server.decorate("storefronts", options.storefronts);
  server.decorate("guards", options.guards ?? noGuards);
  server.decorateRequest("actor", null);
  server.addHook("onRequest", ({ id, method, routeOptions }, _reply, done) =>
    withRequest({ id, method, route: routeOptions.url }, done),
  );
  server.addHook("onRequest", async (request, reply) => {
    void reply.headers({
      "x-request-id": request.id,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      // Storefronts fetch everything through their own origin; no other site may embed our answers.
      "cross-origin-resource-policy": "same-site",
    });
  });
  // Reads nothing by itself; each upload call sets its own limit.
  void server.register(multipart);
  answerErrors(server);
  return server;
}
