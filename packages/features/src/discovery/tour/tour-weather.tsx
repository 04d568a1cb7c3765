import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import { useNear } from "../../platform/browser/use-near.ts";
import type { TourChoice } from "../../sales/choice/use-tour-choice.ts";
import styles from "./tour-weather.module.css";

const Widget = lazy(() => import("./weather/weather-widget.tsx"));

/** The weather for the chosen date; loads when scrolled near. */
export function TourWeather({
  tour,
  choice,
  today,
}: {
  tour: ShownTour;
  choice: TourChoice;
  today: string;
}) {
  const { t } = useTranslation("weather");
  const [place, isNear] = useNear();
  const waiting = (
    <section className={styles.waiting} aria-busy="true" aria-label={t("title")}>
      <Skeleton shape="block" height="2rem" width="14rem" />
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="16rem" />
    </section>
  );
  return (
    <div ref={place} className={styles.root}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Widget tour={tour} date={choice.date} today={today} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
