import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import demo from "@tropa/demo/demo";
import type { FastifyInstance } from "fastify";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testStorefronts } from "../../../testing/fixtures.ts";
import { pictureSizes, pictureTypes } from "../../platform/pictures/picture-sizes.ts";
import { openResizedPictures } from "../../platform/pictures/resized-pictures.ts";
import { createServer } from "../../server/server.ts";
import { picturesRoutes } from "./pictures-routes.ts";

let dataDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "images-"));
  app = createServer({ logLevel: "silent", storefronts: testStorefronts });
  const resized = openResizedPictures({ dataDir, caches: { pictures: 1e9, programmes: 0 } });
  picturesRoutes(app, { folder: demo.pictures, resized });
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe("GET /images/{name}/{size}.{ext}", () => {
  it.each(["avif", "webp", "jpg"] as const)("serves %s as immutable", async (extension) => {
    const answer = await app.inject(`/images/lake-day-1/400x300.${extension}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe(pictureTypes[extension]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([400, 300]);
  });

  it("serves every listed size; 1200x00 keeps the picture's proportions", async () => {
    for (const [name, size] of Object.entries(pictureSizes)) {
      const answer = await app.inject(`/images/lake-day-1/${name}.jpg`);
      const { width, height } = await sharp(answer.rawPayload).metadata();
      const expected = name === "1200x00" ? { width: 1200, height: 900 } : size;
      expect({ name, width, height }).toEqual({ name, ...expected });
    }
  });

  it("keeps a card's picture below 14 kB, so that it fits the first TCP round trip", async () => {
    for (const scene of ["autumn-forest", "rafting", "old-town-european", "rice-terraces"]) {
      const answer = await app.inject(`/images/${scene}-day-1/250x300.avif`);
      expect(answer.rawPayload.length).toBeLessThan(14_000);
    }
  });

  it("resizes a picture once", async () => {
    const url = "/images/volcano-dawn-3/160x160.avif";
    const [first, again] = [await app.inject(url), await app.inject(url)];
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const files = await readdir(dataDir, { recursive: true });
    const made = files.filter((file) => file.includes("volcano") && file.includes("160x160"));
    expect(made).toHaveLength(1);
  });

  it("serves the pictures of a full page of cards on the first request", async () => {
    const names = await readdir(demo.pictures);
    const cards = names.filter((name) => name.endsWith(".webp")).slice(0, 24);
    const answers = await Promise.all(
      cards.map((file) => app.inject(`/images/${file.replace(".webp", "")}/250x300.avif`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it.each([
    "/images/lake-noon-1/400x300.avif",
    "/images/lake-day-1/401x300.avif",
    "/images/lake-day-1/400x300.gif",
    "/images/lake-day-1/400x300",
    "/images/lake-day-1/constructor.avif",
    "/images/lake-day-1/400x300.toString",
    "/images/..%2f..%2fetc/400x300.avif",
  ])("answers 404 for %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it("answers 404 for any other path without a stack trace", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (name, file) => {
        const answer = await app.inject(
          `/images/${encodeURIComponent(name)}/${encodeURIComponent(file)}`,
        );
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toContain(" at ");
      }),
      { numRuns: 60 },
    );
  });
});
