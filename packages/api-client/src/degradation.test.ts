import { calls } from "@tropa/api-contract/calls";
import type { Endpoint } from "@tropa/api-contract/base/endpoint";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { CallOptions } from "./client.ts";
import { degraded, fallbacks } from "./degradation.ts";
import type { LogFailure } from "./degradation.ts";
import { failure, readCall, send, startStandIn, stopServers } from "./test/stand-in.ts";
import { withDefault } from "./with-default.ts";

afterEach(stopServers);

const nothing = null;
const emptyList = { items: [] };

/** The rows of docs/product/errors-and-degradation.md#degradation, written out a second time: the table must not change unseen. */
const rows: [string, path: string, fallback: unknown][] = [
  ["site tokens", "/spa/site-tokens", nothing],
  ["socials", "/spa/groups-in-social-network", nothing],
  ["schedule", "/spa/work-time", nothing],
  ["stats", "/spa/info", nothing],
  ["collections", "/spa/collections", nothing],
  ["collections of an index page", "/crm/api/index-page/all-collections", nothing],
  ["sitemap", "/spa/seo-pages-sitemap", nothing],
  ["contacts", "/spa/contacts", nothing],
  [
    "organizer verification",
    "/crm/api/organizer/verification-info",
    { is_email_verified: false, is_phone_verified: false, is_passport_verified: false },
  ],
  ["favourites", "/crm/api/user/favourite-tours", { ids: [] }],
  ["tours by ids", "/crm/api/tour/get-by-ids", emptyList],
  ["city search", "/spa/cities-by-query", emptyList],
  ["suggestions", "/spa/tours-filter-completion", emptyList],
  ["currency change", "/crm/api/user/set-currency", nothing],
  ["unread messages", "/crm/api/chat/unread-count", { count: 0 }],
  [
    "chats",
    "/crm/api/chat/list",
    { items: [], total: 0, limit: 0, offset: 0, unread_count: 0, support_chat_id: null },
  ],
  ["chat", "/crm/api/chat/get-chat", nothing],
  ["messages", "/crm/api/chat/get-messages", { items: [], offset: 0, has_more: false }],
  ["channels", "/crm/api/chat/channels-list", emptyList],
  ["support", "/crm/api/chat/get-chat-with-support", nothing],
  ["chats for notifications", "/crm/api/chat/chats-for-notifications", emptyList],
  ["profile", "/crm/api/user/profile", nothing],
  ["user data", "/spa/user-info-data", nothing],
];

/** What the call sends plays no part here: the server is down, whatever it is asked. */
const anything = { query: {}, body: {} } as unknown as CallOptions<Endpoint>;

describe.each(rows)("%s", (_, path, fallback) => {
  const call = calls.find((candidate) => candidate.path === path);

  test("has a call in the contract and a fallback that fits its answer", () => {
    expect(call).toBeDefined();
    if (fallback !== null) expect(call?.answer.safeParse(fallback).error).toBeUndefined();
  });

  test.each([
    ["an outage", 503, { code: "unavailable" }],
    ["a refusal", 403, { code: "forbidden" }],
    ["an answer that breaks the contract", 200, 17],
  ])("uses the fallback on %s and logs the failure once", async (_what, status, body) => {
    const log = vi.fn<LogFailure>();
    const { client } = await startStandIn((_request, response) =>
      send(response, status, body, { "retry-after": "0" }),
    );
    if (!call) throw new Error(`${path} is not in the contract`);
    expect(await degraded(client, log, call, anything)).toEqual(fallback);
    expect(log).toHaveBeenCalledExactlyOnceWith({
      call: call.name,
      path,
      error: expect.objectContaining({ name: "ApiClientError", status }),
    });
  });
});

test("fallbacks exist for exactly these calls", () => {
  expect(Object.keys(fallbacks).sort()).toEqual(rows.map(([, path]) => path).sort());
});

test("degraded returns a successful answer and logs nothing", async () => {
  const log = vi.fn<LogFailure>();
  const { client } = await startStandIn((_, response) => send(response, 200, { count: 3 }));
  const unread = calls.find(({ path }) => path === "/crm/api/chat/unread-count");
  expect(unread && (await degraded(client, log, unread, anything))).toEqual({ count: 3 });
  expect(log).not.toHaveBeenCalled();
});

test("a changed fallback does not affect the next call", async () => {
  const { client } = await startStandIn((_, response) => send(response, 404, {}));
  const byIds = calls.find(({ path }) => path === "/crm/api/tour/get-by-ids");
  if (!byIds) throw new Error("not in the contract");
  const ask = async () =>
    (await degraded(client, () => {}, byIds, anything)) as { items: unknown[] };
  (await ask()).items.push("tour");
  expect(await ask()).toEqual(emptyList);
});

test("an aborted call is thrown and not logged", async () => {
  const log = vi.fn<LogFailure>();
  const { client } = await startStandIn(() => {});
  const unread = calls.find(({ path }) => path === "/crm/api/chat/unread-count");
  if (!unread) throw new Error("not in the contract");
  const leaving = new AbortController();
  const aborted = failure(degraded(client, log, unread, { ...anything, signal: leaving.signal }));
  leaving.abort();
  expect(await aborted).toMatchObject({ kind: "aborted" });
  expect(log).not.toHaveBeenCalled();
});

test("a call without a fallback is refused with a RangeError", async () => {
  const { client, requests } = await startStandIn((_, response) => send(response, 503, {}));
  await expect(degraded(client, () => {}, readCall, { query: { id: "1" } })).rejects.toThrow(
    RangeError,
  );
  expect(requests).toHaveLength(0);
});

test("withDefault logs errors that are not from a request", async () => {
  const log = vi.fn<(error: unknown) => void>();
  const fault = new RangeError("no such thing");
  expect(await withDefault(Promise.reject(fault), 0, log)).toBe(0);
  expect(log).toHaveBeenCalledExactlyOnceWith(fault);
});
