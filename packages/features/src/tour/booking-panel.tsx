import type { ShownTour } from "./tour-loader.ts";
import { discountPercent } from "@tropa/domain/discount";
import { formatMoney, percentOf } from "@tropa/domain/money";
import { formatDate } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Price } from "@tropa/ui-kit/price";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import { DateList } from "./date-list.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import styles from "./booking-panel.module.css";

export const bookingPanelId = "dates";

/** Price, dates and the way to book; beside the text on wide screens, above it on narrow ones. */
export function BookingPanel({
  tour,
  chosenId,
  onChoose,
}: {
  tour: ShownTour;
  chosenId: number | null;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation("tour");
  const { variant, currency, locale } = useStorefront();
  const [ordering, setOrdering] = useState(false);
  const chosen = tour.variants.find(({ id }) => id === chosenId) ?? null;
  const price = chosen?.price ?? tour.price;
  const before = chosen ? chosen.price_without_discount : tour.price_without_discount;
  const percent = discountPercent(price, before);
  const prepayment = percentOf({ minor: price, currency: tour.currency }, tour.prepayment_percent);
  return (
    <section id={bookingPanelId} className={styles.root} aria-label={t("dates.title")}>
      <Price
        size="lg"
        prefix={!chosen && tour.is_need_show_price_from ? t("priceFrom") : undefined}
        current={formatMoney({ minor: price, currency: tour.currency })}
        old={
          percent !== null && before !== null
            ? formatMoney({ minor: before, currency: tour.currency })
            : undefined
        }
        discount={percent !== null ? `−${percent}%` : undefined}
        suffix={t("perPerson")}
      />
      {currency !== variant.chargeCurrency && (
        <p className={styles.note}>{t("charged", { currency: variant.chargeCurrency })}</p>
      )}
      {tour.use_request_period && tour.request_period_start && tour.request_period_end ? (
        <p className={styles.period}>
          <Icon name="calendar" size={20} />
          {t("dates.anyFrom", {
            from: formatDate(tour.request_period_start, locale, "full"),
            to: formatDate(tour.request_period_end, locale, "full"),
          })}
        </p>
      ) : (
        <DateList tour={tour} chosenId={chosenId} onChoose={onChoose} />
      )}
      {chosen && !chosen.is_busy ? (
        <>
          <Button size="lg" fullWidth onClick={() => setOrdering(true)}>
            {t("book")}
          </Button>
          <ul className={styles.promises}>
            <li>
              <Icon name="card" size={20} />
              {t("promise.prepayment", {
                amount: formatMoney(prepayment),
                percent: tour.prepayment_percent,
              })}
            </li>
            <li>
              <Icon name="shield" size={20} />
              {t("promise.cancel", { count: tour.cancellation_days })}
            </li>
            <li>
              <Icon name="clock" size={20} />
              {t(tour.isInstant ? "promise.instant" : "promise.confirm")}
            </li>
          </ul>
        </>
      ) : (
        <Button size="lg" fullWidth variant="secondary" onClick={() => setOrdering(true)}>
          {t("askDates")}
        </Button>
      )}
      {ordering && <OrderDialog tour={tour} date={chosen} onClose={() => setOrdering(false)} />}
    </section>
  );
}
