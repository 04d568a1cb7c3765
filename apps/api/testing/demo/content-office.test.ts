import { expect, test } from "vitest";
import { inTransaction } from "../../src/platform/db/database.ts";
import { Storefronts } from "../../src/platform/storefronts/storefronts.ts";
import { testStorefronts } from "../fixtures.ts";
import { testDatabase } from "../database/test-database.ts";
import { loadOffice } from "@tropa/demo/records/content-office";

test.each([
  ["one storefront", new Storefronts([testStorefronts.of("intl")]), ["intl"]],
  ["two storefronts", testStorefronts, ["intl", "ru"]],
])("loads one office per storefront for %s", async (_, storefronts, offices) => {
  const { pool, close } = await testDatabase();
  try {
    await inTransaction(pool, (client) => loadOffice(client, { storefronts }));
    for (const table of ["contact_email", "contact_phone", "work_time", "social_group"]) {
      const { rows } = await pool.query<{ storefront: string }>(
        `SELECT DISTINCT storefront FROM ${table} ORDER BY 1`,
      );
      expect(rows.map(({ storefront }) => storefront)).toEqual(offices);
    }
  } finally {
    await close();
  }
});
