import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import type { Money } from "@tropa/domain/money";
import { todayIn } from "@tropa/domain/time/local-date";
import { Collapse } from "@tropa/ui-kit/collapse";
import { CertaintyNote } from "../departure/certainty-note.tsx";
import { TermsList } from "../departure/terms-list.tsx";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { decisionOf, termsOf } from "../departure/date-facts.ts";
import type { ShownTour } from "../choice/shown-tour.ts";
import type { OrderPrice } from "../price/order-price.ts";
import styles from "./order-drawer.module.css";

/** Certainty of the departure and the cancellation terms: today's is visible, the rest folded. */
export function OrderPromises({
  tour,
  date,
  order: { price },
}: {
  tour: ShownTour;
  date: DateVariant;
  order: OrderPrice;
}) {
  const { t } = useTranslation("booking");
  const { time_zone: timeZone } = tour;
  const today = todayIn(timeZone);
  const list = (prepayment: Money) => ({
    timeZone,
    terms: termsOf(date, tour, today),
    money: { paid: prepayment, prepayment },
  });
  return (
    <section className={styles.group} aria-label={t("terms.title")}>
      <CertaintyNote decision={decisionOf(date, tour, today)} />
      {price && (
        <>
          <h3>{t("terms.title")}</h3>
          <TermsList {...list(price.prepayment)} part="now" />
          <Collapse summary={t("terms.all")}>
            <TermsList {...list(price.prepayment)} part="later" />
          </Collapse>
        </>
      )}
    </section>
  );
}
