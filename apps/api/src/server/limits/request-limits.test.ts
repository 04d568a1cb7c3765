import { afterEach, describe, expect, it } from "vitest";
import { startRedis } from "../../../testing/stand-ins/redis-stand-in.ts";
import { redisCounters } from "../../platform/limits/shared-counters.ts";
import { createRequestLimits } from "./request-limits.ts";
import type { RequestLimits } from "./request-limits.ts";
import { createServer } from "../server.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";

const rateLimits = { changes: 2, reads: 4 };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A server under limits; its callers say who is signed in by a header. */
function serverUnder(limits: RequestLimits) {
  const server = createServer({ logLevel: "silent", storefronts: testStorefronts });
  server.addHook("onRequest", async (request) => {
    await limits.takeAddress(request);
    const account = Number(request.headers.account ?? 0);
    if (account) await limits.takeAccount(request, account);
  });
  server.post("/change", { config: { changes: true } }, async () => "done");
  server.get("/read", { config: { changes: false } }, async () => "read");
  server.post("/notify", async () => "done");
  closing.push(() => server.close());
  return async (
    method: "GET" | "POST",
    url: string,
    from: { address?: string; account?: number } = {},
  ) => {
    const headers = {
      "x-forwarded-for": from.address ?? "1.2.3.4",
      "x-language": "ru",
      ...(from.account && { account: String(from.account) }),
    };
    return server.inject({ method, url, headers });
  };
}

/** A busy machine must not make Redis look down. */
const patienceMs = 120_000;

function limitsWith(redisUrl?: string): RequestLimits {
  const shared = redisUrl === undefined ? null : redisCounters(redisUrl, patienceMs);
  const limits = createRequestLimits({ rateLimits, redisUrl }, shared);
  closing.push(() => limits.close());
  return limits;
}

async function passes(send: () => Promise<{ statusCode: number }>, times: number): Promise<number> {
  let passed = 0;
  for (let index = 0; index < times; index += 1) if ((await send()).statusCode === 200) passed += 1;
  return passed;
}

describe("request limits of one process", () => {
  it("answer 429 in the reader's language with the time to wait", async () => {
    const send = serverUnder(limitsWith());
    expect(await passes(() => send("POST", "/change"), 2)).toBe(2);
    const refused = await send("POST", "/change");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: "too_many_requests",
      message: "Слишком много запросов. Подождите немного и повторите",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("count changes, reads and addresses separately, and ignore calls outside the contract", async () => {
    const send = serverUnder(limitsWith());
    expect(await passes(() => send("POST", "/change"), 5)).toBe(2);
    expect(await passes(() => send("GET", "/read"), 6)).toBe(4);
    expect(await passes(() => send("POST", "/change", { address: "1.2.3.5" }), 1)).toBe(1);
    expect(await passes(() => send("POST", "/notify"), 5)).toBe(5);
  });

  it("apply to an account across addresses", async () => {
    const send = serverUnder(limitsWith());
    let last = 0;
    const elsewhere = () =>
      send("POST", "/change", { address: `9.9.9.${(last += 1)}`, account: 7 });
    expect(await passes(elsewhere, 5)).toBe(2);
    expect(await passes(() => send("POST", "/change", { address: "9.9.9.9", account: 8 }), 1)).toBe(
      1,
    );
  });
});

describe("request limits shared by processes", () => {
  it("count together", async () => {
    const redis = await startRedis();
    closing.push(() => redis.close());
    const [one, other] = [serverUnder(limitsWith(redis.url)), serverUnder(limitsWith(redis.url))];
    // The connection is made in the background; until then each process counts for itself.
    await expect
      .poll(async () => (await one("POST", "/change", { address: "5.5.5.5" })).statusCode)
      .toBe(429);
    await expect
      .poll(async () => (await other("POST", "/change", { address: "5.5.5.5" })).statusCode)
      .toBe(429);
    const both =
      (await passes(() => one("POST", "/change"), 1)) +
      (await passes(() => other("POST", "/change"), 4));
    expect(both).toBe(2);
  });

  it("apply per process while Redis is down", async () => {
    const redis = await startRedis();
    await redis.close();
    const send = serverUnder(limitsWith(redis.url));
    expect(await passes(() => send("POST", "/change"), 4)).toBe(2);
  });
});
