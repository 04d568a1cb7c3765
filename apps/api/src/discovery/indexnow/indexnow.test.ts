import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { indexNowKeyCall } from "@tropa/api-contract/editorial/calls-site";
import { insertTour } from "../../../testing/fixtures.ts";
import { Platform } from "../../../testing/platform.ts";
import { notifySearchEngines } from "./indexnow.ts";

interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

const key = "0a1b2c3d4e5f-tropa";
let messages: Message[] = [];
let status = 200;
const engine = createServer((request, response) => {
  let body = "";
  request.on("data", (piece: Buffer) => (body += piece.toString()));
  request.on("end", () => {
    if (status === 200) messages.push(JSON.parse(body) as Message);
    response.writeHead(status).end();
  });
});

let platform: Platform;
beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  const { port } = engine.address() as AddressInfo;
  platform = await Platform.open({
    settings: { INDEXNOW_KEY: key, INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow` },
  });
});
afterAll(async () => {
  await platform.close();
  engine.close();
});
beforeEach(async () => {
  status = 200;
  await notifySearchEngines(platform.context);
  messages = [];
});

const ofTour = (id: number) =>
  messages.flatMap(({ host, urlList }) =>
    urlList.filter((url) => url.endsWith(`-${id}`)).map((url) => ({ host, url })),
  );

test("reports a changed tour once for every language of every storefront", async () => {
  const { tourId } = await insertTour(platform.context.pool);
  await notifySearchEngines(platform.context);
  const { all } = platform.context.config.storefronts;
  expect(ofTour(tourId)).toHaveLength(all.flatMap(({ locales }) => locales).length);
  for (const { host, url } of ofTour(tourId)) expect(new URL(url).host).toBe(host);
  for (const message of messages) {
    expect(message.key).toBe(key);
    expect(message.keyLocation).toBe(
      `${all.find(({ address }) => new URL(address).host === message.host)?.address}/indexnow.txt`,
    );
  }
  messages = [];
  await notifySearchEngines(platform.context);
  expect(messages).toEqual([]);
});

test("retries after a failure, and never reports an individual tour", async () => {
  const { tourId } = await insertTour(platform.context.pool);
  const own = await insertTour(platform.context.pool);
  await platform.rows("UPDATE tour SET is_individual = true WHERE id = $1", own.tourId);
  status = 503;
  await expect(notifySearchEngines(platform.context)).rejects.toThrow("indexnow: answered 503");
  status = 200;
  await notifySearchEngines(platform.context);
  expect(ofTour(tourId).length).toBeGreaterThan(0);
  expect(ofTour(own.tourId)).toEqual([]);
});

test("sends nothing without a key", async () => {
  expect(await platform.client().call(indexNowKeyCall)).toEqual({ key });
  await insertTour(platform.context.pool);
  const { config } = platform.context;
  const off = { ...config, indexNow: { ...config.indexNow, key: undefined } };
  await notifySearchEngines({ ...platform.context, config: off });
  expect(messages).toEqual([]);
});
