import { expect, test } from "vitest";
import { inTransaction } from "../platform/db/database.ts";
import { Storefronts } from "../platform/storefronts/storefronts.ts";
import { testStorefronts } from "../../testing/fixtures.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { loadOffice } from "./content-office.ts";

test.each([
  ["one storefront", new Storefronts([testStorefronts.of("intl")]), ["intl"]],
  ["two storefronts", testStorefronts, ["intl", "ru"]],
])("%s: an office for each", async (_, storefronts, offices) => {
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
