import { formatLabelled } from "@tropa/i18n/format";
import { Icon } from "@tropa/ui-kit/icon";
import type { IconName } from "@tropa/ui-kit/icon";
import { RatingScale } from "@tropa/ui-kit/rating-scale";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { traitValue } from "../../traits/trait-texts.ts";
import { hasStay } from "./has-stay.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-stay.module.css";

const kindIcons: Readonly<Record<string, IconName>> = {
  "camp-site": "tent",
  tent: "tent",
  cabin: "home",
  train: "train",
  hotel: "hotel",
  flat: "home",
  "guest-house": "home",
};

/** Accommodation, comfort and difficulty. */
export function TourStay({
  tour,
  contentLang,
}: {
  tour: ShownTour;
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  // Leave out "to be confirmed": the text beside it names the accommodation.
  const kinds = tour.accommodation.filter((kind) => kind !== "not-set");
  return (
    <>
      {hasStay(tour) && (
        <TourSection id="accommodation" title={t("accommodation.title")} contentLang={contentLang}>
          {kinds.length > 0 && (
            <ul className={styles.kinds}>
              {kinds.map((kind) => (
                <li key={kind}>
                  <Icon name={kindIcons[kind] ?? "bed"} size={18} />
                  {traitValue(t, "accommodation", kind)}
                </li>
              ))}
            </ul>
          )}
          <p lang={contentLang} className={styles.text}>
            {tour.accommodation_text}
          </p>
          {tour.comfort.length > 0 && (
            <dl className={styles.comfort}>
              {tour.comfort.map((level) => (
                <div key={level}>
                  <dt>
                    {formatLabelled(t("facts.comfort"), traitValue(t, "comfort", level), locale)}
                  </dt>
                  <dd>{t(`comfortText.${level}`)}</dd>
                </div>
              ))}
            </dl>
          )}
        </TourSection>
      )}
      <TourSection id="difficulty" title={t("facts.difficulty")}>
        <div className={styles.difficulty}>
          <p className={styles.level}>
            <RatingScale label={t("facts.difficulty")} value={tour.difficulty} />
            {traitValue(t, "difficulty", tour.difficulty)}
          </p>
          <p className={styles.text}>{t(`difficultyText.${tour.difficulty}`)}</p>
          <p className={styles.age}>
            <Icon name="user" size={18} />
            {tour.min_age > 0 ? t("ageText", { count: tour.min_age }) : t("ageAnyText")}
          </p>
        </div>
      </TourSection>
    </>
  );
}
