import { Slider } from "@tropa/ui-kit/slider";
import type { CardFacts } from "../tour-card/card-facts.ts";
import { TourCard } from "../tour-card/tour-card.tsx";
import { HomeSection } from "./home-section.tsx";
import styles from "./home-screen.module.css";

/** Parts of the home page below the fold; in one file, because they load together. */
export { RecentlySeen } from "../recently-seen/recently-seen.tsx";
export { HelpBanner } from "../../sales/help-request/help-banner.tsx";
export { HomeActivities } from "./home-activities.tsx";
export { HomeCollections } from "./home-collections.tsx";
export { HomeDepartures } from "./home-departures.tsx";
export { HomeDestinations } from "./home-destinations.tsx";
export { HomeReviews } from "./home-reviews.tsx";
export { HomeWhyUs } from "./home-why-us.tsx";

interface HomeToursProps {
  title: string;
  lead: string;
  tours: readonly CardFacts[];
  more?: { href: string; text: string };
}

/** A carousel of tours. */
export function HomeTours({ title, lead, tours, more }: HomeToursProps) {
  if (tours.length === 0) return null;
  return (
    <HomeSection title={title} lead={lead} more={more}>
      <Slider
        label={title}
        // Four cards fill a wide page exactly.
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
