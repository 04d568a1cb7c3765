import type { Currency } from "../money.ts";

/** The query parameter that says in which currency a page's prices are; in the storefront's own it is not there. */
export const PRICES_PARAMETER = "prices";

const parts = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?<hash>#.*)?$/;

/**
 * The address of a page of the storefront with its prices in a currency. One that names a currency already keeps it.
 *
 * @param address path, query and place on the page; or a whole address
 * @param currencies of the storefront, its own first
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
