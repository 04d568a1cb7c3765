import { fallbackEmoji } from "@tropa/domain/discovery/fallback-emoji";
import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { Icon } from "@tropa/ui-kit/icon";
import { IconButton } from "@tropa/ui-kit/icon-button";
import { Rating } from "@tropa/ui-kit/rating";
import { formatRating } from "@tropa/i18n/format";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { CompareButton } from "../compare/compare-button.tsx";
import { TourActions } from "./tour-actions.tsx";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import styles from "./tour-screen.module.css";

/** Breadcrumbs, title, rating and actions of a tour's page. */
export function TourHeader({ tour }: { tour: ShownTour }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const trail = tour.breadcrumbs.map(({ name, slug }) => ({ text: name, url: listingPath(slug) }));
  const isRated = tour.reviews_count > 0;
  const back = trail.at(-1);
  const [{ image, color: colour } = { image: "", color: "" }] = tour.images;
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs items={[{ text: t("home"), url: "/" }, ...trail]} />
      </div>
      <header className={styles.header}>
        <h1>
          {tour.title} <span aria-hidden="true">{tour.emoji ?? fallbackEmoji(tour.title)}</span>
        </h1>
        <ul className={styles.byline}>
          {!tour.is_individual && (
            <li>
              <a href="#reviews" className={styles.ratingLink}>
                <Rating
                  value={isRated ? formatRating(tour.rating, locale) : undefined}
                  newLabel={t("new")}
                  count={isRated ? t("reviewsCount", { count: tour.reviews_count }) : undefined}
                />
              </a>
            </li>
          )}
          <li>
            <Icon name="map-pin" size={18} /> {tour.location}
          </li>
          {tour.organizer && (
            <li>
              <Icon name="user" size={18} /> <a href="#organizer">{tour.organizer.name}</a>
            </li>
          )}
          {/* Last, because its width changes when the font loads. */}
          {!tour.is_individual && (
            <li className={styles.compare}>
              <CompareButton
                look="words"
                tour={{ id: tour.id, title: tour.title, image, colour }}
              />
            </li>
          )}
        </ul>
      </header>
      {/* On phones a back button over the picture replaces the breadcrumbs. */}
      {back && (
        <IconButton
          className={styles.back}
          icon="arrow-left"
          variant="overlay"
          href={back.url}
          label={back.text}
        />
      )}
      {/* Tours made for one party are neither shared nor listed. */}
      {!tour.is_individual && <TourActions tour={tour} />}
    </>
  );
}
