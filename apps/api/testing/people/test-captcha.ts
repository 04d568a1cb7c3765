import { createApiClient } from "@tropa/api-client/client";
import type { ApiClient, ApiClientOptions } from "@tropa/api-client/client";
import { captchaChallengeCall } from "@tropa/api-contract/calls-captcha";
import type { CaptchaChallenge, CaptchaKind } from "@tropa/api-contract/calls-captcha";
import { endpoint } from "@tropa/api-contract/base/endpoint";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Pool } from "../../src/platform/db/database.ts";
import { noGuards } from "../../src/server/guards.ts";
import { serve } from "../../src/server/serve.ts";
import { createServer } from "../../src/server/server.ts";
import { testConfig, testStorefronts } from "../fixtures.ts";
import { createCaptcha } from "../../src/server/captcha/captcha.ts";
import { captchaRoutes } from "../../src/server/captcha/captcha-routes.ts";

export const guardedCall = endpoint({
  name: "guarded",
  method: "POST",
  path: "/spa/guarded",
  summary: "",
  query: z.object({}),
  body: z.object({}),
  answer: z.object({ done: z.boolean() }),
  errors: [],
  auth: "open",
  invisibleCaptcha: true,
});

const servers: FastifyInstance[] = [];
/** Call it in `afterAll`. */
export const closeAll = () => Promise.all(servers.map((server) => server.close()));

/** Starts an API with one guarded call, which takes visitors' addresses from a header. */
export async function openGuardedApi(
  pool: Pool,
  settings: Record<string, string> = {},
  verifyUrl?: string,
): Promise<string> {
  const context = { pool, config: testConfig({ CAPTCHA_PROVIDER: "altcha", ...settings }) };
  const { check } = createCaptcha(context, verifyUrl);
  const server = createServer({
    storefronts: testStorefronts,
    logLevel: "silent",
    guards: { ...noGuards, checkCaptcha: check },
  });
  servers.push(server);
  captchaRoutes(server, context);
  serve(server, guardedCall, () => ({ done: true }));
  return server.listen({ port: 0, host: "127.0.0.1" });
}

export function visitor(
  baseUrl: string,
  address = "203.0.113.7",
  options: Partial<ApiClientOptions> = {},
): ApiClient {
  const headers = {
    language: "en",
    localization: testStorefronts.usual.id,
    currency: "USD",
    extra: { "x-forwarded-for": address },
  };
  const asking = createApiClient({ baseUrl, headers: () => headers });
  return createApiClient({
    baseUrl,
    headers: () => headers,
    solveCaptcha: async (kind) => solveAndEncode(await challengeOf(asking, kind)),
    ...options,
  });
}

export const challengeOf = (client: ApiClient, kind: CaptchaKind) =>
  client.call(captchaChallengeCall, { query: { kind } });

export async function solveAndEncode(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return toBase64Json({ challenge, solution });
}
export const toBase64Json = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString("base64");

/** Sends a request with plain `fetch`; returns its status and code, or its type if that differs. */
export async function send(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${url}/spa/guarded`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: "{}",
  });
  const { code = "done", type = code } = (await response.json()) as Record<string, string>;
  return `${response.status} ${code}${type === code ? "" : ` of type ${type}`}`;
}
