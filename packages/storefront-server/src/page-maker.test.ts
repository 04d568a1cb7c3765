import { afterEach, expect, it } from "vitest";
import { openStorefront } from "./test-storefront.ts";
import type { TestStorefront } from "./test-storefront.ts";

let storefront: TestStorefront;
afterEach(() => storefront.close());

async function openWith(
  threads: string,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  storefront = await openStorefront("http://127.0.0.1:9", { RENDER_THREADS: threads });
  return (path, init) => fetch(`${storefront.url}${path}`, init);
}

it("makes pages in a thread of their own, with all that was sent", async () => {
  const ask = await openWith("1");
  const answer = await ask("/thread", { method: "POST", body: "a=1" });
  expect(await answer.json()).toEqual({ isMainThread: false, sent: "a=1" });
  const compressed = await ask("/tours", { headers: { "accept-encoding": "br" } });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(await compressed.json()).toMatchObject({ path: "/tours", forwardedFor: "127.0.0.1" });
});

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
