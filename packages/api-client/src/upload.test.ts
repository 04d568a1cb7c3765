import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { NodeXhr } from "./test/node-xhr.ts";
import {
  failure,
  readCall,
  send,
  startStandIn,
  stopServers,
  writeCall,
  writingCall,
} from "./test/stand-in.ts";
import type { Received } from "./test/stand-in.ts";
import { createTokenStore } from "./session/token-store.ts";

afterEach(() => {
  stopServers();
  vi.unstubAllGlobals();
});

const uploadCall = writingCall({
  path: "/crm/api/image/upload",
  body: z.object({ bucket: z.string(), url: z.string().optional() }),
  upload: { field: "image", accept: ["image/png"], maxBytes: 1e6, isRequired: false },
});
const picture = () => new File([new Uint8Array(100_000)], "горы.png", { type: "image/png" });

/** The parts of a multipart body: their headers and how long they are. */
function partsOf({ headers, body }: Received): { head: string; length: number }[] {
  const boundary = /boundary=(\S+)/.exec(headers["content-type"] ?? "")?.[1] ?? "none";
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = "", content = ""] = part.split("\r\n\r\n");
      return {
        head: Buffer.from(head, "latin1").toString("utf8").trim(),
        length: content.length - 2,
      };
    });
}

const platforms = [
  ["a browser", () => vi.stubGlobal("XMLHttpRequest", NodeXhr)],
  ["a server", () => {}],
] as const;

describe.each(platforms)("in %s", (platform, begin) => {
  test("sends text fields and then the file, and reports progress", async () => {
    begin();
    const seen: number[] = [];
    const { client, requests } = await startStandIn(
      (_, response) => send(response, 200, { name: "stored" }),
      { tokens: createTokenStore("mine") },
    );
    const answer = await client.call(uploadCall, {
      body: { bucket: "avatar" },
      file: picture(),
      onProgress: (fraction) => seen.push(fraction),
    });
    expect(answer).toEqual({ name: "stored" });
    const [request] = requests;
    expect(request?.headers).toMatchObject({
      "x-user-role": "client",
      "x-authorization": "Bearer mine",
    });
    expect(request && partsOf(request)).toEqual([
      { head: 'Content-Disposition: form-data; name="bucket"', length: 6 },
      {
        head: 'Content-Disposition: form-data; name="image"; filename="горы.png"\r\nContent-Type: image/png',
        length: 100_000,
      },
    ]);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    if (platform === "a browser") expect(seen.length).toBeGreaterThan(3);
  });

  test("throws the validation errors of the answer", async () => {
    begin();
    const { client } = await startStandIn((_, response) =>
      send(response, 422, { code: "validation", validation: { image: ["Too small"] } }),
    );
    const error = await failure(
      client.call(uploadCall, { body: { bucket: "x" }, file: picture(), onProgress: () => {} }),
    );
    expect(error).toMatchObject({ status: 422, validation: { image: ["Too small"] } });
  });

  test("sends the whole form again after a token refresh", async () => {
    begin();
    const tokens = createTokenStore("old");
    const { client, requests } = await startStandIn(
      ({ url, headers }, response) => {
        if (url.includes("refresh-token")) send(response, 200, { token: "new" });
        else if (headers["x-authorization"] === "Bearer new") send(response, 200, { name: "x" });
        else send(response, 401, { code: "unauthorized" });
      },
      { tokens },
    );
    await client.call(uploadCall, {
      body: { bucket: "x" },
      file: picture(),
      onProgress: () => {},
    });
    const [first, , second] = requests;
    expect(first && partsOf(first)).toEqual(second && partsOf(second));
    expect(second && partsOf(second)).toHaveLength(2);
  });

  test("throws aborted, timeout and network errors without repeating", async () => {
    begin();
    const silent = await startStandIn(() => {});
    const leaving = new AbortController();
    const options = { body: { bucket: "x" }, file: picture(), onProgress: () => {} };
    const given = failure(silent.client.call(uploadCall, { ...options, signal: leaving.signal }));
    await expect.poll(() => silent.requests.length).toBe(1);
    leaving.abort();
    expect(await given).toMatchObject({ kind: "aborted" });
    expect(
      await failure(silent.client.call(uploadCall, { ...options, timeout: 50 })),
    ).toMatchObject({ kind: "timeout" });
    const broken = await startStandIn((_, response) => response.destroy());
    expect(await failure(broken.client.call(uploadCall, options))).toMatchObject({
      kind: "network",
    });
    // An upload changes something and is not repeated.
    expect(broken.requests).toHaveLength(1);
  });
});

test("an upload can send an address instead of a file", async () => {
  const { client, requests } = await startStandIn((_, response) =>
    send(response, 200, { name: "x" }),
  );
  await client.call(uploadCall, { body: { bucket: "avatar", url: "https://example.org/a.png" } });
  expect(requests[0] && partsOf(requests[0]).map(({ head }) => head)).toEqual([
    'Content-Disposition: form-data; name="bucket"',
    'Content-Disposition: form-data; name="url"',
  ]);
});

test("a call without an upload refuses a file with a TypeError", async () => {
  const { client, requests } = await startStandIn((_, response) =>
    send(response, 200, { name: "x" }),
  );
  const file = picture();
  await expect(client.call(writeCall, { body: { text: "t" }, file })).rejects.toThrow(TypeError);
  await expect(client.call(readCall, { query: { id: "1" }, file })).rejects.toThrow("no file");
  expect(requests).toHaveLength(0);
});
