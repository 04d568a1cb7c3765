import { isApiClientError } from "@tropa/api-client/api-client-error";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { testConfig } from "../../../testing/fixtures.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { trimCaptcha } from "./captcha-store.ts";
import { createProofOfWork } from "./proof-of-work.ts";
import {
  challengeOf,
  closeAll,
  toBase64Json,
  guardedCall,
  openGuardedApi,
  send,
  solveAndEncode,
  visitor,
} from "../../../testing/people/test-captcha.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await closeAll();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query("TRUNCATE captcha_used, captcha_pressure");
});

describe("a call with a captcha", () => {
  it("is accepted from a client that solves a new captcha for each call", async () => {
    const url = await openGuardedApi(database.pool);
    const client = visitor(url);
    expect(await client.call(guardedCall, { body: {} })).toEqual({ done: true });
    expect(await client.call(guardedCall, { body: {} })).toEqual({ done: true });
  });

  it("is refused without a captcha answer and with an invalid one", async () => {
    const url = await openGuardedApi(database.pool);
    const client = visitor(url);
    const good = await challengeOf(client, "invisible");
    const answer = await solveAndEncode(good);
    const { solution } = JSON.parse(Buffer.from(answer, "base64").toString()) as {
      solution: { counter: number; derivedKey: string };
    };
    const tampered = (parameters: object) =>
      toBase64Json({
        challenge: { ...good, parameters: { ...good.parameters, ...parameters } },
        solution,
      });
    const wrong: Record<string, string | undefined> = {
      missing: undefined,
      empty: "",
      garbage: "@@@@",
      json: toBase64Json({ challenge: 1 }),
      huge: "A".repeat(10_000),
      unsolved: toBase64Json({
        challenge: good,
        solution: { counter: 1, derivedKey: "00".repeat(32) },
      }),
      easier: tampered({ cost: 1 }),
      longer: tampered({ expiresAt: good.parameters.expiresAt + 3600 }),
      harder: tampered({ data: { kind: "hard_captcha" } }),
      unsigned: toBase64Json({ challenge: { ...good, signature: "" }, solution }),
      "signed by another": await solveAndEncode(
        await createProofOfWork("some other signing key").challenge("invisible"),
      ),
    };
    let last = 0;
    for (const [name, value] of Object.entries(wrong)) {
      const headers = { "x-forwarded-for": `203.0.113.${(last += 1)}` };
      expect
        .soft(
          await send(url, { ...headers, ...(value !== undefined && { "x-captcha": value }) }),
          name,
        )
        .toBe("429 captcha");
    }
    // The same challenge is still good: nothing of this has used it up.
    expect(await send(url, { "x-captcha": answer })).toBe("200 done");
  });

  it("accepts an answer once, even sent to several processes at once", async () => {
    const urls = [await openGuardedApi(database.pool), await openGuardedApi(database.pool)];
    const answer = await solveAndEncode(await challengeOf(visitor(urls[0]!), "invisible"));
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(urls[index % 2]!, {
          "x-captcha": answer,
          "x-forwarded-for": `198.51.100.${index}`,
        }),
      ),
    );
    expect(results.filter((result) => result === "200 done")).toHaveLength(1);
    expect(results.filter((result) => result === "429 captcha")).toHaveLength(19);
  });

  it("refuses a used answer that is written differently", async () => {
    const url = await openGuardedApi(database.pool);
    const challenge = await challengeOf(visitor(url), "invisible");
    const answer = JSON.parse(
      Buffer.from(await solveAndEncode(challenge), "base64").toString(),
    ) as object;
    expect(await send(url, { "x-captcha": toBase64Json(answer) })).toBe("200 done");
    expect(await send(url, { "x-captcha": toBase64Json({ ...answer, x: 1 }) })).toBe("429 captcha");
  });

  it("refuses an answer after five minutes", async () => {
    const made = Date.now();
    const answer = await solveAndEncode(
      await createProofOfWork(testConfig().signingKey, () => made - 301_000).challenge("invisible"),
    );
    const inTime = await solveAndEncode(
      await createProofOfWork(testConfig().signingKey, () => made - 290_000).challenge("invisible"),
    );
    const url = await openGuardedApi(database.pool);
    expect(await send(url, { "x-captcha": answer })).toBe("429 captcha");
    expect(await send(url, { "x-captcha": inTime })).toBe("200 done");
  });

  it("refuses an answer to another kind of captcha", async () => {
    const url = await openGuardedApi(database.pool);
    const answer = await solveAndEncode(await challengeOf(visitor(url), "invisible"));
    expect(await send(url, { "x-captcha": answer, "x-captcha-kind": "hard_captcha" })).toBe(
      "429 captcha",
    );
    expect(await send(url, { "x-captcha": answer, "x-captcha-kind": "none" })).toBe("429 captcha");
  });
});

describe("a busy network", () => {
  const failures = 5;
  it("gets the hard captcha after failures, and can solve it", async () => {
    const url = await openGuardedApi(database.pool);
    const robot = { "x-forwarded-for": "2001:db8:1:2::1" };
    for (let index = 0; index < failures; index += 1)
      expect(await send(url, robot)).toBe("429 captcha");
    // A neighbour in the same /64 is the same network; the next one is not.
    expect(await send(url, { "x-forwarded-for": "2001:db8:1:2::ffff" })).toBe("429 hard_captcha");
    expect(await send(url, { "x-forwarded-for": "2001:db8:1:3::1" })).toBe("429 captcha");
    const requests: string[] = [];
    const asking = visitor(url, "2001:db8:1:2::5");
    const client = visitor(url, "2001:db8:1:2::5", {
      solveCaptcha: async (kind) => {
        requests.push(kind);
        return solveAndEncode(await challengeOf(asking, kind));
      },
    });
    expect(await client.call(guardedCall, { body: {} })).toEqual({ done: true });
    expect(requests).toEqual(["invisible", "hard_captcha"]);
  });

  it("gets the hard captcha after many visits, and the easy one again ten minutes later", async () => {
    const url = await openGuardedApi(database.pool);
    const address = { "x-forwarded-for": "192.0.2.1" };
    await send(url, address);
    await database.pool.query("UPDATE captcha_pressure SET visits = 30, failures = 0");
    const answer = await solveAndEncode(await challengeOf(visitor(url), "invisible"));
    expect(await send(url, { ...address, "x-captcha": answer })).toBe("429 hard_captcha");
    await database.pool.query("UPDATE captcha_pressure SET since = now() - interval '601 seconds'");
    expect(await send(url, { ...address, "x-captcha": answer })).toBe("200 done");
    const { rows } = await database.pool.query("SELECT visits, failures FROM captcha_pressure");
    expect(rows).toEqual([{ visits: 1, failures: 0 }]);
  });

  it("is counted without storing its address", async () => {
    const url = await openGuardedApi(database.pool);
    await send(url, { "x-forwarded-for": "192.0.2.77" });
    const { rows } = await database.pool.query(
      "SELECT captcha_pressure::text FROM captcha_pressure",
    );
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
    expect(rows).toHaveLength(1);
  });
});

it("requires more work for a harder captcha", async () => {
  const proofOfWork = createProofOfWork("a key for tests alone");
  const costs = await Promise.all(
    (["invisible", "captcha", "hard_captcha"] as const).map(async (kind) => {
      const challenge = await proofOfWork.challenge(kind);
      const solution = await solveChallenge({ challenge, deriveKey });
      return challenge.parameters.cost * (solution?.counter ?? 0);
    }),
  );
  expect(costs[1]).toBeGreaterThan(3 * costs[0]!);
  expect(costs[2]).toBeGreaterThan(3 * costs[1]!);
});

it("deletes old captcha answers and counts, and keeps current ones", async () => {
  await database.pool.query(
    `INSERT INTO captcha_used VALUES ('\\x01', now() - interval '1 second'), ('\\x02', now() + interval '1 minute')`,
  );
  await database.pool.query(
    `INSERT INTO captcha_pressure VALUES ('\\x01', now() - interval '2 hours', 1, 0), ('\\x02', now(), 1, 0)`,
  );
  await trimCaptcha(database.pool);
  for (const table of ["captcha_used", "captcha_pressure"]) {
    const { rowCount } = await database.pool.query(`SELECT FROM ${table}`);
    expect([table, rowCount]).toEqual([table, 1]);
  }
});

it("requires no answer when it is off", async () => {
  const url = await openGuardedApi(database.pool, { CAPTCHA_PROVIDER: "off" });
  expect(await send(url)).toBe("200 done");
  const error = await challengeOf(visitor(url), "invisible").catch((thrown: unknown) => thrown);
  expect(isApiClientError(error) && error.code).toBe("not_found");
});

it("verifies a visitor's token with a third-party provider, once", async () => {
  const requests: Record<string, string>[] = [];
  const provider = createServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      requests.push(form);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ success: form.response !== "robot" }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const at = provider.address();
  const verifyUrl = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/`;
  const keys = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_KEY: "site", CAPTCHA_SECRET: "secret" };
  const url = await openGuardedApi(database.pool, keys, verifyUrl);
  const headers = { "x-captcha-kind": "invisible", "x-forwarded-for": "192.0.2.9" };
  const token = randomUUID();
  expect(await send(url, { ...headers, "x-captcha": token })).toBe("200 done");
  expect(await send(url, { ...headers, "x-captcha": token })).toBe("429 captcha");
  expect(await send(url, { ...headers, "x-captcha": "robot" })).toBe("429 captcha");
  expect(requests[0]).toEqual({ secret: "secret", response: token, remoteip: "192.0.2.9" });
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  expect(await send(url, { ...headers, "x-captcha": randomUUID() })).toBe("503 unavailable");
});
