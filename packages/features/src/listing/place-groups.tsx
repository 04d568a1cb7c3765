import { continents } from "@tropa/domain/search-filter";
import { useTranslation } from "../platform/translation.ts";
import { OptionChips } from "../search-box/option-chips.tsx";
import { changed } from "./filter-links.ts";
import { FilterGroup } from "./filter-groups.tsx";
import { joinPath } from "./listing-path.ts";
import { LongList } from "./long-list.tsx";
import type { PanelProps } from "./panel-props.ts";
import styles from "./filters-panel.module.css";

/** Kilometres around a point. */
const radii = ["25", "50", "100", "200", "300"] as const;

/** Where: places with their tours, and the country around one of them. */
export function PlaceGroup(props: PanelProps) {
  const { t } = useTranslation("listing");
  const { data, state } = props;
  const { filter, apply } = state;
  return (
    <FilterGroup title={t("groups.destination")}>
      <LongList {...props} list="destinations" />
      <Around {...props} />
      {!data.choices.isShort && data.parts.place === "" && (
        <OptionChips
          className={styles.below}
          label={t("groups.continent")}
          name="continent"
          value={filter.continent ?? ""}
          onValueChange={(value) =>
            apply(changed(filter, { continent: continents.find((one) => one === value) ?? null }))
          }
          options={[
            { value: "", text: t("any") },
            ...continents.map((value) => ({ value, text: t(`continent.${value}`) })),
          ]}
        />
      )}
    </FilterGroup>
  );
}

/** Widens a small place to what lies around it, and back. */
function Around({ data, state: { filter, apply } }: PanelProps) {
  const { t } = useTranslation("listing");
  const [lat, lng] =
    filter.lat !== null && filter.lng !== null ? [filter.lat, filter.lng] : (data.point ?? []);
  if (lat === undefined || lng === undefined) return null;
  const placeName = filter.radius === null ? data.names.place : filter.placeName;
  const widen = (value: string) => {
    if (value === "") return changed(filter, { lat: null, lng: null, radius: null, placeName: "" });
    return changed(filter, {
      slug: joinPath({ ...data.parts, place: "" }),
      countries: [],
      regions: [],
      cities: [],
      lat,
      lng,
      radius: Number(value),
      placeName,
    });
  };
  return (
    <OptionChips
      className={styles.below}
      label={placeName === "" ? t("groups.radius") : t("around", { place: placeName })}
      name="radius"
      value={filter.radius === null ? "" : String(filter.radius)}
      onValueChange={(value) => apply(widen(value))}
      options={[
        { value: "", text: filter.radius === null ? t("radius.off") : t("radius.anywhere") },
        ...radii.map((km) => ({ value: km, text: t("radius.km", { km }) })),
      ]}
    />
  );
}
