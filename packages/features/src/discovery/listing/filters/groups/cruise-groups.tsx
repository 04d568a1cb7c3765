import { cruiseTypes } from "@tropa/domain/discovery/search-filter";
import { formatNumber } from "@tropa/i18n/format";
import { Button } from "@tropa/ui-kit/button";
import { Checkbox } from "@tropa/ui-kit/checkbox";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { OptionChips } from "../../../search-box/option-chips.tsx";
import type { Option } from "../../../search-box/option-chips.tsx";
import { changeFilter } from "../../choices/filter-links.ts";
import { FilterOptions, FilterGroup } from "./filter-groups.tsx";
import type { CruiseList, NamedChoice } from "../../choices/listing-page.ts";
import type { PanelProps } from "../panel-props.ts";
import styles from "../panel/filters-panel.module.css";

const idOf = (value: string) => (value === "" ? null : Number(value));

/** Filters that only cruises have: start, waters, ship and cabins. */
export function CruiseGroups({ data: { choices }, state, onWantAll }: PanelProps) {
  const { t } = useTranslation("listing");
  const { locale } = useStorefront();
  const { filter, apply } = state;
  const number = (count: number) => formatNumber(count, locale);
  const any: Option = { value: "", text: t("any") };
  const named = (list: readonly NamedChoice[]): Option[] =>
    list.map(({ value, name, count }) => ({
      value,
      text: name,
      count: number(count),
      disabled: count === 0,
    }));
  const { counts } = choices;
  const more = (list: CruiseList) =>
    choices.more[list] > 0 && (
      <Button variant="ghost" size="sm" className={styles.others} onClick={onWantAll}>
        {t("showMore", { count: choices.more[list] })}
      </Button>
    );
  return (
    <>
      <FilterGroup title={t("groups.cruise")}>
        <OptionChips
          label={t("groups.cruisesType")}
          name="cruisesType"
          value={filter.cruisesType ?? ""}
          onValueChange={(value) =>
            apply(
              changeFilter(filter, {
                cruisesType: cruiseTypes.find((type) => type === value) ?? null,
              }),
            )
          }
          options={[
            any,
            ...cruiseTypes.map((value) => ({
              value,
              text: t(`cruisesType.${value}`),
              count: number(counts.cruisesType[value] ?? 0),
              disabled: counts.cruisesType[value] === undefined,
            })),
          ]}
        />
        <Checkbox
          name="onlyReturningCruises"
          value="1"
          checked={filter.onlyReturningCruises}
          disabled={choices.returning === 0 && !filter.onlyReturningCruises}
          aside={number(choices.returning)}
          onValueChange={(isOn) => apply(changeFilter(filter, { onlyReturningCruises: isOn }))}
        >
          {t("returning")}
        </Checkbox>
      </FilterGroup>
      <FilterGroup title={t("groups.startCity")}>
        <OptionChips
          isLabelHidden
          label={t("groups.startCity")}
          name="cruisesStartCity"
          value={String(filter.cruisesStartCity ?? "")}
          onValueChange={(value) => apply(changeFilter(filter, { cruisesStartCity: idOf(value) }))}
          options={[any, ...named(choices.startCities)]}
        />
        {more("startCities")}
      </FilterGroup>
      <FilterGroup title={t("groups.water")}>
        <OptionChips
          isLabelHidden
          label={t("groups.water")}
          name="waterObject"
          value={String(filter.waterObject ?? "")}
          onValueChange={(value) => apply(changeFilter(filter, { waterObject: idOf(value) }))}
          options={[any, ...named(choices.waterObjects)]}
        />
        {more("waterObjects")}
      </FilterGroup>
      <FilterGroup title={t("groups.ships")} isOpen={filter.ships.length > 0}>
        <FilterOptions field="ships" choices={choices.ships} state={state} />
        {more("ships")}
      </FilterGroup>
      <FilterGroup title={t("groups.cabins")}>
        <OptionChips
          isLabelHidden
          label={t("groups.cabins")}
          name="cruisesCabinsCapacity"
          value={String(filter.cruisesCabinsCapacity ?? "")}
          onValueChange={(value) =>
            apply(changeFilter(filter, { cruisesCabinsCapacity: idOf(value) }))
          }
          options={[
            any,
            ...Object.entries(counts.cruisesCabinsCapacity).map(([value, count]) => ({
              value,
              text: t("cabin", { count: Number(value) }),
              count: number(count),
            })),
          ]}
        />
      </FilterGroup>
    </>
  );
}
