import type { Currency } from "@tropa/domain/money";
import type { Queryable } from "../db/database.ts";

export interface RateRow {
  currency: Currency;
  per_usd: number;
}

export async function newestRateRows(client: Queryable): Promise<RateRow[]> {
  const { rows } = await client.query<RateRow>(
    `SELECT DISTINCT ON (currency) currency, per_usd FROM currency_rate
      WHERE rated_on <= current_date ORDER BY currency, rated_on DESC`,
  );
  return rows;
}

/** Stores the rates of a day, replacing earlier ones of the same day. */
export async function insertRates(
  client: Queryable,
  date: string,
  rates: readonly RateRow[],
): Promise<void> {
  await client.query(
    `INSERT INTO currency_rate (currency, rated_on, per_usd)
     SELECT currency, $1, per_usd FROM jsonb_to_recordset($2) AS rate (currency text, per_usd numeric)
     ON CONFLICT (currency, rated_on) DO UPDATE SET per_usd = EXCLUDED.per_usd`,
    [date, JSON.stringify(rates)],
  );
}
