import { formatCelsius, formatDate } from "@tropa/i18n/format";
import { VisuallyHidden } from "@tropa/ui-kit/visually-hidden";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { WeatherDrawing } from "./weather-drawing.tsx";
import type { WeatherTrip } from "./weather-trip.ts";
import type { WeatherPlace } from "./weather-trip.ts";
import styles from "./weather-forecast.module.css";

/** The forecast for the days of the trip that it covers. */
export function WeatherForecast({
  days,
  trip,
}: {
  days: WeatherPlace["forecast"];
  trip: WeatherTrip;
}) {
  const { t } = useTranslation("weather");
  const { locale } = useStorefront();
  const shown = days.filter(({ date }) => date >= trip.start && date <= trip.end);
  if (shown.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="forecast-title">
      <h3 id="forecast-title">{t("forecast")}</h3>
      <ul>
        {shown.map(({ date, day, night, sky, wet_chance: chance }) => (
          <li key={date}>
            <span>{formatDate(date, locale, "weekday")}</span>
            <WeatherDrawing kind={sky} size={28} />
            <VisuallyHidden>{t(`sky.${sky}`)}</VisuallyHidden>
            <span>
              <b>{formatCelsius(day, locale)}</b> {formatCelsius(night, locale)}
            </span>
            {chance !== null && <small>{t("chance", { percent: chance })}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
