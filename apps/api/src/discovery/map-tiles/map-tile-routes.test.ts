import { gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { decodeGroundTile, mapDataVersion } from "@tropa/domain/discovery/map/ground-tile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mapTileRoutes } from "./map-tile-routes.ts";

const server = Fastify();
beforeAll(async () => {
  mapTileRoutes(server);
  await server.ready();
});
afterAll(() => server.close());

const get = (path: string, encoding = "identity") =>
  server.inject({ url: path, headers: { "accept-encoding": encoding } });
const ground = (at: string, version = mapDataVersion) => `/maps/${version}/ground/${at}`;
const labels = (at: string, locale = "ru") => `/maps/${mapDataVersion}/labels/${locale}/${at}`;

test("serves tiles as immutable in an encoding that the browser accepts", async () => {
  const plain = await get(ground("4/11/5"));
  expect(plain.statusCode).toBe(200);
  expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(plain.headers["vary"]).toBe("accept-encoding");
  expect(decodeGroundTile(plain.rawPayload).land?.length).toBeGreaterThan(0);
  const brotli = await get(ground("4/11/5"), "gzip, deflate, br");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  const gzip = await get(ground("4/11/5"), "gzip");
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
});

test("serves an empty body for open sea", async () => {
  const sea = await get(ground("8/10/128"), "br");
  expect([sea.statusCode, sea.rawPayload.length]).toEqual([200, 0]);
});

test("serves tiles under an old version's address without caching", async () => {
  const answer = await get(ground("0/0/0", "old"));
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
});

test.each(["7/0/0", "8/256/0", "2/-1/0", "2/0/1e0", "2/00/0", "2/0/4", "x/0/0", "10/1/1"])(
  "answers 404 for the tile %s",
  async (at) => {
    for (const path of [ground(at), labels(at)]) {
      const answer = await get(path);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    }
  },
);

test("serves labels in the requested language, and 404 for an unknown one", async () => {
  const [ru, zh] = await Promise.all([get(labels("2/3/1")), get(labels("2/3/1", "zh"), "br")]);
  expect(ru.body).toContain("Россия");
  expect(zh.headers["content-encoding"]).toBe("br");
  expect((await get(labels("2/3/1", "fr"))).statusCode).toBe(404);
});
