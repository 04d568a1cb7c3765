import { endpoint } from "@tropa/api-contract/base/endpoint";
import type { FastifyInstance } from "fastify";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testStorefronts } from "../../testing/fixtures.ts";
import { serve } from "./serve.ts";
import { createServer } from "./server.ts";

let server: FastifyInstance;
beforeAll(async () => {
  server = createServer({ logLevel: "silent", storefronts: testStorefronts });
  const short = endpoint({
    name: "short",
    method: "POST",
    path: "/short",
    summary: "Fails for want of room",
    query: z.object({}),
    body: z.object({ code: z.string() }),
    answer: z.object({}),
    errors: [],
    auth: "open",
  });
  serve(server, short, ({ body: { code } }) => {
    throw Object.assign(new Error(`${code}: write`), { code });
  });
  server.get("/named/:name", () => "named");
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** What is answered to something written by hand. */
async function answerTo(text: string): Promise<string> {
  const { port, hostname } = new URL(server.listeningOrigin);
  const socket = connect(Number(port), hostname).on("error", () => {});
  let heard = "";
  socket.on("data", (bytes) => (heard += String(bytes)));
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  socket.write(text);
  await closed;
  return heard;
}

describe("a malformed address", () => {
  it.each([
    ["cannot be decoded", "/spa/%E0%A4%A", 400],
    ["has a segment longer than any route allows", `/named/${"a".repeat(400)}`, 400],
    ["contains a null character", "/spa/\0", 400],
    ["is longer than the limit of headers", `/${"a".repeat(100_000)}`, 431],
  ])("that %s is refused in the contract's error format", async (_, address, status) => {
    const answer = await answerTo(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nX-Language: de\r\nConnection: close\r\n\r\n`,
    );
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toMatchObject({ code: "bad_request", message: expect.any(String) });
    expect(body).not.toMatch(/FST|"error"/);
  });
});

it.each(["ENOSPC", "EMFILE", "ENFILE", "EDQUOT"])(
  "answers 503 with Retry-After when the machine fails with %s",
  async (code) => {
    const answer = await server.inject({ method: "POST", url: "/short", payload: { code } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("3");
    expect(answer.json()).toMatchObject({ code: "unavailable" });
  },
);

it.each(["h2c", "websocket"])(
  "answers a request to upgrade to %s as an ordinary request",
  async (name) => {
    const answer = await answerTo(
      `GET /named/one HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${name}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*named$/);
  },
);
