import type { ShownTour } from "./tour-loader.ts";
import { lastFreeDay } from "@tropa/domain/cancellation";
import { formatDate } from "@tropa/i18n/format";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import { TourSection } from "./tour-section.tsx";
import styles from "./tour-cancellation.module.css";

/** What comes back when one cancels, and until when; with dates once a departure is chosen. */
export function TourCancellation({ tour, chosenId }: { tour: ShownTour; chosenId: number | null }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const chosen = tour.variants.find(({ id }) => id === chosenId);
  const days = tour.cancellation_days;
  const lastDay =
    chosen &&
    formatDate(lastFreeDay({ start: chosen.start, cancellationDays: days }), locale, "full");
  return (
    <TourSection id="cancellation" title={t("cancellation.title")}>
      <ol className={styles.steps}>
        <li data-kind="free">
          <b>
            {lastDay
              ? t("cancellation.until", { date: lastDay })
              : t("cancellation.before", { count: days })}
          </b>
          <span>{t("cancellation.full")}</span>
        </li>
        <li data-kind="kept">
          <b>{t("cancellation.later")}</b>
          <span>{t("cancellation.kept", { percent: tour.prepayment_percent })}</span>
        </li>
        {chosen && (
          <li data-kind="start">
            <b>{t("cancellation.start", { date: formatDate(chosen.start, locale, "full") })}</b>
            <span>{t("cancellation.none")}</span>
          </li>
        )}
      </ol>
    </TourSection>
  );
}
