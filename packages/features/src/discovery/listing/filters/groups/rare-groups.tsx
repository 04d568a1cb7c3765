import {
  chosenIn,
  fieldOf,
  fieldsOf,
  tourFields,
} from "@tropa/domain/discovery/tour-fields/tour-fields";
import { formatNumber } from "@tropa/i18n/format";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { FilterOptions, FilterGroup } from "./filter-groups.tsx";
import { changeFilter } from "../../choices/filter-links.ts";
import type { Kind } from "../../choices/filter-links.ts";
import { PricePerDayRange } from "./filter-ranges.tsx";
import { LongList } from "./long-list.tsx";
import type { PanelProps } from "../panel-props.ts";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { SearchableGroup } from "./searchable-group.tsx";
import { TravellersGroup } from "./travellers-group.tsx";
import { traitName } from "../../../traits/trait-texts.ts";
import type { NamedTrait } from "../../../traits/trait-texts.ts";
import { useNamedChoices } from "../../choices/use-named-choices.ts";

const namedTraits = fieldsOf("choices", "level");
const flags = fieldsOf("flag");

/** Traits that a tour has or has not. */
function FlagGroup({ data: { choices }, state: { filter, apply } }: PanelProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  if (flags.length === 0) return null;
  return (
    <FilterGroup
      title={t("groups.flags")}
      isOpen={flags.some((flag) => chosenIn(filter, flag).length > 0)}
    >
      {flags.map((flag) => {
        const count = choices.counts[flag][1] ?? 0;
        return (
          <Checkbox
            key={flag}
            name={flag}
            value="1"
            checked={filter[flag]}
            disabled={count === 0 && !filter[flag]}
            aside={formatNumber(count, locale)}
            onValueChange={(isOn) => apply(changeFilter(filter, { [flag]: isOn }))}
          >
            {traitName(t, flag)}
          </Checkbox>
        );
      })}
    </FilterGroup>
  );
}

/** Groups that few visitors use; each is folded until something in it is chosen. */
export function RareGroups({ kind, ...props }: PanelProps & { kind: Kind }) {
  const { t } = useTranslation("listing");
  const { variant } = useStorefront();
  const { data, state } = props;
  const { filter } = state;
  const { choices } = data;
  const named = useNamedChoices(choices);
  const isOffered = (trait: NamedTrait) =>
    trait !== "difficulty" && !(kind === "excursion" && fieldOf(trait).isOvernight);
  return (
    <>
      <TravellersGroup {...props} />
      {namedTraits.filter(isOffered).map((trait) => (
        <FilterGroup key={trait} title={traitName(t, trait)} isOpen={filter[trait].length > 0}>
          <FilterOptions
            field={trait}
            choices={named(trait, tourFields[trait].values)}
            state={state}
          />
        </FilterGroup>
      ))}
      <FlagGroup {...props} />
      {kind !== "excursion" && (
        <FilterGroup
          title={t("groups.perDay")}
          isOpen={filter.pricePerDayMin > 0 || filter.pricePerDayMax !== null}
        >
          <PricePerDayRange state={state} />
        </FilterGroup>
      )}
      {choices.collections.length > 0 && (
        <FilterGroup title={t("groups.collections")} isOpen={filter.collections.length > 0}>
          <LongList {...props} list="collections" />
        </FilterGroup>
      )}
      {choices.languages.length > 1 && (
        <FilterGroup title={traitName(t, "languages")} isOpen={filter.languages.length > 0}>
          <FilterOptions field="languages" choices={choices.languages} state={state} />
        </FilterGroup>
      )}
      <SearchableGroup {...props} field="showplace" />
      {variant.features.organizersShown && <SearchableGroup {...props} field="organizer" />}
    </>
  );
}
