import { formatMoney } from "@tropa/domain/money";
import { formatDateRange } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Price } from "@tropa/ui-kit/price";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { bookingPanelId } from "./booking-panel-id.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./booking-bar.module.css";

/** A bar on phones with the price and a button to the dates or to a request. */
export function BookingBar({
  tour,
  choice: { date, priced },
}: {
  tour: ShownTour;
  choice: TourChoice;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  return (
    <div className={styles.root}>
      <div>
        <Price
          prefix={!date && tour.is_need_show_price_from ? t("priceFrom") : undefined}
          current={formatMoney({ minor: priced.price, currency: tour.currency }, locale)}
          suffix={t("perPerson")}
        />
        {date && (
          <p className={styles.date}>{formatDateRange(date.start, date.end, locale, "dayShort")}</p>
        )}
      </div>
      <Button href={`#${bookingPanelId}`}>{t(date ? "chooseDate" : "askDates")}</Button>
    </div>
  );
}
