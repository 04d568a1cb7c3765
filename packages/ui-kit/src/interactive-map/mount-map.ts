import { divIcon, latLngBounds, marker, polyline } from "leaflet";
import type { Map as LeafletMap } from "leaflet";
import type { MapPlace, MapPoint } from "../map-drawing/draw-map.ts";
import { mountBaseMap, position } from "./base-map.ts";
import type { BaseMapOptions } from "./base-map.ts";

/** Class names of what is drawn. */
type MapClasses = BaseMapOptions["classes"] & {
  mark: string;
  route: string;
  casing: string;
  popup: string;
};

export type MountOptions = Omit<BaseMapOptions, "classes"> & {
  points: readonly MapPoint[];
  route: readonly MapPlace[];
  classes: MapClasses;
};

function addPoints(target: LeafletMap, { points, classes }: MountOptions): void {
  for (const [index, point] of points.entries()) {
    const number = points.length > 1 ? String(index + 1) : "";
    const labelElement = document.createElement("strong");
    labelElement.textContent = point.label;
    const icon = divIcon({
      className: classes.mark,
      html: number,
      iconSize: [32, 32],
    });
    const spot = marker(position(point), { icon, title: point.label, riseOnHover: true })
      .bindPopup(labelElement, { className: classes.popup, closeButton: false, offset: [0, -8] })
      .addTo(target);
    // Voice control users say what they see, so the number is part of the name.
    spot.getElement()?.setAttribute("aria-label", `${number} ${point.label}`.trim());
  }
}

export type MountedMap = {
  zoomBy: (step: number) => void;
  remove: () => void;
};

/** Puts a map that can be moved into an element. Loaded when a visitor asks for the map. */
export function mountMap(element: HTMLElement, options: MountOptions): MountedMap {
  const { points, route, classes } = options;
  const { target, remove } = mountBaseMap(element, options);
  const all = [...points, ...route].map(position);
  if (all.length > 0) {
    target.fitBounds(latLngBounds(all), { padding: [48, 48], maxZoom: 12, animate: false });
  } else {
    target.setView([50, 60], 3);
  }

  if (route.length > 1) {
    const line = route.map(position);
    polyline(line, { className: classes.casing, interactive: false }).addTo(target);
    polyline(line, { className: classes.route, interactive: false }).addTo(target);
  }
  addPoints(target, options);
  return { zoomBy: (step) => target.setZoom(target.getZoom() + step), remove };
}
