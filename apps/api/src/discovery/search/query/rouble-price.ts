import type { RateRow } from "../../../platform/rates/rates-store.ts";

/** Units of each currency per US dollar, by the newest rates. */
export type PerUsd = ReadonlyMap<string, number>;

/** Converts rate rows to units per US dollar by currency. */
export const perUsdOf = (rows: readonly RateRow[]): PerUsd =>
  new Map(rows.map(({ currency, per_usd }) => [currency, per_usd]));

/**
 * Converts to minor units of the rouble exactly as the domain's `convertMoney`, so that a filter's bound equals a price
 * of the same amount. A currency without a rate counts as roubles.
 */
export function roublePrice(minor: number, currency: string, perUsd: PerUsd): number {
  const [own, rouble] = [perUsd.get(currency), perUsd.get("RUB")];
  if (currency === "RUB" || own === undefined || rouble === undefined) return minor;
  return Math.max(Math.floor((minor / own) * rouble + 0.5), 1);
}

/**
 * SQL for the rouble price of an amount in the currency of the tour `t`, bit for bit like `roublePrice`: both use 64-bit
 * floats.
 */
export function sqlRoublePrice(minor: string, perUsd: PerUsd): string {
  const rouble = perUsd.get("RUB");
  const cases = [...perUsd].flatMap(([currency, own]) =>
    rouble === undefined || currency === "RUB" || !/^[A-Z]{3}$/.test(currency)
      ? []
      : [
          `WHEN '${currency}' THEN GREATEST(floor(${minor}::float8 / ${own}::float8 * ${rouble}::float8 + 0.5), 1)::bigint`,
        ],
  );
  return `(CASE t.currency WHEN 'RUB' THEN ${minor} ${cases.join(" ")} ELSE ${minor} END)`;
}
