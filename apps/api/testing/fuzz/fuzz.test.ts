import { calls } from "@tropa/api-contract/calls";
import { endpoint } from "@tropa/api-contract/base/endpoint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod/mini";
import { createServer } from "../../src/server/server.ts";
import { serve } from "../../src/server/serve.ts";
import { insertTour, testStorefronts } from "../fixtures.ts";
import { Platform } from "../platform.ts";
import { fuzz, fuzzCall } from "./fuzz.ts";

let platform: Platform;
let tokens: [string | null, ...(string | null)[]];
beforeAll(async () => {
  platform = await Platform.open();
  await insertTour(platform.context.pool);
  const people = await Promise.all(
    (["tourist", "organizer", "staff"] as const).map((role) => platform.person(role)),
  );
  tokens = [null, ...people.map(({ token }) => token)];
});
afterAll(() => platform.close());

it("answers any random request to every call without a failure", async () => {
  const { findings, requests, statuses } = await fuzz(platform.app.server, {
    seed: "tropa",
    requestsPerCall: 20,
    tokens,
  });
  expect(findings).toEqual([]);
  expect(requests).toBe(calls.filter((call) => !call.servedBy).length * 20);
  // Some requests must succeed: a fuzzer that is always refused would test only the validation.
  expect(statuses[200]).toBeGreaterThan(requests / 20);
});

it("reports a call that fails", async () => {
  const server = createServer({ logLevel: "silent", storefronts: testStorefronts });
  const fragile = endpoint({
    name: "fragile",
    method: "POST",
    path: "/fragile",
    summary: "Breaks on what it was not made for",
    query: z.object({}),
    body: z.object({ text: z.string() }),
    answer: z.object({ length: z.number() }),
    errors: [],
    auth: "open",
  });
  serve(server, fragile, ({ body }) => {
    if (body.text.includes("\0")) throw new Error("invalid byte sequence");
    return { length: body.text.length };
  });
  const { findings } = await fuzzCall(server, fragile, {
    seed: "tropa",
    requestsPerCall: 300,
    tokens: [null],
  });
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.every(({ status }) => status === 500)).toBe(true);
});
