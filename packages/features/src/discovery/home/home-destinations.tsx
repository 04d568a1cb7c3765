import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { destinationsPath } from "../../platform/links/paths.ts";
import { PlaceTile } from "../place-tile/place-tile.tsx";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import type { DestinationTile } from "./home-page.ts";
import { HomeSection } from "./home-section.tsx";
import styles from "./home-destinations.module.css";

/** Tiles that span two columns; must match the style sheet. */
const wideTiles = new Set([0, 5]);
const wideSizes = "(width >= 992px) 632px, (width >= 576px) 48vw, 272px";
const narrowSizes = "(width >= 992px) 308px, (width >= 576px) 48vw, 272px";

/** A mosaic of destinations, the most popular the largest. */
export function HomeDestinations({ destinations }: { destinations: readonly DestinationTile[] }) {
  const { t } = useTranslation("home");
  const factsOf = useTourFacts();
  if (destinations.length === 0) return null;
  return (
    <HomeSection
      title={t("destinations.title")}
      lead={t("destinations.lead")}
      more={{ href: destinationsPath(), text: t("destinations.more") }}
    >
      <ul className={styles.mosaic}>
        {destinations.map((destination, index) => (
          <li key={destination.slug}>
            <PlaceTile
              place={destination}
              facts={factsOf(destination)}
              sizes={wideTiles.has(index) ? wideSizes : narrowSizes}
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
