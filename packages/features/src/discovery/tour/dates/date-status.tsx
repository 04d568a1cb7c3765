import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { decisionOf } from "../../../sales/departure/date-facts.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import styles from "./date-status.module.css";

export interface DateStatusProps {
  tour: ShownTour;
  date: DateVariant;
  time: string | undefined;
  today: string;
}

/** Travellers of the chosen date, how certain it is, and a calendar file. */
export function DateStatus({ tour, date, time, today }: DateStatusProps) {
  const { t } = useTranslation("tour");
  const { locale, variant, currency } = useStorefront();
  const { certainty, missing } = decisionOf(date, tour, today);
  const total = date.seats_total;
  const joined = total - date.seats_left;
  const file = new URLSearchParams({
    tour_id: String(tour.id),
    variant_id: String(date.id),
    ...(time !== undefined && { time }),
    lang: locale,
    currency,
    site_id: variant.id,
  });
  return (
    <div className={styles.root}>
      <div
        className={styles.bar}
        role="img"
        aria-label={t("gathering.joined", { joined, total, count: joined })}
      >
        <span style={{ width: `${Math.min(100, (joined / total) * 100)}%` }} />
        {certainty === "gathering" && (
          <i style={{ insetInlineStart: `${((joined + missing) / total) * 100}%` }} />
        )}
      </div>
      <p className={styles.text} aria-live="polite">
        {joined > 0
          ? t("gathering.joined", { joined, total, count: joined })
          : t("gathering.first")}
      </p>
      {certainty !== "guaranteed" && (
        <details className={styles.text}>
          <summary>{t("common:certainty.what")}</summary>
          {t("common:certainty.hint")}
        </details>
      )}
      <a href={`/spa/tour-date-calendar?${file}`} download className={styles.file}>
        <Icon name="calendar" size={18} />
        {t("calendar.file")}
      </a>
    </div>
  );
}
