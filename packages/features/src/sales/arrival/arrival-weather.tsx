import { formatCelsius, formatDate } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ArrivalWeather } from "./arrival-loader.ts";
import styles from "./arrival.module.css";

/** Usual weather of the month, and the forecast as far as it reaches. */
export function ArrivalWeatherBlock({ weather }: { weather: ArrivalWeather }) {
  const { t } = useTranslation("arrival");
  const { locale } = useStorefront();
  const range = ({ day, night }: { day: number; night: number }) => ({
    day: formatCelsius(day, locale),
    night: formatCelsius(night, locale),
  });
  return (
    <section className={styles.block} aria-labelledby="weather">
      <h2 id="weather">{t("weather.title")}</h2>
      <p>{t("weather.usual", { place: weather.place, ...range(weather) })}</p>
      {weather.forecast.length > 0 && (
        <ul className={styles.list}>
          {weather.forecast.map((one) => (
            <li key={one.date}>
              {formatDate(one.date, locale)}
              {": "}
              {t("weather.day", range(one))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
