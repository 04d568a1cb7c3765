import { formatDate, formatNumber } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Icon } from "@tropa/ui-kit/icon";
import { Rating } from "@tropa/ui-kit/rating";
import { imageUrl } from "@tropa/domain/image-url";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import { TourSection } from "./tour-section.tsx";
import type { ShownTour } from "./tour-loader.ts";
import styles from "./tour-organizer.module.css";

const photoSide = 96;

/** Who leads the tour. */
export function TourOrganizer({ organizer }: { organizer: NonNullable<ShownTour["organizer"]> }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  return (
    <TourSection id="organizer" title={t("organizer.title")}>
      <div className={styles.card}>
        <Avatar
          name={organizer.name}
          src={imageUrl(organizer.photo, "320x320")}
          size={photoSide}
          decorative
          className={styles.photo}
        />
        <div className={styles.text}>
          <p className={styles.name}>
            {organizer.name}
            {organizer.is_verified && (
              <span className={styles.verified}>
                <Icon name="shield" size={18} /> {t("organizer.verified")}
              </span>
            )}
          </p>
          <ul className={styles.facts}>
            {organizer.reviews_count > 0 && (
              <li>
                <Rating
                  value={formatNumber(organizer.rating, locale)}
                  count={t("reviewsCount", { count: organizer.reviews_count })}
                />
              </li>
            )}
            <li>{t("organizer.tours", { count: organizer.tours_count })}</li>
            <li>
              {t("organizer.since", { date: formatDate(organizer.started_on, locale, "month") })}
            </li>
          </ul>
          <p className={styles.about}>{organizer.about}</p>
        </div>
      </div>
    </TourSection>
  );
}
