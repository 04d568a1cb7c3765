import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { createStorefront } from "./storefront.ts";
import { openStorefront, variant } from "../testing/test-storefront.ts";
import type { TestStorefront } from "../testing/test-storefront.ts";

let storefront: TestStorefront | undefined;
afterEach(() => storefront?.close());

async function openWith(
  threads: string,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const opened = await openStorefront("http://127.0.0.1:9", { RENDER_THREADS: threads });
  storefront = opened;
  return (path, init) => fetch(`${opened.url}${path}`, init);
}

it("makes pages in a thread of their own, with all that was sent", async () => {
  const ask = await openWith("1");
  const answer = await ask("/thread", { method: "POST", body: "a=1" });
  expect(await answer.json()).toEqual({ isMainThread: false, sent: "a=1" });
  const compressed = await ask("/tours", { headers: { "accept-encoding": "br" } });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(await compressed.json()).toMatchObject({ path: "/tours", forwardedFor: "127.0.0.1" });
});

it("has messages and the build's version from that thread too: the server's own loads no pages", async () => {
  const ask = await openWith("1");
  expect(await (await ask("/_i18n/b1/en/thread.json")).json()).toEqual({ isMainThread: false });
  expect((await ask("/_i18n/b1/en/nothing.json")).status).toBe(404);
  expect(await (await ask("/_build.json")).json()).toEqual({ build: "b1" });
});

it.each(["0", "1"])(
  "says before it listens that there are no pages, with %s threads for them",
  async (threads) => {
    const root = await mkdtemp(join(tmpdir(), "storefront-"));
    const settings = readSettings({ root, variant }, { RENDER_THREADS: threads }, []);
    await expect(createStorefront(settings)).rejects.toThrow(/build the storefront first/);
    await rm(root, { recursive: true });
  },
);

it("makes them in the server's own where it is told to", async () => {
  const ask = await openWith("0");
  expect(await (await ask("/thread")).json()).toMatchObject({ isMainThread: true });
});

it("goes on when a thread has broken down", async () => {
  const ask = await openWith("1");
  expect((await ask("/breaks")).status).toBe(500);
  expect(await (await ask("/tours")).json()).toMatchObject({ path: "/tours" });
});

it("says when a page that could not be made is worth another try", async () => {
  const ask = await openWith("0");
  const answer = await ask("/away");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("3");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-site");
});
