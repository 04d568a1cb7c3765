import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { exampleCatalogue } from "../import/example-catalogue.ts";
import { importCatalogue } from "../import/import-catalogue.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase(2);
  folder = await mkdtemp(join(tmpdir(), "tropa-export-"));
  const options = { strict: true, today: "2026-11-21", source: "test.json" };
  await importCatalogue(database.pool, exampleCatalogue(), options);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function run(...args: string[]): Promise<{ code: number; output: string }> {
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, DATABASE_URL: database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), output: out + errors }),
    );
  });
}

it("writes a file for its owner alone, and exits with 1 when something was left out", async () => {
  const path = join(folder, "catalogue.json");
  const { code, output } = await run(path);
  expect(output).toBe(
    "exported: 1 organizers, 1 tours, 1 climates, 1 files; nothing was left out\n",
  );
  expect(code).toBe(0);
  expect((await stat(path)).mode & 0o077).toBe(0);
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({
    tours: [{ external_id: "olkhon-3" }],
  });

  await database.pool.query("UPDATE tour_date SET canceled_at = now()");
  const second = await run(path);
  expect(second.output).toContain("left out: 1\n  tour #");
  expect(second.code).toBe(1);
});

it("asks for the file's name", async () => {
  const { code, output } = await run();
  expect(output).toContain("usage: npm run export -- catalogue.json");
  expect(code).toBe(1);
});
