import { acceptedSorts } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { chosenKind, changed } from "./choices/filter-links.ts";
import type { ListingFilter } from "./filters/use-listing-filter.ts";
import styles from "./listing-toolbar.module.css";

interface ListingToolbarProps {
  state: ListingFilter;
  /** Null while it is not known. */
  total: number | null;
  /** The address of the filters for visitors without scripts. */
  filtersId: string;
  /** How many choices are made. */
  chosen: number;
  onOpenFilters: () => void;
  isMapOpen: boolean;
  onToggleMap: () => void;
}

/** How many there are and in which order; on narrow screens, and beside a map, the way to the filters. */
export function ListingToolbar({
  state: { filter, linkTo },
  total,
  filtersId,
  chosen,
  onOpenFilters,
  isMapOpen,
  onToggleMap,
}: ListingToolbarProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  return (
    <div className={styles.root} data-map={isMapOpen || undefined}>
      <Button
        href={`#${filtersId}`}
        variant="secondary"
        icon="filter"
        className={styles.filters}
        onClick={(event) => {
          event.preventDefault();
          onOpenFilters();
        }}
      >
        {t("filters")}
        {chosen > 0 && <Badge tone="primary">{chosen}</Badge>}
      </Button>
      <p className={styles.total} role="status">
        {total !== null &&
          t(`count.${chosenKind(filter)}`, { count: total, number: formatNumber(total, locale) })}
      </p>
      {(total === null || total > 1) && (
        <nav className={styles.sorts} aria-label={t("sort.label")}>
          {acceptedSorts.map((sort) => (
            <Link
              key={sort}
              {...linkTo(changed(filter, { sort }))}
              variant="bare"
              aria-current={sort === filter.sort || undefined}
            >
              {t(`sort.${sort}`)}
            </Link>
          ))}
        </nav>
      )}
      {(total !== 0 || isMapOpen) && (
        <Button
          variant="secondary"
          icon={isMapOpen ? "menu" : "map"}
          aria-pressed={isMapOpen}
          className={styles.map}
          onClick={onToggleMap}
        >
          <span className={styles.mapText}>{t(isMapOpen ? "map.list" : "map.open")}</span>
        </Button>
      )}
    </div>
  );
}
