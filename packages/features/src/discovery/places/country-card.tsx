import { formatNumber } from "@tropa/i18n/format";
import { ChipLink } from "@tropa/ui-kit/chip";
import { listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { PlaceTile } from "../place-tile/place-tile.tsx";
import { useTourFacts } from "../place-tile/use-tour-facts.ts";
import { placesInRow } from "./destinations-page.ts";
import type { CountryTile } from "./destinations-page.ts";
import styles from "./destinations.module.css";

interface CountryCardProps {
  country: CountryTile;
  isFirst: boolean;
  /** Takes a whole row. */
  isWide: boolean;
}

const placesOfWide = 8;

/** A country's picture with links to its places; on phones a row of a list. */
export function CountryCard({ country, isFirst, isWide }: CountryCardProps) {
  const { t } = useTranslation("hubs");
  const factsOf = useTourFacts();
  const { name, slug, places } = country;
  const shown = isWide ? placesOfWide : placesInRow(places);
  const rest = places.slice(shown);
  return (
    <article className={styles.country}>
      <PlaceTile
        place={country}
        facts={factsOf(country)}
        sizes={isWide ? "(width >= 992px) 400px, 92vw" : "(width >= 576px) 400px, 72px"}
        isFirst={isFirst}
        {...(!isWide && { rowNote: places.map((place) => place.name).join(t("comma")) })}
      />
      {places.length > 0 && (
        <div className={styles.places}>
          <ul aria-label={t("destinations.places", { country: name })}>
            <Places places={places.slice(0, shown)} />
            {!isWide && rest.length > 0 && (
              <li>
                <ChipLink
                  href={listingPath(slug)}
                  aria-label={t("destinations.morePlaces", { count: rest.length, country: name })}
                >
                  +{rest.length}
                </ChipLink>
              </li>
            )}
          </ul>
          {isWide && rest.length > 0 && (
            <details>
              <summary>
                {t("destinations.morePlaces", { count: rest.length, country: name })}
              </summary>
              <ul>
                <Places places={rest} />
              </ul>
            </details>
          )}
        </div>
      )}
    </article>
  );
}

function Places({ places }: { places: CountryTile["places"] }) {
  const { locale } = useStorefront();
  return places.map(({ slug, name, tours }) => (
    <li key={slug}>
      <ChipLink href={listingPath(slug)}>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles.count}>{formatNumber(tours, locale)}</span>
      </ChipLink>
    </li>
  ));
}
