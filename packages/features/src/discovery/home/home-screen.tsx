import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { allToursPath, helpId } from "../../platform/links/paths.ts";
import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import { mainId } from "../../platform/page/skip-link.tsx";
import { HomeHero } from "./home-hero.tsx";
import type { HomePageData } from "./home-page.ts";
import styles from "./home-screen.module.css";

const below = deferredFrom(() => import("./home-below.tsx"));
const HomeActivities = below((parts) => parts.HomeActivities);
const HomeDestinations = below((parts) => parts.HomeDestinations);
const HomeTours = below((parts) => parts.HomeTours);
const HomeDepartures = below((parts) => parts.HomeDepartures);
const HomeWhyUs = below((parts) => parts.HomeWhyUs);
const HomeCollections = below((parts) => parts.HomeCollections);
const HomeReviews = below((parts) => parts.HomeReviews);
const RecentlySeen = below((parts) => parts.RecentlySeen);
const HelpBanner = below((parts) => parts.HelpBanner);

/** The home page: search, destinations, tours and reviews. */
export function HomeScreen({ data }: { data: HomePageData }) {
  const { t } = useTranslation("home");
  const { season } = data;
  return (
    <main id={mainId}>
      <HomeHero data={data} />
      <div className={styles.sections}>
        <HomeActivities activities={data.activities} />
        <HomeDestinations destinations={data.destinations} />
        <HomeTours
          title={t(`season.${season.name}.title`)}
          lead={t(`season.${season.name}.lead`)}
          tours={season.tours}
          more={{
            href: `${allToursPath()}?dateFrom=${season.start}&dateTo=${season.end}`,
            text: t(`season.${season.name}.more`),
          }}
        />
        {/* One group, so that hidden sections leave no gap. */}
        <div data-late>
          <RecentlySeen className={styles.seen} />
          <HomeDepartures departures={data.departures} />
        </div>
        <HomeWhyUs />
        <HomeTours title={t("hot.title")} lead={t("hot.lead")} tours={data.hot} />
        <HomeCollections collections={data.collections} />
        <HomeTours
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
