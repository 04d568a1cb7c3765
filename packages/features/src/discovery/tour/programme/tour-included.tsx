import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { mapAddress } from "@tropa/domain/storefront/variant-config";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-included.module.css";

/** Section on what the price includes and excludes, the meeting point, and what to bring. */
export function TourIncluded({
  tour,
  contentLang,
}: {
  tour: ShownTour;
  contentLang: string | undefined;
}) {
  const { t } = useTranslation("tour");
  const { locale, variant } = useStorefront();
  const { text } = tour.meeting_point;
  return (
    <>
      <TourSection id="included" title={t("price.title")}>
        <div className={styles.columns}>
          <div>
            <h3>{t("price.included")}</h3>
            <ul lang={tour.price_locale} className={styles.list}>
              {tour.included.map((item) => (
                <li key={item} data-kind="in">
                  <Icon name="check" size={20} /> {item}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{t("price.excluded")}</h3>
            <ul lang={tour.price_locale} className={styles.list}>
              {tour.excluded.map((item) => (
                <li key={item} data-kind="out">
                  <Icon name="close" size={20} /> {item}
                </li>
              ))}
              <li lang={locale} data-kind="out">
                <Icon name="close" size={20} /> {t("price.tips")}
              </li>
            </ul>
          </div>
        </div>
      </TourSection>
      <TourSection id="meeting" title={t("meeting.title")} contentLang={contentLang}>
        <p lang={contentLang} className={styles.text}>
          {text}
        </p>
        <Link
          href={mapAddress(variant, tour.meeting_point)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.map}
        >
          <Icon name="map-pin" size={20} /> {t("meeting.map")}
        </Link>
      </TourSection>
      {tour.what_to_bring.length > 0 && (
        <TourSection id="bring" title={t("bring")} contentLang={contentLang}>
          <ul lang={contentLang} className={styles.bring}>
            {tour.what_to_bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </TourSection>
      )}
    </>
  );
}
