import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../platform/db/database.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { exampleCatalogue, exampleTour } from "./example-catalogue.ts";

describe("npm run import", () => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase(2);
    folder = await mkdtemp(join(tmpdir(), "tropa-import-"));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function run(file: unknown, ...flags: string[]): Promise<{ code: number; said: string }> {
    const path = join(folder, "catalogue.json");
    await writeFile(path, typeof file === "string" ? file : JSON.stringify(file));
    const main = join(import.meta.dirname, "main.ts");
    const env = { ...process.env, DATABASE_URL: database.url };
    return new Promise((resolve) => {
      execFile(process.execPath, [main, path, ...flags], { env }, (error, out, complaints) =>
        resolve({ code: Number(error?.code ?? 0), said: out + complaints }),
      );
    });
  }

  it("exits with 0 when every row was imported", async () => {
    const { code, said } = await run(exampleCatalogue());
    expect(said).toBe(
      "imported: 1 organizers, 1 tours, 1 dates, 0 climates; nothing was refused\n",
    );
    expect(code).toBe(0);
  });

  it.each([[[]], [["--strict"]]])("exits with 1 when a row was refused %s", async (flags) => {
    const tours = [exampleTour(), { ...exampleTour("bad"), difficulty: 9 }];
    const { code, said } = await run({ ...exampleCatalogue(), tours }, ...flags);
    expect(said).toContain("tour #1 (bad)  difficulty");
    expect(code).toBe(1);
  });

  it("reports a file that is not JSON", async () => {
    const { code, said } = await run("{");
    expect(said).toMatch(/^import: .*JSON/);
    expect(code).toBe(1);
  });
});
