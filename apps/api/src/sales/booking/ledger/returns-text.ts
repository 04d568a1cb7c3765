import type { Locale } from "@tropa/domain/locale";
import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import type { MoneyReturn } from "@tropa/domain/sales/money/ledger";
import { fill } from "@tropa/domain/text/fill";
import { readMessages } from "@tropa/http-server/read-messages";
import type en from "../messages/en.json";

const catalogues = readMessages<typeof en>(import.meta.dirname, "../messages");

interface Reader {
  currency: Currency;
  locale: Locale;
}

/** Whether a bank takes its days. */
const takesDays = ({ method }: MoneyReturn): boolean =>
  method === "card" || method === "sbp" || method === "transfer";

/** "15 000 ₽: 10 000 ₽ to your card and 5 000 ₽ in cash"; empty where nothing goes back. */
function writeReturns(returns: readonly MoneyReturn[], { currency, locale }: Reader): string {
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const byWay = Map.groupBy(returns, ({ method }) => method);
  const sum = (some: readonly MoneyReturn[]) =>
    some.reduce((total, { amount }) => total + amount, 0);
  const parts = [...byWay].map(([method, some]) =>
    fill(catalogues[locale].returns[method], { amount: money(sum(some)) }),
  );
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(parts);
  if (parts.length < 2) return list;
  return fill(catalogues[locale].returnsInParts, { amount: money(sum(returns)), parts: list });
}

/** Template values: what comes back, what is back already, and how long banks take; empty where there is none. */
export function returnsValues(returns: readonly MoneyReturn[], reader: Reader) {
  const coming = returns.filter(({ state }) => state !== "done");
  return {
    refund: writeReturns(coming, reader),
    returned: writeReturns(
      returns.filter(({ state }) => state === "done"),
      reader,
    ),
    bankDays: coming.some(takesDays) ? catalogues[reader.locale].bankDays : "",
  };
}

/** Template values of a letter about certain refunds. */
export const returnsAbout = (returns: readonly MoneyReturn[], reader: Reader) => ({
  sum: writeReturns(returns, reader),
  bankDays: returns.some(takesDays) ? catalogues[reader.locale].bankDays : "",
});
