import { Button } from "@tropa/ui-kit/button";
import { formatNumber } from "@tropa/i18n/format";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Link } from "@tropa/ui-kit/link";
import { Pagination } from "@tropa/ui-kit/pagination";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { listingPath, showplacesPath } from "../../platform/links/paths.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { MapOnDemand } from "../map/map-on-demand.tsx";
import { SightGrid } from "../cards/sight-card.tsx";
import { TourStrip } from "../reading/tour-strip.tsx";
import { RelatedSection } from "../reading/related-section.tsx";
import { ChoiceMenu } from "./choice-menu.tsx";
import { hubPath } from "./showplaces-loader.ts";
import type { SightsHub } from "./showplaces-loader.ts";
import styles from "./sights-hub.module.css";

/** Fewest sights for which filters are shown. */
const fewestToNarrow = 10;

/** Sights of a place or of the world, with filters, counts and a map. */
export function SightsHubScreen({ hub, crumbs }: { hub: SightsHub; crumbs: Crumbs }) {
  const { t } = useTranslation("sights");
  const { place, places, kinds, kind, items, total, page, pages, tours } = hub;
  const { locale } = useStorefront();
  const described = kinds.reduce((sum, { showplaces_count }) => sum + showplaces_count, 0);
  const own = place?.slug ?? "";
  const title = place ? t("titleOf", { place: place.name }) : t("title");
  return (
    <PageFrame crumbs={crumbs} title={title} lead={t("lead", { count: total })}>
      {items.length === 0 ? (
        <EmptyState
          icon="compass"
          title={t("none")}
          actions={<Button href={showplacesPath()}>{t("all")}</Button>}
        />
      ) : (
        <>
          <div className={styles.narrow}>
            {places.length > 1 && (
              <ChoiceMenu
                label={t("places")}
                choices={places.map(({ name, slug, showplaces_count }) => ({
                  name,
                  href: showplacesPath(slug),
                  count: showplaces_count,
                }))}
              />
            )}
            {kinds.length > 1 && described >= fewestToNarrow && (
              <ChoiceMenu
                label={t("kinds")}
                choices={[
                  { name: t("allKinds"), href: hubPath(own, null), isChosen: kind === null },
                  ...kinds.map(({ value, name, showplaces_count }) => ({
                    name,
                    href: hubPath(own, value),
                    count: showplaces_count,
                    isChosen: value === kind,
                  })),
                ]}
                {...(kind !== null && {
                  chosen: kinds.find(({ value }) => value === kind)?.name ?? "",
                })}
              />
            )}
            <MapOnDemand
              isCompact
              label={title}
              places={items.map(({ slug, name, lat, lng }) => ({
                id: slug,
                name,
                lat,
                lng,
                href: showplacesPath(slug),
              }))}
            />
          </div>
          <SightGrid sights={items} isFirst />
        </>
      )}
      {pages > 1 && (
        <Pagination current={page} total={pages} hrefFor={(number) => hubPath(own, kind, number)} />
      )}
      {place && tours && (
        <RelatedSection title={t("toursTo")}>
          <TourStrip tours={tours.cards} />
          <p>
            <Link href={listingPath(place.slug)}>
              {t("placeTours", {
                place: place.name,
                count: tours.total,
                number: formatNumber(tours.total, locale),
              })}
            </Link>
          </p>
        </RelatedSection>
      )}
    </PageFrame>
  );
}
