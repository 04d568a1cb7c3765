import { normaliseFilter } from "@tropa/domain/discovery/search-filter";
import type { TourFilter } from "@tropa/domain/discovery/search-filter";
import { priceCeilings } from "@tropa/domain/money";
import type { Currency } from "@tropa/domain/money";
import type { VariantConfig } from "@tropa/domain/storefront/variant-config";
import { filterOfForm } from "./form-filter.ts";

interface Reader {
  variant: { features: Pick<VariantConfig["features"], "excursions" | "organizersShown"> };
  currency: Currency;
}

/**
 * Reads the filter of an address and drops what this storefront does not sell or show. The result is normalised, so
 * addresses and queries are built from it as it is.
 */
export function requestedFilter(
  path: string,
  query: URLSearchParams,
  { variant: { features }, currency }: Reader,
): TourFilter {
  const ceilings = priceCeilings[currency];
  const filter = filterOfForm(path, query, ceilings);
  return normaliseFilter(
    {
      ...filter,
      ...(!features.excursions && { type: "tour" }),
      ...(!features.organizersShown && { organizer: null }),
    },
    ceilings,
  );
}
