import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "../platform/translation.ts";
import type { ShownTour } from "./tour-loader.ts";
import styles from "./booking-panel.module.css";

/** What makes booking safe, each in a line. */
export function BookingPromises({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="clock" size={20} />
        {t(tour.isInstant ? "promise.instant" : "promise.confirm")}
      </li>
      <li>
        <Icon name="shield" size={20} />
        <a href="#cancellation">{t("promise.cancel", { count: tour.cancellation_days })}</a>
      </li>
    </ul>
  );
}
