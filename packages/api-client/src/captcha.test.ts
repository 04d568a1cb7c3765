import { afterEach, expect, test, vi } from "vitest";
import { isApiClientError } from "./api-client-error.ts";
import type { SolveCaptcha } from "./captcha.ts";
import {
  failure,
  readCall,
  send,
  startStandIn,
  stopServers,
  writeCall,
  writingCall,
} from "./test/stand-in.ts";
import { createTokenStore } from "./session/token-store.ts";

afterEach(stopServers);

const guardedCall = writingCall({ invisibleCaptcha: true });
const body = { text: "t" };

/** Numbers its answers, so that it shows which one was sent. */
function solver() {
  let count = 0;
  return vi.fn<SolveCaptcha>(async (kind) => `${kind}-${(count += 1)}`);
}

test("sends a new invisible captcha answer only with calls marked for it", async () => {
  const solveCaptcha = solver();
  const { client, requests } = await startStandIn(
    (_, response) => send(response, 200, { name: "x" }),
    {
      solveCaptcha,
    },
  );
  await client.call(writeCall, { body });
  await client.call(guardedCall, { body });
  await client.call(guardedCall, { body });
  expect(requests.map(({ headers }) => headers["x-captcha"])).toEqual([
    undefined,
    "invisible-1",
    "invisible-2",
  ]);
  expect(requests[1]?.headers["x-captcha-kind"]).toBe("invisible");
});

test.each(["captcha", "hard_captcha"] as const)(
  "solves a requested %s and repeats the call once",
  async (kind) => {
    const solveCaptcha = solver();
    const { client, requests } = await startStandIn(
      ({ headers }, response) =>
        headers["x-captcha"] === `${kind}-2`
          ? send(response, 200, { name: "x" })
          : send(response, 429, { message: "", code: kind, type: kind }),
      { solveCaptcha },
    );
    expect(await client.call(guardedCall, { body })).toEqual({ name: "x" });
    expect(requests.map(({ headers }) => headers["x-captcha-kind"])).toEqual(["invisible", kind]);
    expect(requests[1]?.body).toBe('{"text":"t"}');
  },
);

test("solves the captcha named by `type` when a call without a captcha mark is refused", async () => {
  const solveCaptcha = solver();
  const { client, requests } = await startStandIn(
    ({ headers }, response) =>
      headers["x-captcha"]
        ? send(response, 200, { name: "x" })
        : send(response, 429, { type: "captcha" }),
    { solveCaptcha },
  );
  await client.call(writeCall, { body });
  // A reading call is not repeated blindly first.
  await client.call(readCall, { query: { id: "1" } });
  expect(requests.map(({ headers }) => headers["x-captcha"])).toEqual([
    undefined,
    "captcha-1",
    undefined,
    "captcha-2",
  ]);
});

test("solves a captcha once per call and throws the second refusal", async () => {
  const solveCaptcha = solver();
  const { client, requests } = await startStandIn(
    (_, response) => send(response, 429, { code: "captcha" }),
    { solveCaptcha },
  );
  expect(await failure(client.call(guardedCall, { body }))).toMatchObject({
    status: 429,
    code: "captcha",
  });
  expect(requests).toHaveLength(2);
  expect(solveCaptcha).toHaveBeenCalledTimes(2);
});

test("throws the refusal when the captcha cannot be solved", async () => {
  const refusing = await startStandIn((_, response) => send(response, 429, { code: "captcha" }), {
    solveCaptcha: async () => null,
  });
  expect(await failure(refusing.client.call(guardedCall, { body }))).toMatchObject({
    code: "captcha",
  });
  expect(refusing.requests).toHaveLength(1);
  expect(refusing.requests[0]?.headers).not.toHaveProperty("x-captcha");
});

test("throws the refusal when the client has no solver", async () => {
  const { client, requests } = await startStandIn((_, response) =>
    send(response, 429, { code: "hard_captcha" }),
  );
  expect(await failure(client.call(guardedCall, { body }))).toMatchObject({ code: "hard_captcha" });
  expect(requests).toHaveLength(1);
});

test("does not confuse a request limit with a captcha", async () => {
  const solveCaptcha = solver();
  const { client } = await startStandIn(
    (_, response) => send(response, 429, { code: "too_many_requests" }, { "retry-after": "0" }),
    { solveCaptcha },
  );
  await failure(client.call(writeCall, { body }));
  await failure(client.call(readCall, { query: { id: "1" } }));
  expect(solveCaptcha).not.toHaveBeenCalled();
});

test("solves the captcha again after a token refresh", async () => {
  const solveCaptcha = solver();
  const { client, requests } = await startStandIn(
    ({ url, headers }, response) => {
      if (url.includes("refresh-token")) send(response, 200, { token: "new" });
      else if (headers["x-authorization"] === "Bearer new") send(response, 200, { name: "x" });
      else send(response, 401, { code: "unauthorized" });
    },
    { solveCaptcha, tokens: createTokenStore("old") },
  );
  await client.call(guardedCall, { body });
  expect(requests.map(({ headers }) => headers["x-captcha"])).toEqual([
    "invisible-1",
    undefined,
    "invisible-2",
  ]);
});

test("sends nothing when the call is aborted while the captcha is solved", async () => {
  const leaving = new AbortController();
  const { client, requests } = await startStandIn(
    (_, response) => send(response, 200, { name: "x" }),
    {
      solveCaptcha: async (_, signal) => {
        leaving.abort();
        expect(signal?.aborted).toBe(true);
        return null;
      },
    },
  );
  expect(await failure(client.call(guardedCall, { body, signal: leaving.signal }))).toMatchObject({
    kind: "aborted",
  });
  expect(requests).toHaveLength(0);
});

test("passes on the type error of an unknown captcha provider", async () => {
  const { client } = await startStandIn((_, response) => send(response, 200, { name: "x" }), {
    solveCaptcha: () => Promise.reject(new TypeError("unknown captcha provider")),
  });
  const error = await client.call(guardedCall, { body }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect(isApiClientError(error)).toBe(false);
});
