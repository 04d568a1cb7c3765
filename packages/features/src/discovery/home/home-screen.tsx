import { Slider } from "@tropa/ui-kit/slider";
import { useTranslation } from "../../platform/storefront/translation.ts";
import { allToursPath, helpId } from "../../platform/links/paths.ts";
import { HelpBanner } from "../../sales/help-request/help-banner.tsx";
import { mainId } from "../../frame/page/skip-link.tsx";
import { RecentlySeen } from "../recently-seen/recently-seen.tsx";
import { TourCard } from "../tour-card/tour-card.tsx";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { HomeActivities } from "./home-activities.tsx";
import { HomeCollections } from "./home-collections.tsx";
import { HomeDepartures } from "./home-departures.tsx";
import { HomeDestinations } from "./home-destinations.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeReviews } from "./home-reviews.tsx";
import { HomeSection } from "./home-section.tsx";
import { HomeWhyUs } from "./home-why-us.tsx";
import type { HomePageData } from "./home-page.ts";
import styles from "./home-screen.module.css";

/** The way in: a search, places, tours of these weeks, and what others say. */
export function HomeScreen({ data }: { data: HomePageData }) {
  const { t } = useTranslation("home");
  const { season } = data;
  return (
    <main id={mainId}>
      <HomeHero data={data} />
      <div className={styles.sections}>
        <HomeActivities activities={data.activities} />
        <HomeDestinations destinations={data.destinations} />
        <Tours
          title={t(`season.${season.name}.title`)}
          lead={t(`season.${season.name}.lead`)}
          tours={season.tours}
          more={{
            href: `${allToursPath()}?dateFrom=${season.start}&dateTo=${season.end}`,
            text: t(`season.${season.name}.more`),
          }}
        />
        {/* Together: what was never seen must not leave a gap of its own. */}
        <div data-late>
          <RecentlySeen className={styles.seen} />
          <HomeDepartures departures={data.departures} />
        </div>
        <HomeWhyUs />
        <Tours title={t("hot.title")} lead={t("hot.lead")} tours={data.hot} />
        <HomeCollections collections={data.collections} />
        <Tours
          title={t("excursions.title")}
          lead={t("excursions.lead")}
          tours={data.excursions}
          more={{ href: `${allToursPath()}?type=excursion`, text: t("excursions.more") }}
        />
        <HomeReviews reviews={data.reviews} />
        <div id={helpId} data-late>
          <HelpBanner />
        </div>
      </div>
    </main>
  );
}

interface ToursProps {
  title: string;
  lead: string;
  tours: readonly CardFacts[];
  more?: { href: string; text: string };
}

/** A row of tours to swipe through. */
function Tours({ title, lead, tours, more }: ToursProps) {
  if (tours.length === 0) return null;
  return (
    <HomeSection title={title} lead={lead} more={more}>
      <Slider
        label={title}
        // Four fill a wide page to its edge: no strip of a fifth.
        slideWidth="max(min(18.5rem, 76vw), calc((100% - 3 * var(--space-5)) / 4))"
        gap="var(--space-5)"
        className={styles.slider}
      >
        {tours.map((tour) => (
          <div key={tour.id} className={styles.slide} data-late="slide">
            <TourCard tour={tour} sizes="(width >= 576px) 305px, 76vw" />
          </div>
        ))}
      </Slider>
    </HomeSection>
  );
}
