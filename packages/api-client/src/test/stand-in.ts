import { endpoint } from "@tropa/api-contract/base/endpoint";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { z } from "zod/mini";
import { isApiClientError } from "../api-client-error.ts";
import type { ApiClientError } from "../api-client-error.ts";
import { createApiClient } from "../client.ts";
import type { ApiClient, ApiClientOptions } from "../client.ts";

const base = { summary: "", errors: [], auth: "open" } as const;
export const readCall = endpoint({
  ...base,
  name: "read",
  method: "GET",
  path: "/spa/read",
  query: z.object({ id: z.string(), tags: z.optional(z.array(z.string())) }),
  answer: z.object({ name: z.string() }),
});
export const writeCall = endpoint({
  ...base,
  name: "write",
  method: "POST",
  path: "/spa/write",
  query: z.object({}),
  body: z.object({ text: z.string() }),
  answer: z.object({ name: z.string() }),
});

/** A POST without an answer. */
export const bareCall = endpoint({
  ...base,
  name: "bare",
  method: "POST",
  path: "/spa/bare",
  query: z.object({}),
  answer: z.object({ name: z.string() }),
});

type With<Call, Part> = Omit<Call, keyof Part> & Part;

/** Returns an endpoint like these, with some properties changed. */
export const readingCall = <const Part extends object>(
  part: Part,
): With<typeof readCall, Part> => ({
  ...readCall,
  ...part,
});
export const writingCall = <const Part extends object>(
  part: Part,
): With<typeof writeCall, Part> => ({ ...writeCall, ...part });

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Handler = (
  request: Received,
  response: ServerResponse,
  /** Number of the request, from 1. */
  attempt: number,
) => void;

export interface StandIn {
  client: ApiClient;
  requests: Received[];
  url: string;
}

const servers: Server[] = [];

/** Stops all servers; call it in `afterEach`. */
export function stopServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Starts a real server on a real socket and returns it with a client. */
export async function startStandIn(
  handler: Handler,
  options: Partial<ApiClientOptions> = {},
): Promise<StandIn> {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const received = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("latin1"),
      };
      requests.push(received);
      handler(received, response, requests.length);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const client = createApiClient({
    baseUrl: `${url}/`,
    headers: () => ({ language: "ru", localization: "shop", currency: "RUB" }),
    ...options,
  });
  return { client, requests, url };
}

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

export async function failure(promise: Promise<unknown>): Promise<ApiClientError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (isApiClientError(error)) return error;
  throw new Error("the call should have failed", { cause: error });
}
