import { MarkerMap } from "@tropa/ui-kit/marker-map";
import type { MapMarker, MapView } from "@tropa/ui-kit/marker-map";
import { useMemo } from "react";
import { useGo } from "../../platform/history/layers.ts";
import { useMapSource } from "../../platform/map/map-source.ts";
import styles from "./places-map.module.css";

/** A place to mark on a map. */
export interface PlaceOnMap {
  id: string;
  name: string;
  lat: number;
  lng: number;
  /** Address opened by pressing the place. */
  href?: string;
}

/** Margin around the outermost places, degrees. */
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

/** A map with markers; pressing one opens its page. */
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
