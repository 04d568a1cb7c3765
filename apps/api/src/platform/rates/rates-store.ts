import type { Currency } from "@tropa/domain/money";
import { inTransaction } from "../db/database.ts";
import type { Client, Pool, Queryable } from "../db/database.ts";

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

/** Tours per statement: none holds its locks for long, however many tours there are. */
const batch = 10_000;

/**
 * Updates the rouble prices that filter and sort use to a day's rates; writes only changed ones. No change of a tour is
 * noted for that: indexes are built anew when they see the new rates, so store those last.
 */
export async function updateRoublePrices(
  pool: Pool,
  date: string,
  rates: readonly RateRow[],
): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await inTransaction(pool, async (client) => {
      await client.query("SET LOCAL tropa.notes = 'off'");
      return updatePart(client, from, { date, rates });
    });
  }
}

/** Updates the tours of one batch; returns the highest id among them, null if none is left. */
async function updatePart(
  client: Client,
  after: number,
  { date, rates }: { date: string; rates: readonly RateRow[] },
): Promise<number | null> {
  const { rows } = await client.query<{ last: number | null }>(
    `WITH part AS (
       SELECT id FROM tour WHERE id > $1 ORDER BY id LIMIT $2),
     rate AS MATERIALIZED (
       SELECT DISTINCT ON (currency) currency, per_usd
         FROM (SELECT currency, per_usd, rated_on, false AS is_new FROM currency_rate
               UNION ALL SELECT currency, per_usd, $3::date, true
                 FROM jsonb_to_recordset($4) AS given (currency text, per_usd numeric)) AS known
        WHERE rated_on <= current_date ORDER BY currency, rated_on DESC, is_new DESC),
     price AS (
       SELECT tour.id, round(tour.price_minor / own.per_usd * rouble.per_usd)::bigint AS rub
         FROM part JOIN tour USING (id)
         JOIN rate AS own ON own.currency = tour.currency
         JOIN rate AS rouble ON rouble.currency = 'RUB'
        WHERE tour.currency <> 'RUB'),
     done AS (
       UPDATE tour SET price_rub_minor = price.rub FROM price
        WHERE tour.id = price.id AND tour.price_rub_minor <> price.rub)
     SELECT max(id) AS last FROM part`,
    [after, batch, date, JSON.stringify(rates)],
  );
  return rows[0]?.last ?? null;
}
