import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { SchemaMismatch } from "./answer.ts";
import { isRedirect } from "./api-client-error.ts";
import {
  failure,
  readCall,
  readingCall,
  send,
  startStandIn,
  stopServers,
} from "./test/stand-in.ts";

afterEach(stopServers);

test("throws a schema error for an answer that breaks the contract and reports its path", async () => {
  for (const [body, path, code] of [
    [{ name: 1 }, "name", "invalid_type"],
    ["{ broken", "", "invalid_json"],
    ["<html>", "", "invalid_json"],
  ]) {
    const onSchemaMismatch = vi.fn<(mismatch: SchemaMismatch) => void>();
    const { client } = await startStandIn((_, response) => send(response, 200, body), {
      onSchemaMismatch,
    });
    expect(await failure(client.call(readCall, { query: { id: "1" } }))).toMatchObject({
      kind: "schema",
      status: 200,
    });
    expect(onSchemaMismatch).toHaveBeenCalledExactlyOnceWith({
      call: "read",
      path: "/spa/read",
      issues: [expect.objectContaining({ path, code })],
    });
  }
});

test("reports the paths of errors in an answer without its content", async () => {
  const onSchemaMismatch = vi.fn<(mismatch: SchemaMismatch) => void>();
  const { client } = await startStandIn(
    (_, response) => send(response, 200, { name: ["a secret"] }),
    {
      onSchemaMismatch,
    },
  );
  await failure(client.call(readCall, { query: { id: "1" } }));
  expect(JSON.stringify(onSchemaMismatch.mock.calls)).not.toContain("secret");
});

test("throws a redirect error with the address when the call may be redirected", async () => {
  const redirect = { type: "redirect", url: "/altai-7" };
  const { client } = await startStandIn((_, response) => send(response, 200, redirect));
  const error = await failure(
    client.call(readingCall({ redirects: true }), { query: { id: "1" } }),
  );
  expect(error).toMatchObject({ kind: "redirect", url: "/altai-7" });
  expect(error.message).toContain("Illegal redirect");
  expect(isRedirect(error)).toBe(true);
  // A call that never redirects has been answered something else than it promises.
  const other = await failure(client.call(readCall, { query: { id: "1" } }));
  expect(other).toMatchObject({ kind: "schema", url: null });
  expect(isRedirect(other)).toBe(false);
});

test("returns the answer of a call that may be redirected", async () => {
  const { client } = await startStandIn((_, response) => send(response, 200, { name: "x" }));
  expect(await client.call(readingCall({ redirects: true }), { query: { id: "1" } })).toEqual({
    name: "x",
  });
});

const programCall = readingCall({
  produces: "application/pdf",
  answer: z.instanceof(Blob),
});

test("returns a document as a blob", async () => {
  const { client, requests } = await startStandIn((_, response) => {
    response.writeHead(200, { "content-type": "application/pdf" });
    response.end(Buffer.from("%PDF-1.7 \xff", "latin1"));
  });
  const blob = await client.call(programCall, { query: { id: "1" } });
  expect(blob.type).toBe("application/pdf");
  expect(Buffer.from(await blob.arrayBuffer()).toString("latin1")).toBe("%PDF-1.7 \xff");
  expect(requests).toHaveLength(1);
});

test("refuses a document of another media type, and throws the errors of the call", async () => {
  const page = await startStandIn((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<h1>Sign in</h1>");
  });
  expect(await failure(page.client.call(programCall, { query: { id: "1" } }))).toMatchObject({
    kind: "schema",
  });
  const gone = await startStandIn((_, response) => send(response, 410, { code: "gone" }));
  expect(await failure(gone.client.call(programCall, { query: { id: "1" } }))).toMatchObject({
    kind: "http",
    code: "gone",
  });
});
