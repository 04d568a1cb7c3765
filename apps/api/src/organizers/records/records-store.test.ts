import { afterAll, beforeAll, expect, it } from "vitest";
import { Platform } from "../../../testing/platform.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { insertRecord } from "./records-store.ts";
import type { RecordColumns } from "./records-store.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.open();
});
afterAll(() => platform.close());

const record: Required<RecordColumns> = {
  title: "Taiga",
  first_name: { en: "Anna" },
  last_name: { en: "Zorina" },
  about: {},
  photo: "",
  email: "anna@tropa.example",
  phone: "+79990000000",
  site: null,
  city_id: 1,
  city_name: null,
  city_country: null,
  languages: ["en"],
  started_on: "2026-01-01",
  has_direct_sale: false,
  seller_kind: "marketplace",
};

it("stores a record without waiting for another that is being stored", async () => {
  const { pool } = platform.context;
  const ids = await inTransaction(pool, async (first) => {
    const id = await insertRecord(first, record);
    const other = await inTransaction(pool, async (second) => {
      await second.query("SET LOCAL lock_timeout = '2s'");
      return insertRecord(second, record);
    });
    return [id, other];
  });
  expect(new Set(ids).size).toBe(2);
});
