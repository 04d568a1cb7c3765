import type { RateRow } from "../../../platform/rates/rates-store.ts";

/** Units of each currency in a dollar, by the newest rates. */
export type PerUsd = ReadonlyMap<string, number>;

export const perUsdOf = (rows: readonly RateRow[]): PerUsd =>
  new Map(rows.map(({ currency, per_usd }) => [currency, per_usd]));

/**
 * Minor units of the rouble, as `convertMoney` of the domain counts them, so that a bound of a filter in the currency
 * of a tour meets a price of the same amount exactly; null where there is no rate.
 */
export function roublePrice(minor: number, currency: string, perUsd: PerUsd): number | null {
  if (currency === "RUB") return minor;
  const [own, rouble] = [perUsd.get(currency), perUsd.get("RUB")];
  if (own === undefined || rouble === undefined) return null;
  return Math.max(Math.floor((minor / own) * rouble + 0.5), 1);
}

/**
 * The same in SQL, to the last bit: both count in 64-bit floats. Of a departure `d` of the tour `t`, whose own price
 * stands in where there is no rate.
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
