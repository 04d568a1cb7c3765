import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MadeFiles } from "./made-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "made-files-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const anybody = { network: "192.0.2.1", signal: new AbortController().signal };
const open = (maxBytes = 1e6) =>
  new MadeFiles({ folder, maxBytes, concurrency: 2, longest: 50, share: 50 });

it("makes a file once for concurrent and later requests", async () => {
  let made = 0;
  const make = async () => {
    made += 1;
    return Buffer.from("picture");
  };
  const files = open();
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => files.take("a/b.avif", anybody, make)),
  );
  expect(taken.map(String)).toEqual(Array(8).fill("picture"));
  await open().take("a/b.avif", anybody, make);
  expect(made).toBe(1);
});

it("keeps the newest files within its size", async () => {
  const files = open(1000);
  const make = async () => Buffer.alloc(100);
  for (let index = 0; index < 25; index += 1) {
    await files.take(`${index % 3}/${index}`, anybody, make);
    // Times of files written within one tick are told apart.
    await utimes(join(folder, `${index % 3}/${index}`), index, index);
  }
  const keptFiles = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => Number(entry.name))
    .toSorted((one, other) => one - other);
  expect(keptFiles.length).toBeLessThanOrEqual(10);
  expect(keptFiles.length).toBeGreaterThanOrEqual(8);
  expect(keptFiles).toEqual(Array.from(keptFiles, (_, index) => 25 - keptFiles.length + index));
});

it("counts files left by an earlier process", async () => {
  const make = async () => Buffer.alloc(100);
  const before = open();
  for (let index = 0; index < 20; index += 1) await before.take(`old/${index}`, anybody, make);
  await open(1000).take("new", anybody, make);
  expect((await readdir(join(folder, "old"))).length).toBeLessThan(10);
});
