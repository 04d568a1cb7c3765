import { formatMoney } from "@tropa/domain/money";
import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";

interface CountedTours {
  tours: number;
  /** Minor units of the page's currency; null if unknown or hidden. */
  priceFrom?: number | null;
  /** Text before the other facts. */
  hint?: string | null;
}

/** Returns a function that describes a tile's tours: "Georgia · 12 tours · from €300". */
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
