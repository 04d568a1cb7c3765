import { InteractiveMap } from "@tropa/ui-kit/interactive-map";
import { useMemo } from "react";
import { useMapSource } from "../../../platform/map/map-source.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { dayRanges } from "../dates/day-ranges.ts";
import type { TourRoute } from "./itinerary.ts";
import styles from "./tour-map.module.css";

/** The route as a drawing made on the server; an interactive map loads on demand. */
export function TourMap({
  route,
  title,
  isByDay,
}: {
  route: TourRoute;
  title: string;
  /** False for excursions, which have steps instead of days. */
  isByDay: boolean;
}) {
  const { t } = useTranslation("tour");
  const source = useMapSource();
  const { stops, way, drawing } = route;
  // A new array would recreate the open map.
  const { points, line } = useMemo(() => {
    const places = stops.map(({ name, lat, lng, days }) => ({
      lat,
      lng,
      label:
        days.length > 0
          ? t(isByDay ? "programme.stop" : "programme.stepStop", {
              days: dayRanges(days),
              place: name,
            })
          : name,
    }));
    return { points: places, line: way.flatMap((index) => places[index] ?? []) };
  }, [stops, way, t, isByDay]);
  return (
    <div className={styles.root}>
      <InteractiveMap
        points={points}
        route={line}
        drawing={drawing}
        {...source}
        label={t("programme.map", { title })}
      />
      {stops.length > 1 && (
        <ol className={styles.stops}>
          {stops.map(({ name, days }) => (
            <li key={name}>
              <a href={`#day-${days[0]}`}>
                <b>{name}</b>
                <span>
                  {t(isByDay ? "programme.days" : "programme.steps", {
                    days: dayRanges(days),
                    count: days.length,
                  })}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
