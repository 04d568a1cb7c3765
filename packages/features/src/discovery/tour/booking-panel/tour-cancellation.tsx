import {
  cancellationTimeline,
  endsWithDecision,
  isOfStage,
} from "@tropa/domain/sales/cancellation";
import type { CancellationStage } from "@tropa/domain/sales/cancellation";
import { formatMoney } from "@tropa/domain/money";
import type { Money } from "@tropa/domain/money";
import { formatDate, formatDateRange } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { orderPrice } from "../../../sales/price/order-price.ts";
import { termsOf } from "../../../sales/departure/date-facts.ts";
import { useDeadline } from "../../../sales/departure/use-deadline.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import { useNear } from "../../../platform/browser/use-near.ts";
import type { TourChoice } from "../../../sales/choice/use-tour-choice.ts";
import styles from "./tour-cancellation.module.css";

/** Loaded late: it is far down the page, and the stages say the same in words. */
const RefundCalculator = lazy(() => import("./refund-calculator.tsx"));

const icons = { full: "check-circle", prepaymentKept: "warning", none: "close" } as const;

/** Refunds by the day of cancellation; as dates and amounts once a departure is chosen. */
export function TourCancellation({
  tour,
  choice,
  today,
}: {
  tour: ShownTour;
  choice: TourChoice;
  today: string;
}) {
  const { t } = useTranslation("tour");
  const { locale, variant } = useStorefront();
  const [place, isNear] = useNear();
  const { date, party, priced } = choice;
  const deadline = useDeadline(tour.time_zone);
  const { price } = orderPrice(tour, priced, party, variant.chargeCurrency);
  const terms = date && termsOf(date, tour, today);
  return (
    <TourSection id="cancellation" title={t("cancellation.title")}>
      {terms ? (
        <>
          {price && (
            <p className={styles.lead}>
              {t("cancellation.lead", {
                date: formatDate(date.start, locale, "full"),
                amount: formatMoney(price.prepayment, locale),
              })}
            </p>
          )}
          <ol className={styles.steps}>
            {cancellationTimeline(terms, today).map((stage) => (
              <Stage
                key={stage.kind}
                stage={stage}
                prepayment={price?.prepayment}
                deadline={deadline}
                isNow={isOfStage(stage, today)}
              />
            ))}
          </ol>
          <div ref={place} className={styles.reserved}>
            {price && isNear && !endsWithDecision(terms) && (
              <Suspense>
                <RefundCalculator terms={terms} prepayment={price.prepayment} today={today} />
              </Suspense>
            )}
          </div>
        </>
      ) : (
        <ol className={styles.steps}>
          <li data-kind="full">
            <b>{t("cancellation.before", { count: tour.cancellation_days })}</b>
            <span>{t("cancellation.full")}</span>
          </li>
          <li data-kind="prepaymentKept">
            <b>{t("cancellation.later")}</b>
            <span>{t("cancellation.kept", { percent: tour.prepayment_percent })}</span>
          </li>
        </ol>
      )}
      <p className={styles.theirs}>
        <Icon name="shield" size={20} />
        {t("cancellation.byOrganizer")}
      </p>
    </TourSection>
  );
}

function Stage({
  stage,
  prepayment,
  deadline,
  isNow,
}: {
  stage: CancellationStage;
  /** Undefined if only the organizer knows the price. */
  prepayment: Money | undefined;
  deadline: (day: string) => string;
  isNow: boolean;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const day = (date: string | null) => (date === null ? "" : formatDate(date, locale, "full"));
  const when = {
    full: () =>
      t(stage.byDecision ? "cancellation.untilDecided" : "cancellation.until", {
        deadline: deadline(stage.to ?? ""),
      }),
    prepaymentKept: () =>
      stage.byDecision
        ? t("cancellation.onceDecided")
        : formatDateRange(stage.from ?? "", stage.to ?? "", locale, "full"),
    none: () => t("cancellation.start", { date: day(stage.from) }),
  }[stage.kind]();
  return (
    <li data-kind={stage.kind} aria-current={isNow ? "step" : undefined}>
      <b>
        <Icon name={icons[stage.kind]} size={18} />
        {when}
      </b>
      <span>{t(`cancellation.stage.${stage.kind}`)}</span>
      {prepayment && stage.kind === "full" && (
        <strong>{t("cancellation.back", { amount: formatMoney(prepayment, locale) })}</strong>
      )}
      {isNow && <em>{t("cancellation.now")}</em>}
    </li>
  );
}
