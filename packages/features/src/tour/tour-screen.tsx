import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { Chip } from "@tropa/ui-kit/chip";
import { Icon } from "@tropa/ui-kit/icon";
import { Rating } from "@tropa/ui-kit/rating";
import { fallbackEmoji } from "@tropa/domain/fallback-emoji";
import { formatNumber } from "@tropa/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listingPath } from "../platform/paths.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { mainId } from "../root/skip-link.tsx";
import { BookingPanel } from "./booking-panel.tsx";
import { BookingBar } from "./booking-bar.tsx";
import { TourCancellation } from "./tour-cancellation.tsx";
import { TourFacts } from "./tour-facts.tsx";
import { TourGallery } from "./tour-gallery.tsx";
import { TourIncluded } from "./tour-included.tsx";
import type { TourPageData } from "./tour-loader.ts";
import { TourOrganizer } from "./tour-organizer.tsx";
import { TourProgramme } from "./tour-programme.tsx";
import { TourQuestions } from "./tour-questions.tsx";
import { TourReviews } from "./tour-reviews.tsx";
import { TourSection } from "./tour-section.tsx";
import { TourSimilar } from "./tour-similar.tsx";
import styles from "./tour-screen.module.css";

/** A tour's page (document 1 §2, "Tour page"). */
export default function TourScreen({ data: { tour, similar } }: { data: TourPageData }) {
  const { t } = useTranslation("tour");
  const { locale } = useStorefront();
  const [chosenId, setChosenId] = useState<number | null>(
    tour.variants.find((date) => !date.is_busy)?.id ?? null,
  );
  const trail = tour.breadcrumbs.map(({ name, slug }) => ({ text: name, url: listingPath(slug) }));
  // Long texts that exist in another language only are marked as such, for eyes and for readers aloud.
  const contentLang = tour.content_locale === locale ? undefined : tour.content_locale;
  return (
    <main id={mainId} className={styles.root}>
      <Breadcrumbs items={[{ text: t("home"), url: "/" }, ...trail]} />
      <header className={styles.header}>
        <h1>
          {tour.title} <span aria-hidden="true">{tour.emoji ?? fallbackEmoji(tour.title)}</span>
        </h1>
        <ul className={styles.byline}>
          <li>
            <a href="#reviews" className={styles.ratingLink}>
              <Rating
                value={tour.reviews_count > 0 ? formatNumber(tour.rating, locale) : undefined}
                newLabel={t("new")}
                count={
                  tour.reviews_count > 0
                    ? t("reviewsCount", { count: tour.reviews_count })
                    : undefined
                }
              />
            </a>
          </li>
          <li>
            <Icon name="map-pin" size={18} /> {tour.location}
          </li>
          {tour.organizer && (
            <li>
              <Icon name="user" size={18} /> {tour.organizer.name}
            </li>
          )}
        </ul>
      </header>
      <TourGallery images={tour.images} />
      <div className={styles.columns}>
        <div className={styles.content}>
          <TourFacts tour={tour} />
          {contentLang && (
            <Chip tone="muted" size="md" icon="language">
              {t("contentInEnglish")}
            </Chip>
          )}
          <div lang={contentLang} className={styles.about}>
            <p className={styles.lead}>{tour.summary}</p>
            {tour.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {tour.highlights.length > 0 && (
            <TourSection id="highlights" title={t("highlights")}>
              <ul lang={contentLang} className={styles.highlights}>
                {tour.highlights.map((highlight) => (
                  <li key={highlight}>
                    <Icon name="check-circle" size={22} />
                    {highlight}
                  </li>
                ))}
              </ul>
            </TourSection>
          )}
          <TourProgramme tour={tour} contentLang={contentLang} />
          <TourIncluded tour={tour} contentLang={contentLang} />
          <TourCancellation tour={tour} chosenId={chosenId} />
          {tour.organizer && <TourOrganizer organizer={tour.organizer} />}
          <TourReviews tour={tour} />
          <TourQuestions questions={tour.questions} contentLang={contentLang} />
        </div>
        <aside className={styles.aside} aria-label={t("booking")}>
          <BookingPanel tour={tour} chosenId={chosenId} onChoose={setChosenId} />
        </aside>
      </div>
      <TourSimilar tours={similar} />
      <BookingBar tour={tour} chosenId={chosenId} />
    </main>
  );
}
