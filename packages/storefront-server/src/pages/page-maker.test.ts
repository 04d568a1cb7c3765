import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readSettings } from "../http/settings.ts";
import { createStorefront } from "../storefront.ts";
import { openStorefront, variant } from "../../testing/test-storefront.ts";
import type { TestStorefront } from "../../testing/test-storefront.ts";

let storefront: TestStorefront | undefined;
afterEach(() => storefront?.close());

async function openWith(
  threads: string,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const opened = await openStorefront("http://127.0.0.1:9", { RENDER_THREADS: threads });
  storefront = opened;
  return (path, init) => fetch(`${opened.url}${path}`, init);
}

it("makes pages in a separate thread with the whole request", async () => {
  const ask = await openWith("1");
  const answer = await ask("/thread", { method: "POST", body: "a=1" });
  expect(await answer.json()).toEqual({ isMainThread: false, sent: "a=1" });
  const compressed = await ask("/tours", { headers: { "accept-encoding": "br" } });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(await compressed.json()).toMatchObject({ path: "/tours", forwardedFor: "127.0.0.1" });
});

it("reads messages and build version from the thread as well", async () => {
  const ask = await openWith("1");
  expect(await (await ask("/_i18n/b1/en/thread.json")).json()).toEqual({ isMainThread: false });
  expect((await ask("/_i18n/b1/en/nothing.json")).status).toBe(404);
  expect(await (await ask("/_build.json")).json()).toEqual({ build: "b1" });
});

it.each(["0", "1"])("fails to start without built pages, with %s threads", async (threads) => {
  const root = await mkdtemp(join(tmpdir(), "storefront-"));
  const settings = readSettings({ root, variant }, { RENDER_THREADS: threads }, []);
  await expect(createStorefront(settings)).rejects.toThrow(/build the storefront first/);
  await rm(root, { recursive: true });
});

it("makes pages in the server's own thread when set to 0 threads", async () => {
  const ask = await openWith("0");
  expect(await (await ask("/thread")).json()).toMatchObject({ isMainThread: true });
});

it("continues when a thread breaks down", async () => {
  const ask = await openWith("1");
  expect((await ask("/breaks")).status).toBe(500);
  expect(await (await ask("/tours")).json()).toMatchObject({ path: "/tours" });
});

it("answers an outage with 503 and a time to retry", async () => {
  const ask = await openWith("0");
  const answer = await ask("/away");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("3");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-site");
});
