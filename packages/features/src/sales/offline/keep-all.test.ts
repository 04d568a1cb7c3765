import { expect, test } from "vitest";
import { cacheAll } from "./keep-all.ts";

const addresses = ["https://tropa.test/assets/a.js", "https://tropa.test/trips", "https://else/b"];

test("requests every address and says that all came", async () => {
  const requested: string[] = [];
  const isWhole = await cacheAll(addresses, ({ url }) => {
    requested.push(url);
    return url.startsWith("https://tropa.test") ? Promise.resolve(new Response()) : undefined;
  });
  expect([isWhole, requested]).toEqual([true, addresses]);
});

test("says that a part is missing once the others have come", async () => {
  const came: string[] = [];
  const isWhole = await cacheAll(addresses, async ({ url }) => {
    if (url.endsWith(".js")) throw new TypeError("network");
    await Promise.resolve();
    came.push(url);
    return new Response();
  });
  expect([isWhole, came]).toEqual([false, addresses.slice(1)]);
});
