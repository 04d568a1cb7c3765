import { formatMoney } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import { Icon } from "@tropa/ui-kit/icon";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PriceNote } from "../../people/favourites/favourites-list.ts";
import { priceChange } from "./price-change.ts";
import styles from "./favourites.module.css";

interface PriceChangeProps {
  price: number;
  currency: Currency;
  note: PriceNote | undefined;
  dateId: number | undefined;
}

/** Shows how the price has changed since the tour was added. */
export function PriceChange({ price, currency, note, dateId }: PriceChangeProps) {
  const { t } = useTranslation("favourites");
  const { locale } = useStorefront();
  const change = priceChange({ price, currency, dateId }, note);
  if (change === null) return null;
  const amount = formatMoney({ minor: Math.abs(change), currency }, locale);
  return (
    <p className={styles.change} data-cheaper={change < 0 ? "" : undefined}>
      <Icon name="tag" size={16} />
      {t(change < 0 ? "cheaper" : "dearer", { amount })}
    </p>
  );
}
