import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { deferredFrom, deferredPart } from "@tropa/page-runtime/take-over/deferred-part";
import { mainId } from "../../platform/page/skip-link.tsx";
import { BookingPanel } from "./booking-panel/booking-panel.tsx";
import { rememberSeenTour } from "../recently-seen/seen-tours.ts";
import type { ShownTour } from "../../sales/choice/shown-tour.ts";
import type { TourPageData } from "./tour-loader.ts";
import { useHasPermission } from "../../people/session/session.ts";
import { lazyPart } from "@tropa/page-runtime/take-over/lazy-part";
import { useTourChoice } from "../../sales/choice/use-tour-choice.ts";
import styles from "./tour-screen.module.css";

const below = deferredFrom(() => import("./tour-below.tsx"));
/** Defined once, so that the panel's components keep their identity between renders. */
const panelParts = {
  BookingPromises: below((parts) => parts.BookingPromises),
  DateStatus: below((parts) => parts.DateStatus),
};
const TourHeader = below((parts) => parts.TourHeader);
const TourGallery = below((parts) => parts.TourGallery);
const BookingBar = below((parts) => parts.BookingBar);
const TourFacts = below((parts) => parts.TourFacts);
const TourAbout = below((parts) => parts.TourAbout);
const TourNav = below((parts) => parts.TourNav);
const TourProgramme = below((parts) => parts.TourProgramme);
const TourTakeAlong = below((parts) => parts.TourTakeAlong);
const TourIncluded = below((parts) => parts.TourIncluded);
const TourStay = below((parts) => parts.TourStay);
const TourWeather = below((parts) => parts.TourWeather);
const TourTickets = below((parts) => parts.TourTickets);
const TourCancellation = below((parts) => parts.TourCancellation);
const TourOrganizer = below((parts) => parts.TourOrganizer);
const TourReviews = below((parts) => parts.TourReviews);
const TourQuestions = below((parts) => parts.TourQuestions);
const ComplaintLink = below((parts) => parts.ComplaintLink);
const TourCardRow = below((parts) => parts.TourCardRow);
const RecentlySeen = below((parts) => parts.RecentlySeen);
/** Loaded on demand: few tours are cruises. */
const TourShip = deferredPart(async () => (await import("./programme/tour-ship.tsx")).default);

const StaffTour = lazyPart("staff", () => import("../staff-tour/staff-tour.tsx"));

/** A tour's page (docs/product/cards-and-dates.md#tours). */
export default function TourScreen({ data }: { data: TourPageData }) {
  // A new tour resets everything chosen for the last one.
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
  useEffect(() => rememberSeenTour(written.id), [written.id]);
  // Long texts in another language are marked, visibly and for screen readers.
  const contentLang = tour.content_locale === locale ? undefined : tour.content_locale;
  return (
    <main id={mainId} className={styles.root}>
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
        {/* Before the text, so that screen readers meet it in the order phones show it. */}
        <aside className={styles.aside} aria-label={t("booking")}>
          <BookingPanel tour={tour} choice={choice} today={today} parts={panelParts} />
        </aside>
        <div className={styles.content}>
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
          <TourAbout
            written={written}
            tour={tour}
            contentLang={contentLang}
            onTranslated={setTranslated}
          />
          <TourProgramme tour={tour} route={route} contentLang={contentLang} />
          <TourTakeAlong tour={tour} />
          <TourIncluded tour={tour} contentLang={contentLang} />
          <TourStay tour={tour} contentLang={contentLang} />
          {tour.ship && <TourShip tour={tour} ship={tour.ship} choice={choice} />}
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
      <TourCardRow id="similar" title={t("similar")} tours={similar} />
      <RecentlySeen tourId={tour.id} />
      <BookingBar tour={tour} choice={choice} />
    </main>
  );
}
