import type { RateRow } from "../../../platform/rates/rates-store.ts";

/** Units of each currency per US dollar, by the newest rates. */
export type PerUsd = ReadonlyMap<string, number>;

/** Converts rate rows to units per US dollar by currency. */
export const perUsdOf = (rows: readonly RateRow[]): PerUsd =>
  new Map(rows.map(({ currency, per_usd }) => [currency, per_usd]));

/**
 * Converts to minor units of the rouble exactly as the domain's `convertMoney`, so that a filter's bound equals a price
 * of the same amount. Null without a rate.
 */
export function roublePrice(minor: number, currency: string, perUsd: PerUsd): number | null {
  if (currency === "RUB") return minor;
  const [own, rouble] = [perUsd.get(currency), perUsd.get("RUB")];
  if (own === undefined || rouble === undefined) return null;
  return Math.max(Math.floor((minor / own) * rouble + 0.5), 1);
}

/**
 * SQL for the rouble price of a departure `d` of the tour `t`, bit for bit like `roublePrice`: both use 64-bit floats.
 * Uses the tour's own price if the rate is unknown.
 */
export function sqlRoublePrice(perUsd: PerUsd): string {
  const rouble = perUsd.get("RUB");
  const cases = [...perUsd].flatMap(([currency, own]) =>
    rouble === undefined || currency === "RUB" || !/^[A-Z]{3}$/.test(currency)
      ? []
      : [
          `WHEN '${currency}' THEN GREATEST(floor(d.price_minor::float8 / ${own}::float8 * ${rouble}::float8 + 0.5), 1)::bigint`,
        ],
  );
  return `(CASE t.currency WHEN 'RUB' THEN d.price_minor ${cases.join(" ")} ELSE t.price_rub_minor END)`;
}
