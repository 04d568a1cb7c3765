import { clsx } from "clsx";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { PageErrorData } from "@tropa/page-runtime/server/page-error";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { HelpBanner } from "../../sales/help-request/help-banner.tsx";
import { cardFacts } from "../../discovery/tour-card/card-facts.ts";
import { TourGrid } from "../../discovery/tour-card/tour-grid.tsx";
import styles from "./similar-offers.module.css";

interface SimilarOffersProps {
  tours: PageErrorData["similar_tours"];
  destinations: PageErrorData["similar_destinations"];
}

/** Alternatives to a tour that was removed or no longer exists. */
export default function SimilarOffers({ tours, destinations }: SimilarOffersProps) {
  const { t } = useTranslation("errors");
  const { variant } = useStorefront();
  return (
    <>
      {tours.length > 0 && (
        <section className={clsx(styles.root, styles.tours)}>
          <h2>{t("similarTours")}</h2>
          <TourGrid tours={tours.map((card) => cardFacts(card, variant))} />
        </section>
      )}
      {destinations.length > 0 && (
        <section className={styles.root}>
          <h2>{t("similarDestinations")}</h2>
          <ul className={styles.destinations}>
            {destinations.map(({ name, slug }) => (
              <li key={slug}>
                <Link href={listingPath(slug)} variant="bare">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HelpBanner className={styles.root} />
    </>
  );
}
