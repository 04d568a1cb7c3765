import { imageUrl } from "@tropa/domain/media/image-url";
import { formatDate, formatList, formatRating } from "@tropa/i18n/format";
import { Avatar } from "@tropa/ui-kit/avatar";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { Rating } from "@tropa/ui-kit/rating";
import { organizerPagePath } from "../../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { AskButton } from "../booking-panel/ask-button.tsx";
import { CallButton } from "../../../conversation/calls/call-button.tsx";
import { answerTime } from "../../../sales/departure/date-facts.ts";
import type { ShownTour } from "../../../sales/choice/shown-tour.ts";
import { TourSection } from "../section/tour-section.tsx";
import styles from "./tour-organizer.module.css";

const photoSide = 96;

/** The organizer of the tour, verified facts about them, and how to contact them. */
export function TourOrganizer({
  tour,
  organizer,
}: {
  tour: ShownTour;
  organizer: NonNullable<ShownTour["organizer"]>;
}) {
  const { t } = useTranslation("tour");
  const { locale, variant } = useStorefront();
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
            {organizer.has_page ? (
              <Link href={organizerPagePath(organizer.id)} variant="quiet">
                {organizer.name}
              </Link>
            ) : (
              organizer.name
            )}
          </p>
          <ul className={styles.facts}>
            {organizer.reviews_count > 0 && (
              <li>
                <Rating
                  value={formatRating(organizer.rating, locale)}
                  count={t("reviewsCount", { count: organizer.reviews_count })}
                />
              </li>
            )}
            <li>{t("organizer.tours", { count: organizer.tours_count })}</li>
            <li>
              {t("organizer.since", { date: formatDate(organizer.started_on, locale, "month") })}
            </li>
          </ul>
          <ul className={styles.trust}>
            {organizer.is_verified && (
              <li data-kind="verified">
                <Icon name="shield" size={20} />
                <span>
                  <b>{t("organizer.verified")}</b>
                  <br />
                  {t("organizer.verifiedText")}
                </span>
              </li>
            )}
            {organizer.answer_minutes !== null && (
              <li>
                <Icon name="clock" size={20} />
                {t(`organizer.answers.${answerTime(organizer.answer_minutes)}`)}
              </li>
            )}
            <li>
              <Icon name="language" size={20} />
              {t("organizer.speaks", {
                languages: formatList(
                  organizer.languages.map((language) =>
                    t(`languages.${language}`, { defaultValue: language }),
                  ),
                  locale,
                ),
              })}
            </li>
          </ul>
          <p className={styles.about}>{organizer.about}</p>
          <div className={styles.actions}>
            <AskButton tour={tour}>{t("organizer.ask")}</AskButton>
            {variant.features.organizerCalling && (
              <CallButton callee={{ kind: "organizer", id: organizer.id, name: organizer.name }}>
                {t("call.button")}
              </CallButton>
            )}
          </div>
        </div>
      </div>
    </TourSection>
  );
}
