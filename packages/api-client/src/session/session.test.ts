import { refreshTokenCall } from "@tropa/api-contract/people/calls-accounts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { failure, readCall, send, startStandIn, stopServers, writeCall } from "../test/stand-in.ts";
import type { StandIn } from "../test/stand-in.ts";
import { createTokenStore } from "./token-store.ts";
import type { TokenStore } from "./token-store.ts";

afterEach(stopServers);

const refreshPath = "/crm/api/user/refresh-token";

test("the refresh uses the call of the contract", () => {
  const { method, path, answer } = refreshTokenCall;
  expect([method, path]).toEqual(["POST", refreshPath]);
  expect(answer.parse({ token: "new", expires_in: 900 }).token).toBe("new");
});

const query = { id: "1" };

interface Backend extends StandIn {
  tokens: TokenStore;
  refreshes: () => number;
  /** Lets refreshes that wait be answered. */
  answerRefresh: () => void;
}

/** An API whose only good token is the newest that it has given out. */
async function backend(
  refresh: { status?: number; body?: (count: number) => unknown; isHeld?: boolean } = {},
): Promise<Backend> {
  const tokens = createTokenStore("old");
  const held: (() => void)[] = [];
  let count = 0;
  const standIn = await startStandIn(
    (request, response) => {
      if (request.url === refreshPath) {
        count += 1;
        const body = refresh.body?.(count) ?? { token: `new-${count}` };
        const answer = () => send(response, refresh.status ?? 200, body);
        if (refresh.isHeld) held.push(answer);
        else answer();
        return;
      }
      const isGood = request.headers["x-authorization"] === `Bearer new-${count}`;
      if (isGood) send(response, 200, { name: "yours" });
      else send(response, 401, { message: "Please sign in", code: "unauthorized" });
    },
    { tokens },
  );
  return {
    ...standIn,
    tokens,
    refreshes: () => count,
    answerRefresh: () => held.splice(0).forEach((answer) => answer()),
  };
}

describe("resuming a session", () => {
  test("refreshes the token and stores it", async () => {
    const { client, tokens, refreshes } = await backend();
    tokens.clear();
    await client.resume();
    expect([tokens.get(), refreshes()]).toEqual(["new-1", 1]);
    expect(await client.call(readCall, { query })).toEqual({ name: "yours" });
  });

  test("throws 401 when there is no session", async () => {
    const { client, tokens } = await backend({
      status: 401,
      body: () => ({ code: "unauthorized" }),
    });
    tokens.clear();
    await expect(client.resume()).rejects.toMatchObject({ status: 401, code: "unauthorized" });
    expect(tokens.get()).toBeNull();
  });

  test("does not replace the token of a sign-in that happened meanwhile", async () => {
    const { client, tokens, answerRefresh, refreshes } = await backend({ isHeld: true });
    tokens.clear();
    const resuming = client.resume();
    await expect.poll(refreshes).toBe(1);
    tokens.set("of a sign-in");
    answerRefresh();
    await resuming;
    expect(tokens.get()).toBe("of a sign-in");
  });
});

describe("a call refused with 401 while a token is stored", () => {
  test("is repeated once with a new token", async () => {
    const { client, requests, tokens } = await backend();
    expect(await client.call(readCall, { query })).toEqual({ name: "yours" });
    expect(tokens.get()).toBe("new-1");
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /spa/read?id=1",
      `POST ${refreshPath}`,
      "GET /spa/read?id=1",
    ]);
    expect(requests[1]?.body).toBe("");
    // The cookie says who it is: the token that has just been refused says nothing.
    expect(requests[1]?.headers).not.toHaveProperty("x-authorization");
    expect(requests[1]?.headers).toMatchObject({ "x-user-role": "client", "x-language": "ru" });
  });

  test("is repeated even when it is a writing call", async () => {
    const { client, requests } = await backend();
    await client.call(writeCall, { body: { text: "t" }, idempotencyKey: "key-12345" });
    expect(requests.filter(({ url }) => url === "/spa/write").map(({ body }) => body)).toEqual([
      '{"text":"t"}',
      '{"text":"t"}',
    ]);
    expect(requests[2]?.headers["idempotency-key"]).toBe("key-12345");
  });

  test("shares one refresh with all such calls", async () => {
    const { client, requests, refreshes, answerRefresh } = await backend({ isHeld: true });
    const calls = Array.from({ length: 20 }, () => client.call(readCall, { query }));
    await expect.poll(() => requests.length).toBe(21);
    answerRefresh();
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ name: "yours" })));
    expect(refreshes()).toBe(1);
    expect(requests).toHaveLength(41);
  });

  test("uses the token that another call has refreshed meanwhile", async () => {
    const late: (() => void)[] = [];
    const tokens = createTokenStore("old");
    const { client, requests } = await startStandIn(
      (request, response) => {
        const token = request.headers["x-authorization"];
        const refuse = () => send(response, 401, { code: "unauthorized" });
        if (request.url === refreshPath) send(response, 200, { token: "new" });
        else if (token === "Bearer new") send(response, 200, { name: "yours" });
        else if (request.url.includes("id=late")) late.push(refuse);
        else refuse();
      },
      { tokens },
    );
    const slow = client.call(readCall, { query: { id: "late" } });
    await expect.poll(() => late.length).toBe(1);
    await client.call(readCall, { query });
    late.forEach((refuse) => refuse());
    expect(await slow).toEqual({ name: "yours" });
    expect(requests.filter(({ url }) => url === refreshPath)).toHaveLength(1);
  });

  test("throws 401 when the new token is refused", async () => {
    const { client, requests, refreshes, tokens } = await backend({
      body: () => ({ token: "of somebody else" }),
    });
    expect(await failure(client.call(readCall, { query }))).toMatchObject({ status: 401 });
    expect(refreshes()).toBe(1);
    expect(requests).toHaveLength(3);
    expect(tokens.get()).toBe("of somebody else");
  });
});

describe("a refresh that fails", () => {
  test.each([
    ["is refused", { status: 401, body: () => ({ code: "unauthorized" }) }],
    ["meets an outage", { status: 503 }],
    ["gets no token", { body: () => ({ token: "" }) }],
    ["gets an unexpected answer", { body: () => ["new"] }],
  ])("clears the token and throws the first 401 when it %s", async (_, refresh) => {
    const { client, requests, tokens, refreshes } = await backend(refresh);
    const changed = vi.fn<() => void>();
    tokens.subscribe(changed);
    const errors = await Promise.all(
      Array.from({ length: 5 }, () => failure(client.call(readCall, { query }))),
    );
    for (const error of errors)
      expect(error).toMatchObject({
        kind: "http",
        status: 401,
        code: "unauthorized",
        message: "read: http 401",
      });
    expect(tokens.get()).toBeNull();
    expect(changed).toHaveBeenCalledOnce();
    expect(refreshes()).toBe(1);
    expect(requests).toHaveLength(6);
  });

  test("is not tried for a visitor without a token", async () => {
    const { client, tokens, refreshes } = await backend();
    tokens.clear();
    expect(await failure(client.call(readCall, { query }))).toMatchObject({ status: 401 });
    expect(refreshes()).toBe(0);
  });

  test("is not tried for a token given in the headers", async () => {
    const { client, requests } = await startStandIn(
      (_, response) => send(response, 401, { code: "unauthorized" }),
      {
        headers: () => ({ language: "ru", localization: "ru", currency: "RUB", token: "old" }),
      },
    );
    expect(await failure(client.call(readCall, { query }))).toMatchObject({ status: 401 });
    expect(requests.map(({ headers }) => headers["x-authorization"])).toEqual(["Bearer old"]);
  });
});

describe("a pending refresh", () => {
  test("does not sign in again after a sign-out", async () => {
    const { client, requests, tokens, answerRefresh } = await backend({ isHeld: true });
    const call = failure(client.call(readCall, { query }));
    await expect.poll(() => requests.length).toBe(2);
    tokens.clear();
    answerRefresh();
    expect(await call).toMatchObject({ status: 401 });
    expect(tokens.get()).toBeNull();
  });

  test("does not replace the token of a later sign-in", async () => {
    const { client, requests, tokens, answerRefresh } = await backend({
      isHeld: true,
      status: 401,
    });
    const call = failure(client.call(readCall, { query }));
    await expect.poll(() => requests.length).toBe(2);
    tokens.set("another's");
    answerRefresh();
    await call;
    expect(tokens.get()).toBe("another's");
  });

  test("continues for other calls when one caller aborts", async () => {
    const { client, requests, answerRefresh } = await backend({ isHeld: true });
    const leaving = new AbortController();
    const given = failure(client.call(readCall, { query, signal: leaving.signal }));
    const kept = client.call(readCall, { query });
    await expect.poll(() => requests.length).toBe(3);
    leaving.abort();
    expect(await given).toMatchObject({ kind: "aborted" });
    answerRefresh();
    expect(await kept).toEqual({ name: "yours" });
  });
});

test("a later 401 refreshes the token again", async () => {
  const { client, tokens, refreshes } = await backend();
  await client.call(readCall, { query });
  tokens.set("expired by now");
  await client.call(readCall, { query });
  expect(refreshes()).toBe(2);
  expect(tokens.get()).toBe("new-2");
});

test("tabs refresh one after the other because the cookie is valid once", async () => {
  let running = 0;
  let most = 0;
  const open = async (url?: string) => {
    const tokens = createTokenStore("old");
    return startStandIn(
      (request, response) => {
        if (request.url !== refreshPath) {
          const isGood = request.headers["x-authorization"] === "Bearer new";
          send(response, isGood ? 200 : 401, isGood ? { name: "yours" } : {});
          return;
        }
        most = Math.max(most, (running += 1));
        // Long enough for the other tab to come in between, if it could.
        setTimeout(() => {
          running -= 1;
          send(response, 200, { token: "new" });
        }, 50);
      },
      { tokens, ...(url !== undefined && { baseUrl: url }) },
    );
  };
  const first = await open();
  const tabs = [first, await open(first.url), await open(first.url)];
  await Promise.all(tabs.map(({ client }) => client.call(readCall, { query })));
  expect(first.requests.filter(({ url }) => url === refreshPath)).toHaveLength(3);
  expect(most).toBe(1);
});

test("a token store notifies subscribers of every change only", () => {
  const tokens = createTokenStore();
  const heard: (string | null)[] = [];
  const stop = tokens.subscribe(() => heard.push(tokens.get()));
  tokens.set("a");
  tokens.set("a");
  tokens.clear();
  tokens.clear();
  stop();
  tokens.set("b");
  expect(heard).toEqual(["a", null]);
});
