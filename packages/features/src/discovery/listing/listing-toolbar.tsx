import { acceptedSorts } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import { Badge } from "@tropa/ui-kit/badge";
import { Button } from "@tropa/ui-kit/button";
import { Icon } from "@tropa/ui-kit/icon";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { changeFilter } from "./choices/filter-links.ts";
import type { Kind } from "./choices/filter-links.ts";
import type { ListingFilter } from "./filters/use-listing-filter.ts";
import styles from "./listing-toolbar.module.css";

interface ListingToolbarProps {
  state: ListingFilter;
  kind: Kind;
  /** Null while unknown. */
  total: number | null;
  /** Id of the filters, for a link without scripts. */
  filtersId: string;
  /** Number of chosen filters. */
  chosen: number;
  /** Whether eyes find the number in the page's banner; it is still said when it changes. */
  isCountInBanner: boolean;
  onOpenFilters: () => void;
  isMapOpen: boolean;
  onToggleMap: () => void;
}

/** Number of tours and sort order. On narrow screens and beside a map it stays in sight and opens the filters. */
export function ListingToolbar({
  state,
  kind,
  total,
  filtersId,
  chosen,
  isCountInBanner,
  onOpenFilters,
  isMapOpen,
  onToggleMap,
}: ListingToolbarProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  return (
    <div className={styles.root} data-map={isMapOpen || undefined}>
      <p className={styles.total} role="status" data-hidden={isCountInBanner || undefined}>
        {total !== null &&
          t(`count.${kind}`, {
            count: total,
            number: formatNumber(total, locale),
          })}
      </p>
      <div className={styles.bar}>
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
        {(total === null || total > 1) && <Sorts {...state} />}
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
    </div>
  );
}

/** Sort orders as links, or as a native select if there is no room. */
function Sorts({ filter, linkTo, apply }: ListingFilter) {
  const { t } = useTranslation("listing");
  return (
    <>
      <nav className={styles.sorts} aria-label={t("sort.label")}>
        {acceptedSorts.map((sort) => (
          <Link
            key={sort}
            {...linkTo(changeFilter(filter, { sort }))}
            variant="bare"
            aria-current={sort === filter.sort || undefined}
          >
            {t(`sort.${sort}`)}
          </Link>
        ))}
      </nav>
      <span className={styles.sort}>
        <Icon name="sort" size={20} />
        <select
          aria-label={t("sort.label")}
          value={filter.sort}
          onChange={({ currentTarget: { value } }) => {
            const sort = acceptedSorts.find((one) => one === value);
            if (sort) apply(changeFilter(filter, { sort }));
          }}
        >
          {acceptedSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
