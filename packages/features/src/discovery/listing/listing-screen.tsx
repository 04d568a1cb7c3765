import { listingUrl } from "@tropa/domain/discovery/search-filter";
import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { Button } from "@tropa/ui-kit/button";
import { clsx } from "clsx";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useNavigation } from "react-router";
import { listingPath } from "../../platform/links/paths.ts";
import { deferredFrom } from "@tropa/page-runtime/take-over/deferred-part";
import { unpack } from "@tropa/page-runtime/state/packed";
import { mainId, SkipTo } from "../../platform/page/skip-link.tsx";
import { DestinationHero } from "./destination/destination-hero.tsx";
import { ChosenFilters } from "./filters/chips/chosen-filters.tsx";
import { isNarrowed } from "./choices/filter-links.ts";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { useShownListing } from "./memory/stored-listing.ts";
import type { ListingAnswer } from "./choices/listing-page.ts";
import { ListFailed } from "./list-failed.tsx";
import { PartFailed } from "./data/part-failed.tsx";
import { useFilterChips } from "./filters/chips/use-filter-chips.ts";
import { useFocusOfNextCards } from "./cards/use-focus-of-next-cards.ts";
import { useListingFilter } from "./filters/use-listing-filter.ts";
import { useListingEvents } from "./use-listing-events.ts";
import { useListingMemory } from "./memory/use-listing-memory.ts";
import { useMoreCards } from "./cards/use-more-cards.ts";
import { usePointedCards } from "./cards/use-pointed-cards.ts";
import styles from "./listing-screen.module.css";

const below = deferredFrom(() => import("./listing-below.tsx"));
const TourGrid = below((parts) => parts.TourGrid);
const SidePanel = below((parts) => parts.SidePanel);
const ListingEmpty = below((parts) => parts.ListingEmpty);
const ListingAbout = below((parts) => parts.ListingAbout);
const DestinationAround = below((parts) => parts.DestinationAround);
const DestinationReviews = below((parts) => parts.DestinationReviews);
const Pagination = below((parts) => parts.Pagination);
const FiltersDrawer = lazy(() => import("./filters/panel/filters-drawer.tsx"));
const ListingMap = lazy(() => import("./map/listing-map.tsx"));

const filtersId = "filters";
const resultsId = "results";
/** Cards in the first row on the widest screen. */
const cardsSeenAtOnce = 3;
const cardsOfPhone = 12;
/** Cards above a place's sights: whole rows of one, two and three. */
const cardsAboveSights = 6;
const cardSizes = "(width >= 992px) 300px, (width >= 576px) 46vw, 92vw";

export { rememberedListing } from "./memory/stored-listing.ts";

/** Tours of a place, activity or collection, or all tours (docs/product/screens.md#routes). */
export default function ListingScreen({ answer }: { answer: ListingAnswer }) {
  const data = useMemo(() => unpack(answer.data), [answer]);
  useShownListing(answer);
  useListingEvents(data);
  const { t } = useTranslation("listing");
  const state = useListingFilter(data);
  const { filter, ceilings } = state;
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const [memory, change] = useListingMemory();
  const { isMapOpen } = memory;
  const more = useMoreCards(data, state, memory.more, (added) =>
    change((last) => ({ more: [...last.more, added] })),
  );
  // On phones show fewer cards at first, so that the rest of a destination's page is not too far down.
  const isCut =
    data.destination !== undefined &&
    !memory.isUncut &&
    memory.more.length === 0 &&
    data.cards.length > cardsOfPhone;
  const sights = data.destination?.sights;
  // The same lists with each render: parts that are not yet hydrated would be rendered anew.
  const [cardsAbove, cardsBelow] = useMemo(() => {
    const count = sights ? cardsAboveSights : more.cards.length;
    return [more.cards.slice(0, count), more.cards.slice(count)];
  }, [sights, more.cards]);
  const pointing = usePointedCards(more.cards, isMapOpen);
  const goOn = useFocusOfNextCards(pointing.listProps.ref, more.cards.length);
  const isNavigating = useNavigation().state !== "idle";
  // On a busy device the router tells of its own state late, even after the new address.
  const isLoading = isNavigating || state.isChanging;
  const chips = useFilterChips(data, filter);
  // With only a place or activity chosen, the heading already says it.
  const hasChips = chips.length > 1 || isNarrowed(filter, ceilings);
  const trail = data.breadcrumbs.map(({ name, slug }) => ({ url: listingPath(slug), text: name }));
  const here = trail.length === 0 ? [{ url: listingPath("tours"), text: data.heading }] : trail;
  const openFilters = () => setDrawer("open");
  const toggleMap = () => change((last) => ({ isMapOpen: !last.isMapOpen }));
  return (
    <main id={mainId} className={styles.root} data-map={isMapOpen || undefined}>
      <SkipTo id={resultsId}>{t("skipToResults")}</SkipTo>
      <Breadcrumbs
        items={[{ url: "/", text: t("home") }, ...here]}
        className={styles.breadcrumbs}
      />
      {data.destination ? (
        <DestinationHero data={data} destination={data.destination} />
      ) : (
        <header className={styles.header}>
          <h1>{data.heading}</h1>
          <p className={styles.lead}>{data.lead}</p>
        </header>
      )}
      <div className={styles.columns}>
        <aside id={filtersId} className={styles.filters} aria-label={t("filters")}>
          <SidePanel data={data} state={state} />
        </aside>
        <section id={resultsId} className={styles.results} aria-label={t("results")}>
          <ListingToolbar
            state={state}
            kind={data.kind}
            total={data.isMissed ? null : data.total}
            filtersId={filtersId}
            isCountInBanner={data.destination !== undefined}
            chosen={hasChips ? chips.length : 0}
            onOpenFilters={openFilters}
            isMapOpen={isMapOpen}
            onToggleMap={toggleMap}
          />
          {hasChips && (data.total > 0 || data.isMissed) && (
            <ChosenFilters chips={chips} state={state} />
          )}
          {data.isMissed && <ListFailed onRetry={state.tryAgain} />}
          <div
            className={styles.list}
            aria-busy={isLoading}
            data-loading={isLoading || undefined}
            data-missed={data.isMissed}
            {...pointing.listProps}
          >
            {data.total === 0 && !data.isMissed ? (
              <ListingEmpty chips={chips} state={state} waysOut={data.waysOut ?? []} />
            ) : (
              <TourGrid
                tours={cardsAbove}
                early={cardsSeenAtOnce}
                sizes={cardSizes}
                heading="h2"
                className={styles.grid}
              />
            )}
            {sights && (
              <DestinationAround sights={sights} cards={data.cards} className={styles.around} />
            )}
            {cardsBelow.length > 0 && (
              <TourGrid
                tours={cardsBelow}
                sizes={cardSizes}
                heading="h2"
                className={clsx(styles.grid, isCut && styles.cut)}
              />
            )}
          </div>
          {isCut && (
            <Button
              variant="secondary"
              size="lg"
              className={styles.uncut}
              onClick={() => change(() => ({ isUncut: true }))}
            >
              {t("destination.moreCards", { count: data.cards.length - cardsOfPhone })}
            </Button>
          )}
          {more.hasFailed && <PartFailed text={t("failed.more")} onRetry={more.loadMore} />}
          {data.pages > 1 && !data.isMissed && (
            <Pagination
              current={more.lastPage}
              total={data.pages}
              hrefFor={(page) => listingUrl({ ...filter, page }, ceilings)}
              onLoadMore={() => {
                goOn();
                more.loadMore();
              }}
              loadingMore={more.isLoading}
              className={clsx(styles.pagination, isCut && styles.afterCut)}
            />
          )}
        </section>
        {isMapOpen && (
          <Suspense fallback={<div className={styles.map} />}>
            <div className={styles.map}>
              <ListingMap
                state={state}
                cards={more.cards}
                total={data.total}
                pointed={pointing.pointed}
                onPoint={pointing.point}
                onClose={toggleMap}
                onOpenFilters={openFilters}
              />
            </div>
          </Suspense>
        )}
      </div>
      {data.destination?.reviews && <DestinationReviews reviews={data.destination.reviews} />}
      <ListingAbout data={data} />
      {drawer !== "never" && (
        <Suspense>
          <FiltersDrawer
            isOpen={drawer === "open"}
            onClose={() => setDrawer("closed")}
            data={data}
            state={state}
          />
        </Suspense>
      )}
    </main>
  );
}
