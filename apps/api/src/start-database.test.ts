import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../testing/database/test-database.ts";
import type { Database } from "./platform/db/database.ts";
import type { DemoSource } from "./platform/demo/demo-source.ts";
import { loadDemo } from "./start-database.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("fails to start when the demo catalogue cannot be created, and reports why", async () => {
  const source = {
    loadCatalogue: () => Promise.reject(new Error("a phrase is not translated")),
  } as unknown as DemoSource;
  const options = { tours: 1 } as Parameters<typeof loadDemo>[2];
  await expect(loadDemo(database, source, options, () => {})).rejects.toThrow(
    "a phrase is not translated",
  );
});
