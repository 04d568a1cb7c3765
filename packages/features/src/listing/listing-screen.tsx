import { listingUrl } from "@tropa/domain/search-filter";
import { Breadcrumbs } from "@tropa/ui-kit/breadcrumbs";
import { RemovableChip } from "@tropa/ui-kit/chip";
import { Link } from "@tropa/ui-kit/link";
import { Pagination } from "@tropa/ui-kit/pagination";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router";
import { listingPath } from "../platform/paths.ts";
import { useStorefront } from "../platform/storefront-context.tsx";
import { mainId } from "../root/skip-link.tsx";
import { TourGrid } from "../tour-card/tour-grid.tsx";
import { filterChips } from "./filter-chips.ts";
import { cleared, isNarrowed } from "./filter-links.ts";
import { FiltersPanel } from "./filters-panel.tsx";
import { ListingAbout } from "./listing-about.tsx";
import { ListingEmpty } from "./listing-empty.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import type { ListingPageData } from "./listing-page.ts";
import { useListingFilter } from "./use-listing-filter.ts";
import styles from "./listing-screen.module.css";

const FiltersDrawer = lazy(() => import("./filters-drawer.tsx"));

const filtersId = "filters";
/** Cards of the first row at its widest. */
const cardsSeenAtOnce = 3;
const cardSizes = "(width >= 992px) 300px, (width >= 576px) 46vw, 92vw";

/** Tours of a place, an activity, a collection, or all of them (document 1 §2, "/:slug*"). */
export default function ListingScreen({ data }: { data: ListingPageData }) {
  const { t } = useTranslation("listing");
  const { locale, currency } = useStorefront();
  const state = useListingFilter(data);
  const { filter, ceilings, linkTo } = state;
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const isLoading = useNavigation().state !== "idle";
  const languageName = (code: string) =>
    data.choices.languages.find(({ value }) => value === code)?.name ?? code.toUpperCase();
  const chips = filterChips(filter, {
    t,
    locale,
    currency,
    parts: data.parts,
    names: data.names,
    languageName,
  });
  // A listing of one place or one activity alone says so in its heading.
  const hasChips = chips.length > 1 || isNarrowed(filter, ceilings);
  const trail = data.breadcrumbs.map(({ name, slug }) => ({ url: listingPath(slug), text: name }));
  const here = trail.length === 0 ? [{ url: listingPath("tours"), text: data.heading }] : trail;
  return (
    <main id={mainId} className={styles.root}>
      <Breadcrumbs
        items={[{ url: "/", text: t("home") }, ...here]}
        className={styles.breadcrumbs}
      />
      <header className={styles.header}>
        <h1>{data.heading}</h1>
        <p className={styles.lead}>{data.lead}</p>
      </header>
      <div className={styles.columns}>
        <aside id={filtersId} className={styles.filters} aria-label={t("filters")}>
          <FiltersPanel data={data} state={state} />
        </aside>
        <section className={styles.results} aria-label={t("results")}>
          <ListingToolbar
            state={state}
            total={data.total}
            filtersId={filtersId}
            chosen={hasChips ? chips.length : 0}
            onOpenFilters={() => setDrawer("open")}
          />
          {hasChips && data.total > 0 && (
            <ul className={styles.chips} aria-label={t("chosen")}>
              {chips.map(({ key, text, without }) => (
                <li key={key}>
                  <RemovableChip {...linkTo(without)}>{text}</RemovableChip>
                </li>
              ))}
              {chips.length > 1 && (
                <li>
                  <Link
                    {...linkTo(
                      isNarrowed(filter, ceilings)
                        ? cleared(filter)
                        : { ...cleared(filter), slug: "" },
                    )}
                    className={styles.clear}
                  >
                    {t("clearAll")}
                  </Link>
                </li>
              )}
            </ul>
          )}
          <div className={styles.list} aria-busy={isLoading} data-loading={isLoading || undefined}>
            {data.total === 0 ? (
              <ListingEmpty chips={chips} state={state} />
            ) : (
              <TourGrid
                tours={data.cards}
                early={cardsSeenAtOnce}
                sizes={cardSizes}
                heading="h2"
                className={styles.grid}
              />
            )}
          </div>
          {data.pages > 1 && (
            <Pagination
              current={filter.page}
              total={data.pages}
              hrefFor={(page) => listingUrl({ ...filter, page }, ceilings)}
              className={styles.pagination}
            />
          )}
        </section>
      </div>
      <ListingAbout data={data} isWhole={!isNarrowed(filter, ceilings)} />
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
