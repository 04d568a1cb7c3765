import { accommodationKinds, comfortLevels } from "@tropa/domain/discovery/search-filter";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FilterOptions, FilterGroup } from "./filter-groups.tsx";
import type { Kind } from "../../choices/filter-links.ts";
import { PricePerDayRange } from "./filter-ranges.tsx";
import { LongList } from "./long-list.tsx";
import type { PanelProps } from "../panel-props.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { SearchableGroup } from "./searchable-group.tsx";
import { TravellersGroup } from "./travellers-group.tsx";
import { useNamedChoices } from "../../choices/use-named-choices.ts";

/** Groups that few visitors use; each is folded until something in it is chosen. */
export function RareGroups({ kind, ...props }: PanelProps & { kind: Kind }) {
  const { t } = useTranslation("listing");
  const { variant } = useStorefront();
  const { data, state } = props;
  const { filter } = state;
  const { choices } = data;
  const named = useNamedChoices(choices);
  return (
    <>
      <TravellersGroup {...props} />
      {kind !== "excursion" && (
        <>
          <FilterGroup title={t("groups.accommodation")} isOpen={filter.accommodation.length > 0}>
            <FilterOptions
              field="accommodation"
              choices={named(
                "accommodation",
                accommodationKinds,
                (kind) => `accommodation.${kind}`,
              )}
              state={state}
            />
          </FilterGroup>
          <FilterGroup title={t("groups.comfort")} isOpen={filter.comfort.length > 0}>
            <FilterOptions
              field="comfort"
              choices={named("comfort", comfortLevels, (level) => `comfort.${level}`)}
              state={state}
            />
          </FilterGroup>
          <FilterGroup
            title={t("groups.perDay")}
            isOpen={filter.pricePerDayMin > 0 || filter.pricePerDayMax !== null}
          >
            <PricePerDayRange state={state} />
          </FilterGroup>
        </>
      )}
      {choices.collections.length > 0 && (
        <FilterGroup title={t("groups.collections")} isOpen={filter.collections.length > 0}>
          <LongList {...props} list="collections" />
        </FilterGroup>
      )}
      {choices.languages.length > 1 && (
        <FilterGroup title={t("groups.languages")} isOpen={filter.languages.length > 0}>
          <FilterOptions field="languages" choices={choices.languages} state={state} />
        </FilterGroup>
      )}
      <SearchableGroup {...props} field="showplace" />
      {variant.features.organizersShown && <SearchableGroup {...props} field="organizer" />}
    </>
  );
}
