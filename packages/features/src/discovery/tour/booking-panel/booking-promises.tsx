import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { endsWithDecision, isFree } from "@tropa/domain/sales/cancellation";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { decisionOf, termsOf } from "../../../sales/departure/date-facts.ts";
import { useDeadline } from "../../../sales/departure/use-deadline.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./booking-panel.module.css";

export interface BookingPromisesProps {
  tour: ShownTour;
  date: DateVariant | null;
  today: string;
}

/** Lists what makes booking safe. */
export function BookingPromises({ tour, date, today }: BookingPromisesProps) {
  const { t } = useTranslation("tour");
  const deadline = useDeadline(tour.time_zone);
  const terms = date && termsOf(date, tour, today);
  const isOver = terms !== null && !isFree(terms, today);
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name={isOver ? "info" : "shield"} size={18} />
        <a href="#cancellation">{cancellation()}</a>
      </li>
      <li>
        <Icon name="check-circle" size={18} />
        {confirmation()}
      </li>
    </ul>
  );

  /** Text on how the booking is confirmed. An instant confirmation does not mean that the departure is certain. */
  function confirmation(): string {
    if (!tour.isInstant) return t("promise.confirm");
    const decision = date && decisionOf(date, tour, today);
    if (!decision || decision.certainty === "guaranteed") return t("promise.instant");
    return t("promise.preliminary");
  }

  function cancellation(): string {
    if (!terms) return t("promise.cancel", { count: tour.cancellation_days });
    if (isOver) return t("promise.cancelOver");
    return t(endsWithDecision(terms) ? "promise.cancelUntilDecided" : "promise.cancelUntil", {
      deadline: deadline(terms.freeUntil),
    });
  }
}
