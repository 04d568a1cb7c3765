import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { filterChips } from "./filter-chips.ts";
import type { FilterChip } from "./filter-chips.ts";
import type { ListingPageData } from "../../choices/listing-page.ts";

/** Chips of the current filter, in the page's language. */
export function useFilterChips(data: ListingPageData, filter: TourFilter): FilterChip[] {
  const { t } = useTranslation("listing");
  const { t: tHome } = useTranslation("home");
  const { t: tParty } = useTranslation("party");
  const { locale, currency } = useStorefront();
  const { parts, names, chosenNames } = data;
  return filterChips(filter, { t, tHome, tParty, locale, currency, parts, names, chosenNames });
}
