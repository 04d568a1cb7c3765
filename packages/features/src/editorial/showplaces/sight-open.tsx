import { dateWords } from "@tropa/i18n/date-words";
import { formatDate, formatList } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { numberRanges } from "./number-ranges.ts";
import type { Sight } from "./showplaces-loader.ts";
import styles from "./sight-open.module.css";

const [months, weekdays] = [12, 7];

/** Opening days and season of a sight; nothing if unknown. */
export function SightOpen({
  sight: { season_months: season, opening_hours: hours },
}: {
  sight: Pick<Sight, "season_months" | "opening_hours">;
}) {
  const { t } = useTranslation("sights");
  const { locale } = useStorefront();
  if (season.length === 0 && hours.length === 0) return null;
  const monthName = (month: number) =>
    formatDate(`2026-${String(month).padStart(2, "0")}`, locale, "monthAlone");
  // Monday is 1, Sunday 7; the names begin with Sunday.
  const dayName = (day: number) => dateWords[locale].weekdays[day % weekdays] ?? "";
  const ranges = (numbers: readonly number[], cycle: number, name: (number: number) => string) =>
    formatList(
      numberRanges(numbers, cycle).map(([from, to]) =>
        from === to ? name(from) : `${name(from)}–${name(to)}`,
      ),
      locale,
    );
  return (
    <section aria-labelledby="sight-open" className={styles.root}>
      <h2 id="sight-open">{t("open.title")}</h2>
      <dl>
        {season.length > 0 && (
          <div>
            <dt>{t("open.season")}</dt>
            <dd>{ranges(season, months, monthName)}</dd>
          </div>
        )}
        {hours.map(({ days, opens, closes }) => (
          <div key={days.join()}>
            <dt>{t("open.hours")}</dt>
            <dd>
              {days.length === weekdays ? t("open.daily") : ranges(days, weekdays, dayName)}{" "}
              <span className={styles.clock}>{`${opens}–${closes}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      {hours.length > 0 && <p className={styles.note}>{t("open.check")}</p>}
    </section>
  );
}
