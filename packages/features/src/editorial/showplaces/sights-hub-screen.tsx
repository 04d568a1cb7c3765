import { Button } from "@tropa/ui-kit/button";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Pagination } from "@tropa/ui-kit/pagination";
import { PageFrame } from "../../platform/page/page-frame.tsx";
import { showplacesPath } from "../../platform/links/paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { Crumbs } from "../../platform/page/crumbs.ts";
import { MapOnDemand } from "../map/map-on-demand.tsx";
import { SightGrid } from "../cards/sight-card.tsx";
import { Choices } from "../../platform/page/choices.tsx";
import { hubPath } from "./showplaces-loader.ts";
import type { SightsHub } from "./showplaces-loader.ts";

/** Sights of a place or of the world: narrowed by place and kind, on a map, with counts. */
export function SightsHubScreen({ hub, crumbs }: { hub: SightsHub; crumbs: Crumbs }) {
  const { t } = useTranslation("sights");
  const { place, places, kinds, kind, items, total, page, pages } = hub;
  const own = place?.slug ?? "";
  const title = place ? t("titleOf", { place: place.name }) : t("title");
  return (
    <PageFrame crumbs={crumbs} title={title} lead={t("lead", { count: total })}>
      {places.length > 1 && (
        <Choices
          label={t("places")}
          choices={places.map(({ name, slug, showplaces_count }) => ({
            name,
            href: showplacesPath(slug),
            count: showplaces_count,
          }))}
        />
      )}
      {kinds.length > 1 && (
        <Choices
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
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          icon="compass"
          title={t("none")}
          actions={<Button href={showplacesPath()}>{t("all")}</Button>}
        />
      ) : (
        <>
          <div>
            <MapOnDemand
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
    </PageFrame>
  );
}
