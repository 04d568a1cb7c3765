import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { formatDate } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { clsx } from "clsx";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { decisionOf } from "../../../sales/departure/date-facts.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./date-certainty.module.css";

/** Shows in one line how certain a departure is. Counts travellers who have joined, not those missing. */
export function DateCertainty({
  tour,
  date,
  today,
  className,
}: {
  tour: ShownTour;
  date: DateVariant;
  today: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const { certainty, decidedBy } = decisionOf(date, tour, today);
  const isSure = certainty === "guaranteed";
  const total = date.seats_total;
  const joined = total - date.seats_left;
  return (
    <span className={clsx(styles.root, className)} data-kind={certainty}>
      {isSure && <Icon name="check" size={16} />}
      {isSure
        ? t("common:certainty.guaranteed")
        : [
            t("common:certainty.preliminary"),
            // Dates for one party only do not depend on other travellers.
            joined > 0 &&
              !tour.is_individual &&
              t("gathering.going", { joined, total, count: joined }),
            decidedBy === null
              ? t("common:certainty.overdue")
              : t("common:certainty.decided", { date: formatDate(decidedBy, locale, "day") }),
          ]
            .filter(Boolean)
            .join(" · ")}
    </span>
  );
}
