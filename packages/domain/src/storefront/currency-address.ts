import type { Currency } from "../money.ts";

/**
 * Query parameter with the currency of a page's prices; absent for the storefront's default
 * currency.
 */
export const PRICES_PARAMETER = "prices";

const parts = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?<hash>#.*)?$/;

/**
 * Returns the address of a page with prices in a currency. An address that already names a currency
 * keeps it.
 *
 * @param address path with query and hash, or a full URL
 * @param currencies those of the storefront, default first
 */
export function inCurrency(
  address: string,
  currency: Currency,
  currencies: readonly Currency[],
): string {
  if (currency === currencies[0]) return address;
  const { path = "", query = "", hash = "" } = parts.exec(address)?.groups ?? {};
  if (new URLSearchParams(query).has(PRICES_PARAMETER)) return address;
  return `${path}?${query === "" ? "" : `${query}&`}${PRICES_PARAMETER}=${currency}${hash}`;
}
