import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { ChipLink } from "@tropa/ui-kit/chip";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { ScrollSpy } from "@tropa/ui-kit/scroll-spy";
import { Skeleton } from "@tropa/ui-kit/skeleton";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { allToursPath, destinationsPath, listingPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useIsHydrated } from "@tropa/page-runtime/browser/use-is-hydrated";
import { CountryCard } from "./country-card.tsx";
import { filterByName, isSmall } from "./destinations-page.ts";
import type { ContinentSection, CountryTile, DestinationsPageData } from "./destinations-page.ts";
import { HubPage } from "./hub-page.tsx";
import styles from "./destinations.module.css";

const DestinationsMap = lazy(() => import("./destinations-map.tsx"));

/** Page with all destinations: continents with their countries and places. */
export function DestinationsScreen({ data }: { data: DestinationsPageData }) {
  const { t } = useTranslation("hubs");
  const { locale } = useStorefront();
  const isHydrated = useIsHydrated();
  const [phrase, setPhrase] = useState("");
  const [hasMap, setHasMap] = useState(false);
  const wanted = useDeferredValue(phrase);
  const shown = useMemo(() => filterByName(data.continents, wanted), [data.continents, wanted]);
  const isSearch = phrase.trim() !== "";
  // Search results show every continent under its own name, even small ones.
  const small = isSearch ? [] : shown.filter(isSmall);
  const merged = small.length > 1 ? small : [];
  const large = shown.filter((continent) => !merged.includes(continent));
  const anchors = [
    ...large.map(({ slug, name }) => ({ anchor: slug, name })),
    ...(merged.length > 0 ? [{ anchor: elsewhere, name: t("destinations.elsewhere") }] : []),
  ];
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
      {!isSearch && anchors.length > 1 && (
        <div className={styles.anchors}>
          <ScrollSpy items={anchors} layout="bar" aria-label={t("destinations.parts")} />
        </div>
      )}
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
        <>
          {large.map((continent, index) => (
            <Section
              key={continent.slug}
              anchor={continent.slug}
              name={continent.name}
              parts={[continent]}
              isFirst={index === 0}
              isFound={isSearch}
            />
          ))}
          {merged.length > 0 && (
            <Section
              anchor={elsewhere}
              name={t("destinations.elsewhere")}
              parts={merged}
              isFirst={large.length === 0}
              isFound={false}
            />
          )}
        </>
      )}
    </HubPage>
  );
}

const elsewhere = "elsewhere";

interface SectionProps {
  anchor: string;
  name: string;
  /** A continent, or several small ones together. */
  parts: readonly ContinentSection[];
  isFirst: boolean;
  /** True for search results. */
  isFound: boolean;
}

function Section({ anchor, name, parts, isFirst, isFound }: SectionProps) {
  const { t } = useTranslation("hubs");
  const { locale } = useStorefront();
  const countries = parts.flatMap((part) => part.countries);
  const heading = `continent-${anchor}`;
  return (
    <section id={anchor} className={styles.continent} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{name}</h2>
        {parts.length === 1 && parts[0] ? (
          <Link href={listingPath(parts[0].slug)}>
            {t("toursOf", {
              count: parts[0].tours,
              number: formatNumber(parts[0].tours, locale),
            })}
          </Link>
        ) : (
          <ul>
            {parts.map((part) => (
              <li key={part.slug}>
                <ChipLink href={listingPath(part.slug)}>
                  {part.name}{" "}
                  <span className={styles.count}>{formatNumber(part.tours, locale)}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        )}
      </header>
      <ul className={styles.countries} data-found={isFound || undefined}>
        {countries
          .toSorted((one, other) => Number(isWide(other)) - Number(isWide(one)))
          .map((country, index) => (
            <li
              key={country.slug}
              data-wide={isWide(country) || undefined}
              data-brief={(!isFound && index >= rowsOfPhone) || undefined}
            >
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

/** Number of countries in a section with a picture on phones; the rest are names in two columns. */
const rowsOfPhone = 6;
const manyPlaces = 12;

/** Countries with many places take a whole row. They come first, so that they leave no gap among the tiles. */
const isWide = ({ places }: CountryTile) => places.length >= manyPlaces;
