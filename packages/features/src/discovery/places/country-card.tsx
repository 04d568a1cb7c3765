import { formatNumber } from "@tropa/i18n/format";
import { ChipLink } from "@tropa/ui-kit/chip";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PlaceTile } from "../place-tile/place-tile.tsx";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import type { CountryTile } from "./destinations-page.ts";
import styles from "./destinations.module.css";

interface CountryCardProps {
  country: CountryTile;
  isFirst: boolean;
  /** Has a row of its own. */
  isWide: boolean;
}

/** A country as a picture, with the places to go in it. */
export function CountryCard({ country, isFirst, isWide }: CountryCardProps) {
  const { t } = useTranslation("hubs");
  const { locale } = useStorefront();
  const factsOf = useTourFacts();
  const { name, places } = country;
  return (
    <article className={styles.country}>
      <PlaceTile
        place={country}
        facts={factsOf(country)}
        sizes={`(width >= 992px) 400px, ${isWide ? 92 : 46}vw`}
        isFirst={isFirst}
      />
      {places.length > 0 && (
        <ul className={styles.places} aria-label={t("destinations.places", { country: name })}>
          {places.map((place) => (
            <li key={place.slug}>
              <ChipLink href={listingPath(place.slug)}>
                {place.name}{" "}
                <span className={styles.count}>{formatNumber(place.tours, locale)}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
