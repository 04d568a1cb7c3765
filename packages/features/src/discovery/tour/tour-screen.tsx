import { Icon } from "@tropa/ui-kit/icon";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { useStorefront } from "../../platform/storefront/storefront-context.tsx";
import { mainId } from "../../frame/page/skip-link.tsx";
import { BookingBar } from "./booking-panel/booking-bar.tsx";
import { BookingPanel } from "./booking-panel/booking-panel.tsx";
import { ComplaintLink } from "./complaint-link.tsx";
import { RecentlySeen } from "../recently-seen/recently-seen.tsx";
import { TourCancellation } from "./booking-panel/tour-cancellation.tsx";
import { TourFacts } from "./tour-facts.tsx";
import { TourGallery } from "./pictures/tour-gallery.tsx";
import { TourHeader } from "./tour-header.tsx";
import { TourIncluded } from "./programme/tour-included.tsx";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import type { TourPageData } from "./tour-loader.ts";
import { TourNav } from "./tour-nav.tsx";
import { TourOrganizer } from "./reviews/tour-organizer.tsx";
import { TourProgramme } from "./programme/tour-programme.tsx";
import { TourQuestions } from "./reviews/tour-questions.tsx";
import { TourReviews } from "./reviews/tour-reviews.tsx";
import { TourRow } from "../tour-card/tour-row.tsx";
import { ContentMark, TourSection } from "./section/tour-section.tsx";
import { TourStay } from "./programme/tour-stay.tsx";
import { TourTakeAlong } from "./programme/tour-take-along.tsx";
import { TourTickets } from "./tickets/tour-tickets.tsx";
import { TourWeather } from "./tour-weather.tsx";
import { useHasPermission } from "../../people/session/session.ts";
import { lazyPart } from "../../platform/runtime/lazy-part.ts";
import { useTourChoice } from "../../sales/choice/use-tour-choice.ts";
import { TranslationOffer } from "./translation/translation-offer.tsx";
import styles from "./tour-screen.module.css";

/** Few tours are cruises, and the others do without its script. */
const TourShip = lazy(() => import("./programme/tour-ship.tsx"));

const StaffTour = lazyPart("staff", () => import("../../staff/tour/staff-tour.tsx"));

/** A tour's page (docs/product/cards-and-dates.md#tours). */
export default function TourScreen({ data }: { data: TourPageData }) {
  // Another tour is another page: nothing that was chosen on the last one is meant for it.
  return <Tour key={data.tour.id} data={data} />;
}

function Tour({ data: { tour: written, route, similar, today } }: { data: TourPageData }) {
  const { t } = useTranslation("tour");
  const { locale, variant } = useStorefront();
  const [translated, setTranslated] = useState<ShownTour>();
  const tour = translated ?? written;
  const choice = useTourChoice(written);
  const seesCommission = useHasPermission("canViewCommission");
  const isForStaff = useHasPermission("canUseKnowledge") || seesCommission;
  useEffect(() => {
    const { id, title: name, price: minor, currency } = written;
    sendEvent({ name: "view_item", tour: { id, name, price: { minor, currency } } });
  }, [written]);
  // Long texts that exist in another language only are marked as such, for eyes and for readers aloud.
  const contentLang = tour.content_locale === locale ? undefined : tour.content_locale;
  return (
    <main id={mainId} className={styles.root}>
      <TourHeader tour={tour} />
      <TourGallery tour={tour} />
      <TourNav tour={tour} />
      {isForStaff && (
        <Suspense>
          <StaffTour
            tourId={tour.id}
            hasDates={tour.variants.length > 0}
            isIndividual={tour.is_individual}
          />
        </Suspense>
      )}
      <div className={styles.columns}>
        {/* First, as phones show it: whoever listens meets it there, too. */}
        <aside className={styles.aside} aria-label={t("booking")}>
          <BookingPanel tour={tour} choice={choice} today={today} />
        </aside>
        <div className={styles.content}>
          <TourAbout
            tour={tour}
            contentLang={contentLang}
            offer={
              written.content_locale === locale ? null : (
                <TranslationOffer
                  tour={written}
                  isShown={translated !== undefined}
                  onChange={setTranslated}
                />
              )
            }
          />
          <TourProgramme tour={tour} route={route} contentLang={contentLang} />
          <TourTakeAlong tour={tour} />
          <TourIncluded tour={tour} contentLang={contentLang} />
          <TourStay tour={tour} contentLang={contentLang} />
          {tour.ship && (
            <Suspense>
              <TourShip tour={tour} ship={tour.ship} choice={choice} />
            </Suspense>
          )}
          {variant.features.weatherWidget && (
            <TourWeather tour={tour} choice={choice} today={today} />
          )}
          {variant.features.ticketsWidget && <TourTickets tour={tour} choice={choice} />}
          <TourCancellation tour={tour} choice={choice} today={today} />
          {tour.organizer && <TourOrganizer tour={tour} organizer={tour.organizer} />}
          <TourReviews tour={tour} />
          <TourQuestions tour={tour} contentLang={contentLang} />
          <ComplaintLink tourId={tour.id} />
        </div>
      </div>
      <TourRow id="similar" title={t("similar")} tours={similar} />
      <RecentlySeen tourId={tour.id} />
      <BookingBar tour={tour} choice={choice} />
    </main>
  );
}

function TourAbout({
  tour,
  contentLang,
  offer,
}: {
  tour: TourPageData["tour"];
  contentLang: string | undefined;
  offer: ReactNode;
}) {
  const { t } = useTranslation("tour");
  return (
    <>
      <section id="about" className={styles.intro} data-late aria-label={t("nav.about")}>
        <TourFacts tour={tour} />
        {/* The summary is in the reader's language, what is longer may not be. */}
        <p className={styles.lead}>{tour.summary}</p>
        {contentLang && <ContentMark />}
        {offer}
        <div lang={contentLang} className={styles.about}>
          {tour.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
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
    </>
  );
}
