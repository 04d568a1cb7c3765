import { formatMoney } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { orderPrice } from "../request/order-price.ts";
import type { ShownTour } from "./tour-loader.ts";
import type { TourChoice } from "./use-tour-choice.ts";
import styles from "./party-money.module.css";

const times = ({ minor, currency }: Money, count: number) =>
  formatMoney({ minor: minor * count, currency });

/** What the party really pays: for whom, when, to whom, in which money, and what comes on top. */
export function PartyMoney({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const { variant } = useStorefront();
  const { party } = choice;
  const date = choice.date ?? tour;
  const price = orderPrice(tour, date, party, variant.chargeCurrency);
  const isFrom = !choice.date && tour.is_need_show_price_from;
  return (
    <div className={styles.root}>
      <dl className={styles.rows}>
        <div>
          <dt>{t("money.adults", { price: formatMoney(price.adult), count: party.adults })}</dt>
          <dd>{times(price.adult, party.adults)}</dd>
        </div>
        {party.children > 0 && (
          <div>
            <dt>
              {t("money.children", { price: formatMoney(price.child), count: party.children })}
            </dt>
            <dd>{times(price.child, party.children)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t("money.total")}</dt>
          <dd aria-live="polite">
            {isFrom && `${t("priceFrom")} `}
            {formatMoney(price.total)}
          </dd>
        </div>
        <div>
          <dt>
            {t(tour.isInstant ? "money.now" : "money.afterAnswer", {
              percent: tour.prepayment_percent,
            })}
          </dt>
          <dd>{formatMoney(price.prepayment)}</dd>
        </div>
        {price.later.minor > 0 && (
          <div>
            <dt>{t("money.onPlace")}</dt>
            <dd>{formatMoney(price.later)}</dd>
          </div>
        )}
      </dl>
      {price.isConverted && (
        <p>
          {price.charge
            ? t("money.charge", {
                amount: formatMoney(price.charge),
                currency: variant.chargeCurrency,
              })
            : t("charged", { currency: variant.chargeCurrency })}
        </p>
      )}
      {tour.excluded.length > 0 && (
        <p>
          {t("money.notIncluded")} <a href="#included">{t("money.notIncludedLink")}</a>
        </p>
      )}
    </div>
  );
}
