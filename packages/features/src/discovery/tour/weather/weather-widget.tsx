import type { DateVariant } from "@tropa/api-contract/discovery/tour-card";
import { formatDateRange, unbroken } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { browserApi } from "../../../platform/api/browser-api.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import { WeatherForecast } from "./weather-forecast.tsx";
import { weatherTrip } from "./weather-trip.ts";
import type { WeatherPlace } from "./weather-trip.ts";
import { WeatherUsual } from "./weather-usual.tsx";
import { WeatherYear } from "./weather-year.tsx";
import styles from "./weather-widget.module.css";

async function placesOf(storefront: Storefront, tourId: number): Promise<WeatherPlace[]> {
  const [api, { tourWeatherCall: call }] = await Promise.all([
    browserApi(storefront),
    import("@tropa/api-contract/discovery/calls-weather"),
  ]);
  return (await api.call(call, { query: { tour_id: String(tourId) } })).places;
}

/** Usual weather of a tour's places, and the forecast if there is one. */
export default function WeatherWidget({
  tour,
  date,
  today,
  waiting,
}: {
  tour: ShownTour;
  date: DateVariant | null;
  today: string;
  waiting: ReactNode;
}) {
  const { t } = useTranslation("weather");
  const storefront = useStorefront();
  const [found, setFound] = useState<WeatherPlace[] | "loading" | "failed">("loading");
  useEffect(() => {
    if (found !== "loading") return undefined;
    let isGone = false;
    placesOf(storefront, tour.id).then(
      (places) => !isGone && setFound(places),
      () => !isGone && setFound("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [found, storefront, tour.id]);
  if (found === "loading") return waiting;
  if (found === "failed") {
    return (
      <TourSection id="weather" title={t("title")}>
        <p className={styles.failed}>{t("failed")}</p>
        <Button variant="secondary" icon="refresh" onClick={() => setFound("loading")}>
          {t("again")}
        </Button>
      </TourSection>
    );
  }
  if (found.length === 0) return null;
  return <Weather places={found} trip={weatherTrip(tour, date, today)} />;
}

function Weather({
  places,
  trip,
}: {
  places: readonly WeatherPlace[];
  trip: ReturnType<typeof weatherTrip>;
}) {
  const { t } = useTranslation("weather");
  const { locale } = useStorefront();
  const [shownId, show] = useState(places[0]?.id);
  const place = places.find(({ id }) => id === shownId);
  if (!place) return null;
  return (
    <TourSection id="weather" title={t("title")}>
      <p className={styles.lead}>
        {t("lead", { dates: unbroken(formatDateRange(trip.start, trip.end, locale, "full")) })}
      </p>
      {places.length > 1 && <Places places={places} shownId={place.id} onShow={show} />}
      <div className={styles.parts}>
        <WeatherUsual place={place} trip={trip} />
        <WeatherForecast days={place.forecast} trip={trip} />
        <WeatherYear place={place} trip={trip} />
        <p className={styles.source}>{t("source")}</p>
      </div>
    </TourSection>
  );
}

function Places({
  places,
  shownId,
  onShow,
}: {
  places: readonly WeatherPlace[];
  shownId: number;
  onShow: (id: number) => void;
}) {
  const { t } = useTranslation("weather");
  const name = useId();
  return (
    <fieldset className={styles.places}>
      <legend>{t("place")}</legend>
      {places.map((place) => (
        <label key={place.id}>
          <input
            type="radio"
            name={name}
            checked={place.id === shownId}
            onChange={() => onShow(place.id)}
          />
          {place.name}
        </label>
      ))}
    </fieldset>
  );
}
