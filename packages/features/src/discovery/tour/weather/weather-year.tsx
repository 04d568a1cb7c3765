import { formatCelsius, formatDate } from "@tropa/i18n/format";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { WeatherTrip } from "./weather-trip.ts";
import type { WeatherPlace } from "./weather-trip.ts";
import styles from "./weather-year.module.css";

const frostBelow = 0;
const coolBelow = 14;
const hotFrom = 28;

function warmth(day: number): "frost" | "cool" | "mild" | "hot" {
  if (day < frostBelow) return "frost";
  if (day < coolBelow) return "cool";
  return day < hotFrom ? "mild" : "hot";
}

/** The most months marked as best, even if nearly all are good. */
const mostBest = 4;
const pleasantDay = 24;

/** The best months; of many, those with the fewest wet days and the mildest temperatures. */
function bestMonths(months: WeatherPlace["months"]): ReadonlySet<number> {
  const flaw = ({ wet_days: wet, day }: WeatherPlace["months"][number]) =>
    wet + Math.abs(day - pleasantDay);
  const best = months.filter((month) => month.is_best).toSorted((a, b) => flaw(a) - flaw(b));
  return new Set(best.slice(0, mostBest).map(({ month }) => month));
}

/** Letters of a month's name that fit twelve columns on a phone: "Jan". */
const narrow = 3;

/** Formats a temperature without unit, which the title names. */
const figure = (degrees: number) => String(degrees).replace("-", "\u2212");

/** A chart of the year: temperatures by month, with the best months and the trip's marked. */
export function WeatherYear({ place, trip }: { place: WeatherPlace; trip: WeatherTrip }) {
  const { t } = useTranslation("weather");
  const { locale } = useStorefront();
  const { months } = place;
  const best = bestMonths(months);
  const top = Math.max(...months.map(({ day }) => day));
  const bottom = Math.min(...months.map(({ night }) => night));
  const share = (degrees: number) => `${((degrees - bottom) / Math.max(1, top - bottom)) * 100}%`;
  const [from, to] = [trip.start, trip.end].map((date) => Number(date.slice(5, 7)));
  const isOfTrip = (month: number) => month === from || month === to;
  return (
    <figure className={styles.root}>
      <figcaption>{t("year", { place: place.name })}</figcaption>
      <ol className={styles.months}>
        {months.map((normal) => {
          const [day, night] = [normal.day, normal.night].map((degrees) =>
            formatCelsius(degrees, locale),
          );
          const date = `2026-${String(normal.month).padStart(2, "0")}`;
          return (
            <li
              key={normal.month}
              data-best={best.has(normal.month) || undefined}
              data-chosen={isOfTrip(normal.month) || undefined}
            >
              <VisuallyHidden>
                {[
                  t("month", {
                    month: formatDate(date, locale, "monthAlone"),
                    day,
                    night,
                    wet: normal.wet_days,
                  }),
                  ...(best.has(normal.month) ? [t("best")] : []),
                  ...(isOfTrip(normal.month) ? [t("yours")] : []),
                ].join(". ")}
              </VisuallyHidden>
              <span className={styles.column} aria-hidden="true">
                <span
                  className={styles.bar}
                  data-warmth={warmth(normal.day)}
                  style={{ top: `calc(100% - ${share(normal.day)})`, bottom: share(normal.night) }}
                >
                  <b>{figure(normal.day)}</b>
                  <i>{figure(normal.night)}</i>
                </span>
              </span>
              <span className={styles.wet} aria-hidden="true">
                {normal.wet_days}
              </span>
              <span className={styles.name} aria-hidden="true">
                {formatDate(date, locale, "monthShort").slice(0, narrow)}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        <li data-mark="best">{t("best")}</li>
        <li data-mark="yours">{t("yours")}</li>
        <li data-mark="wet">{t("wetDays")}</li>
      </ul>
    </figure>
  );
}
