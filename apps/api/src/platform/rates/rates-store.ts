import type { Currency } from "@tropa/domain/money";
import type { Client, Queryable } from "../db/database.ts";

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
  client: Client,
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

/** Updates the rouble prices that filter and sort use; writes only changed ones. */
export async function updateRoublePrices(client: Client): Promise<void> {
  await client.query(`
    WITH rate AS (
      SELECT DISTINCT ON (currency) currency, per_usd FROM currency_rate
       WHERE rated_on <= current_date ORDER BY currency, rated_on DESC),
    price AS (
      SELECT tour.id, round(tour.price_minor / own.per_usd * rouble.per_usd)::bigint AS rub
        FROM tour JOIN rate AS own ON own.currency = tour.currency
        JOIN rate AS rouble ON rouble.currency = 'RUB'
       WHERE tour.currency <> 'RUB')
    UPDATE tour SET price_rub_minor = price.rub FROM price
     WHERE tour.id = price.id AND tour.price_rub_minor <> price.rub`);
}
