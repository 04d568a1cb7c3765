import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { formatDate } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { termsOf } from "../../../sales/departure/date-facts.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./booking-panel.module.css";

export interface BookingPromisesProps {
  tour: ShownTour;
  date: DateVariant | null;
  today: string;
}

/** What makes booking safe, each in a line. */
export function BookingPromises({ tour, date, today }: BookingPromisesProps) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="clock" size={20} />
        {t(tour.isInstant ? "promise.instant" : "promise.confirm")}
      </li>
      <li>
        <Icon name="shield" size={20} />
        <a href="#cancellation">
          {date
            ? t("promise.cancelUntil", {
                date: formatDate(termsOf(date, tour, today).freeUntil, locale),
              })
            : t("promise.cancel", { count: tour.cancellation_days })}
        </a>
      </li>
    </ul>
  );
}
