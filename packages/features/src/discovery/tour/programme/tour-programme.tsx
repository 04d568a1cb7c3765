import { formatList, formatNumber } from "@tropa/i18n/format";
import { Chip } from "@tropa/ui-kit/chip";
import { Picture } from "@tropa/ui-kit/picture";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { pageMiles } from "../../../platform/storefront/page-miles.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourMap } from "../map/tour-map.tsx";
import type { TourRoute } from "../map/itinerary.ts";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-programme.module.css";

const pictureSizes = ["400x300", "800x600"] as const;
type Day = ShownTour["programme"][number];

function DayFacts({ day, place }: { day: Day; place: string | undefined }) {
  const { t } = useTranslation("tour");
  const storefront = useStorefront();
  const { locale } = storefront;
  const { distance_km: distance } = day;
  const miles = distance === null ? null : pageMiles(storefront, distance);
  return (
    <ul className={styles.chips}>
      {place !== undefined && (
        <li>
          <Chip tone="muted" icon="map-pin">
            {place}
          </Chip>
        </li>
      )}
      {distance !== null && (
        <li>
          <Chip tone="muted" icon="route">
            {t(miles === null ? "programme.distance" : "programme.distanceInMiles", {
              value: formatNumber(distance, locale),
              miles: formatNumber(miles ?? 0, locale),
            })}
          </Chip>
        </li>
      )}
      {day.meals.length > 0 && (
        <li>
          <Chip tone="muted" icon="food">
            {formatList(
              day.meals.map((meal) => t(`meals.${meal}`)),
              locale,
            )}
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** The programme with its map: by day, or by step for excursions. */
export function TourProgramme({
  tour,
  route,
  contentLang,
}: {
  tour: ShownTour;
  route: TourRoute;
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  if (tour.programme.length === 0) return null;
  const isByDay = tour.duration.days > 0;
  /** The place of a day, unless its title contains it. */
  const placeOf = ({ day, title }: Day) => {
    const name = route.stops.find(({ days }) => days.includes(day))?.name;
    return name !== undefined && title.includes(name) ? undefined : name;
  };
  return (
    <TourSection id="programme" title={t("programme.title")} contentLang={contentLang}>
      <TourMap route={route} title={tour.title} isByDay={isByDay} />
      <ol className={styles.days}>
        {tour.programme.map((day) => (
          <li key={day.day} id={`day-${day.day}`} className={styles.day}>
            <div className={styles.text}>
              <p className={styles.number}>
                {t(isByDay ? "programme.day" : "programme.step", { number: day.day })}
              </p>
              <h3 lang={contentLang}>{day.title}</h3>
              <p lang={contentLang}>{day.text}</p>
              <DayFacts day={day} place={isByDay ? placeOf(day) : undefined} />
            </div>
            {day.image && (
              <Picture
                template={day.image.image}
                alt={day.image.alt}
                width={4}
                height={3}
                variants={pictureSizes}
                sizes="(min-width: 576px) 240px, 100vw"
                colour={day.image.color}
                className={styles.picture}
              />
            )}
          </li>
        ))}
      </ol>
    </TourSection>
  );
}
