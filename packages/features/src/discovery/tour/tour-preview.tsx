import type { Tour } from "@tropa/api-contract/discovery/tour";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useTourChoice } from "../../sales/choice/use-tour-choice.ts";
import { BookingPanel } from "./booking-panel/booking-panel.tsx";
import {
  BookingPromises,
  DateStatus,
  TourAbout,
  TourCancellation,
  TourFacts,
  TourGallery,
  TourHeader,
  TourIncluded,
  TourOrganizer,
  TourProgramme,
  TourStay,
} from "./tour-below.tsx";
import { tourPageData } from "./tour-loader.ts";
import styles from "./tour-screen.module.css";

const panelParts = { BookingPromises, DateStatus };
const noTranslation = () => {};

/**
 * Preview of an unpublished tour, built from the parts of its page. It sends no analytics, stores nothing and cannot be
 * booked.
 */
export function TourPreview({ tour: answer }: { tour: Tour }) {
  const { t } = useTranslation("tour");
  const { locale, variant } = useStorefront();
  const { tour: shown, route, today } = tourPageData(answer, variant);
  // Treated as made for one party, so it cannot be listed or shared.
  const tour = { ...shown, is_individual: true };
  const choice = useTourChoice(tour);
  const contentLang = tour.content_locale === locale ? undefined : tour.content_locale;
  return (
    <article>
      <div className={styles.page}>
        <div className={styles.head}>
          <TourHeader tour={tour} />
        </div>
        <div className={styles.gallery}>
          <TourGallery tour={tour} />
        </div>
        <div className={styles.facts}>
          <TourFacts tour={tour} />
        </div>
        <aside className={styles.aside} aria-label={t("booking")} inert>
          <BookingPanel tour={tour} choice={choice} today={today} parts={panelParts} />
        </aside>
        <div className={styles.content}>
          <TourAbout
            written={tour}
            tour={tour}
            contentLang={contentLang}
            onTranslated={noTranslation}
          />
          <TourProgramme tour={tour} route={route} contentLang={contentLang} />
          <TourIncluded tour={tour} contentLang={contentLang} />
          <TourStay tour={tour} contentLang={contentLang} />
          <TourCancellation tour={tour} choice={choice} today={today} />
          {tour.organizer && (
            <div inert>
              <TourOrganizer tour={tour} organizer={tour.organizer} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
