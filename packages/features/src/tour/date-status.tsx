import type { DateVariant } from "@tropa/api-contract/tour";
import { formatDate } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { useTranslation } from "../platform/translation.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { gatheringOf } from "./departure.ts";
import type { ShownTour } from "./tour-loader.ts";
import styles from "./date-status.module.css";

/** How certain the chosen date is, who has joined, and a calendar entry of it. */
export function DateStatus({
  tour,
  date,
  time,
  today,
}: {
  tour: ShownTour;
  date: DateVariant;
  time: string | undefined;
  today: string;
}) {
  const { t } = useTranslation("tour");
  const { locale, variant, currency } = useStorefront();
  const { kind, joined, total, missing, decidedBy } = gatheringOf(date, tour, today);
  const file = new URLSearchParams({
    tour_id: String(tour.id),
    variant_id: String(date.id),
    ...(time !== undefined && { time }),
    lang: locale,
    currency,
    site_id: variant.id,
  });
  return (
    <div className={styles.root} data-kind={kind}>
      <p className={styles.title} aria-live="polite">
        <Icon name={kind === "guaranteed" ? "check-circle" : "users"} size={20} />
        {t(`gathering.${kind}`)}
      </p>
      {/* A party of its own waits for nobody else. */}
      {!tour.is_individual && (
        <>
          <div
            className={styles.bar}
            role="img"
            aria-label={t("gathering.joined", { joined, total, count: joined })}
          >
            <span style={{ width: `${Math.min(100, (joined / total) * 100)}%` }} />
            {kind === "gathering" && (
              <i style={{ insetInlineStart: `${((joined + missing) / total) * 100}%` }} />
            )}
          </div>
          <p className={styles.text}>
            {/* The messages bring the spaces between them: Chinese has none. */}
            {joined > 0
              ? t("gathering.joined", { joined, total, count: joined })
              : t("gathering.first")}
            {kind === "gathering" && t("gathering.missing", { count: missing })}
            {kind !== "guaranteed" &&
              decidedBy !== null &&
              t("gathering.decided", { date: formatDate(decidedBy, locale, "day") })}
          </p>
          <a href={`/spa/tour-date-calendar?${file}`} download className={styles.file}>
            <Icon name="calendar" size={18} />
            {t("calendar.file")}
          </a>
        </>
      )}
    </div>
  );
}
