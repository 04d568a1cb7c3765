import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRequestLimits } from "../../server/limits/request-limits.ts";
import { createServer } from "../../server/server.ts";
import { testStorefronts } from "../../../testing/fixtures.ts";
import demo from "@tropa/demo/demo";
import { avifBudget } from "@tropa/demo/pictures/image-render";
import { pictureSizes, pictureTypes } from "../../platform/pictures/picture-sizes.ts";
import { picturesRoutes } from "./pictures-routes.ts";

const maker = demo.pictures;

let cacheDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "images-"));
  app = fastify();
  await app.register(picturesRoutes({ maker, cacheDir, maxBytes: 1e9, isInUse: async () => true }));
});

afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

describe("GET /images/{key}/{size}.{ext}", () => {
  it.each(["avif", "webp", "jpg"] as const)("serves %s as immutable", async (extension) => {
    const answer = await app.inject(`/images/lake-dawn-8f3a21/400x300.${extension}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(pictureTypes[extension]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([400, 300]);
  });

  it("serves every listed size", async () => {
    for (const [name, size] of Object.entries(pictureSizes)) {
      const answer = await app.inject(`/images/portrait-woman-77b0c2/${name}.jpg`);
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect({ name, width, height }).toEqual({ name, ...size });
    }
  });

  it("keeps card pictures within their size budget", async () => {
    for (const kind of ["autumn-forest", "rafting", "old-town-european", "rice-terraces"]) {
      for (const size of ["400x300", "800x600"] as const) {
        const answer = await app.inject(`/images/${kind}-day-a1/${size}.avif`);
        expect(answer.rawPayload.length).toBeLessThanOrEqual(avifBudget(pictureSizes[size]));
      }
    }
  });

  it("answers 304 for a matching ETag", async () => {
    const url = "/images/dunes-day-1/96x96.webp";
    const first = await app.inject(url);
    const again = await app.inject({
      url,
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
  });

  it("serves the same bytes from the cache as when drawn", async () => {
    const url = "/images/volcano-dusk-5/160x160.avif";
    const drawn = await app.inject(url);
    const kept = await app.inject(url);
    expect(kept.rawPayload.equals(drawn.rawPayload)).toBe(true);
    const files = await readdir(cacheDir, { recursive: true });
    expect(
      files.filter((file) => file.includes("volcano-dusk-5") && file.includes("160x160")),
    ).toHaveLength(1);
  });

  it.each([
    "/images/lake-noon-1/400x300.avif",
    "/images/lake-dawn-1/401x300.avif",
    "/images/lake-dawn-1/400x300.gif",
    "/images/lake-dawn-1/400x300",
    "/images/lake-dawn-1/constructor.avif",
    "/images/lake-dawn-1/400x300.toString",
    "/images/..%2f..%2fetc/400x300.avif",
  ])("answers 404 for %s", async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: "No such image" });
  });

  it("answers 404 for any invalid path without a stack trace", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (key, file) => {
        const answer = await app.inject(
          `/images/${encodeURIComponent(key)}/${encodeURIComponent(file)}`,
        );
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toContain(" at ");
      }),
      { numRuns: 60 },
    );
  });
});

describe("a client that requests too many pictures", () => {
  it("gets 429", async () => {
    const limits = createRequestLimits({
      rateLimits: { changes: 1, reads: 3 },
      redisUrl: undefined,
    });
    const server = createServer({ logLevel: "silent", storefronts: testStorefronts });
    server.addHook("onRequest", (request) => limits.takeAddress(request));
    await server.register(
      picturesRoutes({ maker, cacheDir, maxBytes: 1e9, isInUse: async () => false }),
    );
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const answer = await server.inject(`/images/lake-dawn-${index}/96x96.webp`);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await server.close();
  });
});
