import { continents, radiusChoices } from "@tropa/domain/discovery/search-filter";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { OptionChips } from "../../../search-box/option-chips.tsx";
import { changeFilter } from "../../choices/filter-links.ts";
import { FilterGroup } from "./filter-groups.tsx";
import { joinPath } from "../../choices/listing-path.ts";
import { LongList } from "./long-list.tsx";
import type { PanelProps } from "../panel-props.ts";
import { useCountedOptions } from "./use-counted-options.ts";
import styles from "../panel/filters-panel.module.css";

/** Filters by place: destinations, continents and the distance from a point. */
export function PlaceGroup(props: PanelProps) {
  const { t } = useTranslation("listing");
  const { data, state } = props;
  const { filter, apply } = state;
  const counted = useCountedOptions();
  const circles = circlesOf(props);
  const hasContinents = !data.choices.isShort && data.parts.place === "";
  // Hide a group without any choice.
  if (data.choices.destinations.length === 0 && !circles && !hasContinents) return null;
  return (
    <FilterGroup title={t("groups.destination")}>
      <LongList {...props} list="destinations" />
      {circles && <Around {...props} circles={circles} />}
      {hasContinents && (
        <OptionChips
          className={styles.below}
          label={t("groups.continent")}
          name="continent"
          value={filter.continent ?? ""}
          onValueChange={(value) =>
            apply(
              changeFilter(filter, { continent: continents.find((one) => one === value) ?? null }),
            )
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

/** Returns the listing's centre and the radii that would list more tours; null if there are none. */
function circlesOf({ data, state: { filter } }: PanelProps) {
  const [lat, lng] =
    filter.lat !== null && filter.lng !== null ? [filter.lat, filter.lng] : (data.point ?? []);
  // For a place, a radius must find more tours than the place itself; around a point, any tour will do.
  const { radius: counts } = data.choices.counts;
  const least = filter.radius === null ? data.total : 0;
  const radii = radiusChoices.filter(
    (km) => km === filter.radius || (counts[String(km)] ?? 0) > least,
  );
  return lat === undefined || lng === undefined || radii.length === 0
    ? null
    : { lat, lng, radii, counts };
}

interface AroundProps extends PanelProps {
  circles: NonNullable<ReturnType<typeof circlesOf>>;
}

/** Chooses a radius around a place or point. */
function Around({ circles, data, state: { filter, apply } }: AroundProps) {
  const { t } = useTranslation("listing");
  const counted = useCountedOptions();
  const { lat, lng, radii, counts } = circles;
  const placeName = filter.radius === null ? data.names.place : filter.placeName;
  const widen = (value: string) => {
    if (value === "")
      return changeFilter(filter, { lat: null, lng: null, radius: null, placeName: "" });
    return changeFilter(filter, {
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
