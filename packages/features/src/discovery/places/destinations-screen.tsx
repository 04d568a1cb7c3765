import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { allToursPath, destinationsPath, listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { CountryCard } from "./country-card.tsx";
import { found } from "./destinations-page.ts";
import type { ContinentSection, CountryTile, DestinationsPageData } from "./destinations-page.ts";
import { HubPage } from "./hub-page.tsx";
import { WorldParts } from "./world-parts.tsx";
import styles from "./destinations.module.css";

const DestinationsMap = lazy(() => import("./destinations-map.tsx"));

/** Everywhere that tours go: parts of the world, their countries, and the places of each. */
export function DestinationsScreen({ data }: { data: DestinationsPageData }) {
  const { t } = useTranslation("hubs");
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  const [phrase, setPhrase] = useState("");
  const [hasMap, setHasMap] = useState(false);
  const wanted = useDeferredValue(phrase);
  const shown = useMemo(() => found(data.continents, wanted), [data.continents, wanted]);
  const count = shown.reduce((sum, { countries }) => sum + countries.length, 0);
  return (
    <HubPage
      here="destinations"
      path={destinationsPath()}
      title={t("destinations.title")}
      lead={t("destinations.lead", {
        countries: t("countries", { count: data.countries }),
        tours: t("tours", { count: data.tours, number: formatNumber(data.tours, locale) }),
      })}
      search={{
        label: t("destinations.search"),
        phrase,
        onPhrase: setPhrase,
        found: t("destinations.found", { count }),
      }}
      action={
        isHydrated &&
        !hasMap && (
          <Button variant="secondary" icon="map" onClick={() => setHasMap(true)}>
            {t("destinations.map")}
          </Button>
        )
      }
    >
      {data.parts.length > 1 && phrase.trim() === "" && <WorldParts parts={data.parts} />}
      {hasMap && (
        <Suspense fallback={<Skeleton shape="block" height="28rem" />}>
          <DestinationsMap />
        </Suspense>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon="compass"
          title={t("destinations.none", { phrase: wanted })}
          text={t("destinations.noneText")}
          actions={<Button href={allToursPath()}>{t("allTours")}</Button>}
        />
      ) : (
        shown.map((continent, index) => (
          <Continent
            key={continent.slug}
            continent={continent}
            isFirst={index === 0 && data.parts.length < 2}
            isFound={phrase.trim() !== ""}
          />
        ))
      )}
    </HubPage>
  );
}

interface ContinentProps {
  continent: ContinentSection;
  isFirst: boolean;
  /** Has what was searched for alone, which may be a place in a country. */
  isFound: boolean;
}

function Continent({ continent, isFirst, isFound }: ContinentProps) {
  const { t } = useTranslation("hubs");
  const { locale } = useStorefront();
  const { slug, name, tours, countries } = continent;
  return (
    <section className={styles.continent} aria-labelledby={`continent-${slug}`}>
      <header>
        <h2 id={`continent-${slug}`}>{name}</h2>
        <Link href={listingPath(slug)}>
          {t("toursOf", { count: tours, number: formatNumber(tours, locale) })}
        </Link>
      </header>
      <ul className={styles.countries} data-found={isFound || undefined}>
        {countries
          .toSorted((one, other) => Number(isWide(other)) - Number(isWide(one)))
          .map((country, index) => (
            <li key={country.slug} data-wide={isWide(country) || undefined}>
              <CountryCard
                country={country}
                isFirst={isFirst && index === 0}
                isWide={isWide(country)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

const manyPlaces = 12;

/** A country of many places takes a row of its own; such rows come first, so that they leave no hole in one of tiles. */
const isWide = ({ places }: CountryTile) => places.length >= manyPlaces;
