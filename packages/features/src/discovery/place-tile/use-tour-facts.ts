import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

interface CountedTours {
  tours: number;
  /** Minor units of the page's currency; null where it is not known or told. */
  priceFrom?: number | null;
  /** Stands before the rest. */
  hint?: string | null;
}

/** What tiles say of the tours behind them: "Georgia · 12 tours · from €300". */
export function useTourFacts(): (of: CountedTours) => string {
  const { t } = useTranslation("hubs");
  const { locale, currency } = useStorefront();
  return ({ tours, priceFrom = null, hint }) =>
    [
      hint,
      t("tours", { count: tours, number: formatNumber(tours, locale) }),
      priceFrom !== null &&
        t("fromPrice", { price: formatMoney({ minor: priceFrom, currency }, locale) }),
    ]
      .filter(Boolean)
      .join(" · ");
}
