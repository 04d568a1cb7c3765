import { adviceOf, daylightMinutes, usualWeather } from "@tropa/domain/discovery/climate";
import type { UsualWeather } from "@tropa/domain/discovery/climate";
import { formatCelsius } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { WeatherDrawing } from "./weather-drawing.tsx";
import type { WeatherDrawingKind } from "./weather-drawing.tsx";
import type { WeatherTrip } from "./weather-trip.ts";
import type { WeatherPlace } from "./weather-trip.ts";
import styles from "./weather-usual.module.css";

const hourMinutes = 60;

/** Usual weather during the trip, and what to bring for it. */
export function WeatherUsual({ place, trip }: { place: WeatherPlace; trip: WeatherTrip }) {
  const { t } = useTranslation("weather");
  const { locale } = useStorefront();
  const usual = usualWeather(place.months, trip.start, trip.end);
  if (!usual) return null;
  const daylight = daylightMinutes(place.lat, trip.start);
  const figures: { kind: WeatherDrawingKind; name: string; value: string }[] = [
    { kind: "clear", name: t("day"), value: formatCelsius(usual.day, locale) },
    { kind: "night", name: t("night"), value: formatCelsius(usual.night, locale) },
    {
      kind: usual.falls === "snow" ? "snow" : "rain",
      name: t(`falls.${usual.falls}`),
      value: wetText(usual, t),
    },
    ...(usual.water === null
      ? []
      : [{ kind: "water" as const, name: t("water"), value: formatCelsius(usual.water, locale) }]),
    { kind: "daylight", name: t("daylight"), value: daylightText(daylight, t) },
  ];
  const advice = adviceOf(usual, daylight);
  return (
    <>
      <dl className={styles.figures} data-count={figures.length}>
        {figures.map(({ kind, name, value }) => (
          <div key={name}>
            <dt>
              <WeatherDrawing kind={kind} />
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((key) => (
            <li key={key}>
              <Icon name="check" size={20} />
              {t(`advice.${key}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Periods with fewer days show a percentage, because a count of rainy days would round to none. */
const countedDays = 4;
const percentStep = 5;

function wetText(
  { wetDays, wetShare, days }: UsualWeather,
  t: ReturnType<typeof useTranslation<"weather">>["t"],
): string {
  const percent = Math.round((wetShare * 100) / percentStep) * percentStep;
  if (percent === 0) return t("rarely");
  if (days < countedDays || wetDays === 0) return t("likely", { percent });
  return t("ofDays", { wet: wetDays, count: days });
}

function daylightText(
  minutes: number,
  t: ReturnType<typeof useTranslation<"weather">>["t"],
): string {
  if (minutes === 0) return t("polarNight");
  if (minutes >= 24 * hourMinutes) return t("polarDay");
  return t("hoursMinutes", {
    hours: Math.floor(minutes / hourMinutes),
    minutes: minutes % hourMinutes,
  });
}
