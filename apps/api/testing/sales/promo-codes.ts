import type { Queryable } from "../../src/platform/db/database.ts";
import { testStorefronts } from "../fixtures.ts";

let made = 0;

/** Adds a promo code of 10 % that Tropa bears, or with other columns; returns it. */
export async function insertPromoCode(
  db: Queryable,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number; code: string }> {
  made += 1;
  const all: Record<string, unknown> = {
    code: `CODE-${made}`,
    campaign: "Test",
    storefront: testStorefronts.speaking("ru").id,
    ...(columns["amount_minor"] === undefined && { percent: 10 }),
    borne_by: "tropa",
    ...columns,
  };
  const names = Object.keys(all);
  const { rows } = await db.query<{ id: number; code: string }>(
    `INSERT INTO promo_code (${names.join()}) VALUES (${names.map((_, index) => `$${index + 1}`).join()}) RETURNING id, code`,
    Object.values(all),
  );
  return rows[0]!;
}
