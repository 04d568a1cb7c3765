import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

/** Ways to write values on axes, where there is little room, and in tables and tooltips. */
export function useWriters(currency: Currency) {
  const { t } = useTranslation("staffNumbers");
  const { locale } = useStorefront();
  const compact = new Intl.NumberFormat(locale, { notation: "compact" });
  const count = (value: number) => formatNumber(value, locale);
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const percent = (value: number) => t("change", { change: Math.round(value) });
  return {
    count,
    money,
    percent,
    counts: { short: (value: number) => compact.format(value), whole: count },
    sums: { short: (minor: number) => compact.format(minor / 100), whole: money },
    percents: { short: percent, whole: percent },
  };
}

/** A part of a whole, percent. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;
