import { addDays } from "@tropa/domain/time/local-date";
import { currencySigns, formatMoney } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { lazy, Suspense } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { orderPrice } from "../../../sales/price/order-price.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./party-money.module.css";

/** Loaded with the first child: most parties have none. */
const ChildMoney = lazy(() => import("../../../sales/price/child-money.tsx"));

/** Shows the party's payments: when, to whom, in which currency, and extra costs. */
export function PartyMoney({ tour, choice }: { tour: ShownTour; choice: TourChoice }) {
  const { t, i18n } = useTranslation("tour");
  const { variant, locale } = useStorefront();
  const { party } = choice;
  const { adult, price, charge, isConverted } = orderPrice(
    tour,
    choice.priced,
    party,
    variant.chargeCurrency,
  );
  const isFrom = !choice.date && tour.is_need_show_price_from;
  return (
    <div className={styles.root}>
      <dl className={styles.rows}>
        <div className={styles.total}>
          <dt>{t("money.total")}</dt>
          <dd aria-live="polite">
            {price
              ? `${isFrom ? `${t("priceFrom")} ` : ""}${formatMoney(price.total, locale)}`
              : i18n.t("party:openTotal")}
          </dd>
        </div>
        {price && (
          <div>
            <dt>
              {t(tour.isInstant ? "money.now" : "money.afterAnswer", {
                percent: tour.prepayment_percent,
              })}
            </dt>
            <dd>{formatMoney(price.prepayment, locale)}</dd>
          </div>
        )}
      </dl>
      {variant.features.taxesIncluded && price && <p>{t("money.taxes")}</p>}
      {price && isConverted && (
        <p>
          {charge
            ? t("money.charge", {
                amount: formatMoney(charge.total, locale),
                prepayment: formatMoney(charge.prepayment, locale),
                currency: currencySigns[variant.chargeCurrency],
              })
            : t("charged", { currency: currencySigns[variant.chargeCurrency] })}
        </p>
      )}
      {/* Keep it open if only the organizer knows the price. */}
      <details open={!price}>
        <summary>{t("money.details")}</summary>
        <dl className={styles.rows}>
          <div>
            <dt>{t("money.adults", { price: formatMoney(adult, locale), count: party.adults })}</dt>
            <dd>{formatMoney({ ...adult, minor: adult.minor * party.adults }, locale)}</dd>
          </div>
          {party.childAges.length > 0 && (
            <Suspense>
              <ChildMoney tour={tour} adult={adult} party={party} />
            </Suspense>
          )}
          {price && price.rest.minor > 0 && (
            <div>
              <dt>
                {choice.date
                  ? t("common:rest.by", {
                      date: formatDate(addDays(choice.date.start, -1), locale),
                    })
                  : t("common:rest.beforeStart")}
              </dt>
              <dd>{formatMoney(price.rest, locale)}</dd>
            </div>
          )}
        </dl>
        {tour.excluded.length > 0 && (
          <p>
            {t("money.notIncluded")} <a href="#included">{t("money.notIncludedLink")}</a>
          </p>
        )}
      </details>
    </div>
  );
}
