import { continents, radiusChoices } from "@tropa/domain/search-filter";
import { useTranslation } from "../platform/translation.ts";
import { OptionChips } from "../search-box/option-chips.tsx";
import { changed } from "./filter-links.ts";
import { FilterGroup } from "./filter-groups.tsx";
import { joinPath } from "./listing-path.ts";
import { LongList } from "./long-list.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useCountedOptions } from "./use-counted-options.ts";
import styles from "./filters-panel.module.css";

/** Where: places with their tours, and the country around one of them. */
export function PlaceGroup(props: PanelProps) {
  const { t } = useTranslation("listing");
  const { data, state } = props;
  const { filter, apply } = state;
  const counted = useCountedOptions();
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
            ...counted(continents, data.choices.counts.continent, (value) =>
              t(`continent.${value}`),
            ),
          ]}
        />
      )}
    </FilterGroup>
  );
}

/** Widens a small place to what lies around it, and back. */
function Around({ data, state: { filter, apply } }: PanelProps) {
  const { t } = useTranslation("listing");
  const counted = useCountedOptions();
  const [lat, lng] =
    filter.lat !== null && filter.lng !== null ? [filter.lat, filter.lng] : (data.point ?? []);
  if (lat === undefined || lng === undefined) return null;
  // A place is widened by what lists more than it does; around a point whatever lists anything.
  const { radius: counts } = data.choices.counts;
  const least = filter.radius === null ? data.total : 0;
  const radii = radiusChoices.filter(
    (km) => km === filter.radius || (counts[String(km)] ?? 0) > least,
  );
  if (radii.length === 0) return null;
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
        ...counted(radii, counts, (km) => t("radius.km", { km })),
      ]}
    />
  );
}
