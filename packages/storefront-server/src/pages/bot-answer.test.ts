import { afterEach, beforeEach, expect, it } from "vitest";
import { openStorefront } from "../../testing/test-storefront.ts";
import type { TestStorefront } from "../../testing/test-storefront.ts";

const person =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await openStorefront("http://127.0.0.1:9");
});
afterEach(() => storefront.close());

const ask = (path: string, agent: string, encoding = "br") =>
  fetch(`${storefront.url}${path}`, {
    headers: { "user-agent": agent, "accept-encoding": encoding },
  });

async function expectBare(path: string, line: string): Promise<void> {
  const answer = await ask(path, bot);
  expect(await answer.text()).toBe(`${line}\n`);
  expect(answer.status).toBe(Number(line.slice(0, 3)));
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
}

async function expectPage(path: string, status: number, agent = person): Promise<void> {
  // Twice: made, and as it stands in the cache.
  for (const encoding of ["br", "br", "gzip"]) {
    const answer = await ask(path, agent, encoding);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain("a page for people");
  }
}

it.each(["/public/missing", "/missing"])(
  "sends for %s bots the status and people the page, in any order",
  async (path) => {
    await expectBare(`${path}?first=bot`, "404 Not Found");
    await expectPage(`${path}?first=bot`, 404);
    await expectBare(`${path}?first=bot`, "404 Not Found");
    await expectPage(`${path}?first=person`, 404);
    await expectBare(`${path}?first=person`, "404 Not Found");
    await expectPage(`${path}?first=person`, 404);
  },
);

it("tells a bot when to retry after an outage", async () => {
  await expectBare("/away", "503 Service Unavailable");
  expect((await ask("/away", bot)).headers.get("retry-after")).toBe("3");
});

it("sends a bot an existing page as to people", async () => {
  await expectPage("/public/tours", 200, bot);
  await expectPage("/public/tours", 200);
});

it("does not take a client without a user agent for a bot", async () => {
  expect(await (await ask("/missing", "")).text()).toContain("a page for people");
});
