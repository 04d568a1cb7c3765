import { MarkerMap } from "@tropa/ui-kit/marker-map";
import type { MapMarker, MapView } from "@tropa/ui-kit/marker-map";
import { useMemo } from "react";
import { useGo } from "../../platform/history/layers.ts";
import { useMapSource } from "../../platform/map/map-source.ts";
import styles from "./places-map.module.css";

export interface PlaceOnMap {
  id: string;
  name: string;
  lat: number;
  lng: number;
  /** Where a press on it leads. */
  href?: string;
}

/** Degrees of ground around the outermost places. */
const margin = 0.4;

function viewOf(places: readonly PlaceOnMap[]): MapView {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  return {
    south: Math.min(...lats) - margin,
    west: Math.min(...lngs) - margin,
    north: Math.max(...lats) + margin,
    east: Math.max(...lngs) + margin,
  };
}

/** Places of a text or a list on a map; a press on one opens its page. */
export default function PlacesMap({
  label,
  places,
}: {
  label: string;
  places: readonly PlaceOnMap[];
}) {
  const go = useGo();
  const source = useMapSource();
  const view = useMemo(() => viewOf(places), [places]);
  const markers = useMemo(
    () =>
      places.map(({ id, name, lat, lng }): MapMarker => ({
        id,
        lat,
        lng,
        text: name,
        count: 1,
        label: name,
      })),
    [places],
  );
  const press = (id: string) => {
    const href = places.find((place) => place.id === id)?.href;
    if (href !== undefined) void go(href);
  };
  return (
    <MarkerMap
      label={label}
      {...source}
      markers={markers}
      view={view}
      onMarkerPress={press}
      className={styles.root ?? ""}
    />
  );
}
