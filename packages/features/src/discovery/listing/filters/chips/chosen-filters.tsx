import { RemovableChip } from "@tropa/ui-kit/chip";
import { Link } from "@tropa/ui-kit/link";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import type { FilterChip } from "./filter-chips.ts";
import { clearFilter, isNarrowed } from "../../choices/filter-links.ts";
import type { ListingFilter } from "../use-listing-filter.ts";
import styles from "./chosen-filters.module.css";

interface ChosenFiltersProps {
  chips: readonly FilterChip[];
  state: ListingFilter;
}

/** Chips for what is chosen, each removable, with a link that clears the filters first and then the path. */
export function ChosenFilters({ chips, state: { filter, ceilings, linkTo } }: ChosenFiltersProps) {
  const { t } = useTranslation("listing");
  const all = isNarrowed(filter, ceilings)
    ? clearFilter(filter)
    : { ...clearFilter(filter), slug: "" };
  return (
    <ul className={styles.root} aria-label={t("chosen")}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <RemovableChip {...linkTo(without)}>{text}</RemovableChip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link {...linkTo(all)} className={styles.clear}>
            {t("clearAll")}
          </Link>
        </li>
      )}
    </ul>
  );
}
