import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront } from "../../testing/test-storefront.ts";
import type { TestStorefront } from "../../testing/test-storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront("http://127.0.0.1:1");
});
afterAll(() => storefront.close());

/** What an address written by hand is answered. */
async function answerTo(address: string): Promise<string> {
  const { hostname, port } = new URL(storefront.url);
  const socket = connect(Number(port), hostname).on("error", () => {});
  let heard = "";
  socket.on("data", (bytes) => (heard += String(bytes)));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await closed;
  return heard;
}

it.each([
  ["cannot be decoded", "/%E0%A4%A", 400, "/400"],
  ["cannot be decoded in German", "/de/%", 400, "/de/400"],
  ["is empty", "//", 200, "/"],
  ["contains a NUL", "/a\0b", 400, "/400"],
  ["is longer than headers may be", `/${"a".repeat(100_000)}`, 431, "/400"],
])("answers an address that %s with a page", async (_, address, status, path) => {
  const answer = await answerTo(address);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  // What the pages' bundle of the tests writes.
  expect(answer).toContain(`"path":"${path}"`);
});

it("answers an undecodable API address with a JSON error", async () => {
  const answer = await answerTo("/spa/%E0%A4%A");
  expect(answer).toContain("HTTP/1.1 400 ");
  expect(answer).toContain('{"message":"","code":"bad_request"}');
});
