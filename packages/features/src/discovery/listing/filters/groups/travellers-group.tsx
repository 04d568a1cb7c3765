import { groupSizeChoices, operatorTypes } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { OptionChips } from "../../../search-box/option-chips.tsx";
import { changeFilter } from "../../choices/filter-links.ts";
import { FilterGroup } from "./filter-groups.tsx";
import type { PanelProps } from "../panel-props.ts";
import { useCountedOptions } from "./use-counted-options.ts";
import styles from "../panel/filters-panel.module.css";

/** Filters by group size and kind of organizer. */
export function TravellersGroup({ data: { choices }, state: { filter, apply } }: PanelProps) {
  const { t } = useTranslation("listing");
  const { locale, variant } = useStorefront();
  const isOpen =
    filter.maxGroupSize !== null || filter.operatorType !== "any" || filter.isAuthorTourSearch;
  const { counts } = choices;
  const counted = useCountedOptions();
  const any = { value: "", text: t("any") };
  return (
    <FilterGroup title={t("groups.travellers")} isOpen={isOpen}>
      <div className={styles.stack}>
        <OptionChips
          label={t("groups.groupSize")}
          name="maxGroupSize"
          value={String(filter.maxGroupSize ?? "")}
          onValueChange={(value) =>
            apply(changeFilter(filter, { maxGroupSize: value === "" ? null : Number(value) }))
          }
          options={[
            any,
            ...counted(groupSizeChoices, counts.maxGroupSize, (count) => t("groupUpTo", { count })),
          ]}
        />
        {variant.features.organizersShown && (
          <OptionChips
            label={t("groups.operator")}
            name="operatorType"
            value={filter.operatorType}
            onValueChange={(value) =>
              apply(
                changeFilter(filter, {
                  operatorType: operatorTypes.find((type) => type === value) ?? "any",
                }),
              )
            }
            options={operatorTypes.map((value) => ({
              value,
              text: value === "any" ? any.text : t(`operatorType.${value}`),
              ...(value !== "any" && {
                count: formatNumber(counts.operatorType[value] ?? 0, locale),
              }),
            }))}
          />
        )}
        <Checkbox
          name="isAuthorTourSearch"
          value="1"
          checked={filter.isAuthorTourSearch}
          disabled={choices.authorTours === 0 && !filter.isAuthorTourSearch}
          aside={formatNumber(choices.authorTours, locale)}
          onValueChange={(isOn) => apply(changeFilter(filter, { isAuthorTourSearch: isOn }))}
        >
          {t("authorTours")}
        </Checkbox>
      </div>
    </FilterGroup>
  );
}
