import type { ShownTour } from "./tour-loader.ts";
import { formatNumber } from "@tropa/i18n/format";
import { Chip } from "@tropa/ui-kit/chip";
import { Picture } from "@tropa/ui-kit/picture";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import { TourSection } from "./tour-section.tsx";
import styles from "./tour-programme.module.css";

const pictureSizes = ["400x300", "800x600"] as const;

/** Day by day; the steps of an excursion are told the same way. */
export function TourProgramme({
  tour,
  contentLang,
}: {
  tour: ShownTour;
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  if (tour.programme.length === 0) return null;
  const isByDay = tour.duration.days > 0;
  return (
    <TourSection id="programme" title={t("programme.title")}>
      <ol className={styles.days}>
        {tour.programme.map((day) => (
          <li key={day.day} className={styles.day}>
            <div className={styles.text}>
              <p className={styles.number}>
                {t(isByDay ? "programme.day" : "programme.step", { number: day.day })}
              </p>
              <h3 lang={contentLang}>{day.title}</h3>
              <p lang={contentLang}>{day.text}</p>
              <ul className={styles.chips}>
                {day.distance_km !== null && (
                  <li>
                    <Chip tone="muted" icon="route">
                      {t("programme.distance", { value: formatNumber(day.distance_km, locale) })}
                    </Chip>
                  </li>
                )}
                {day.meals.length > 0 && (
                  <li>
                    <Chip tone="muted" icon="food">
                      {day.meals.map((meal) => t(`meals.${meal}`)).join(", ")}
                    </Chip>
                  </li>
                )}
              </ul>
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
