import {
  divIcon,
  geoJSON,
  latLngBounds,
  map as createMap,
  marker,
  polyline,
  tileLayer,
} from "leaflet";
import type { GeoJsonObject } from "geojson";
import type { LatLngTuple, Map as LeafletMap } from "leaflet";
import type { MapPlace, MapPoint } from "../map-drawing/draw-map.ts";

/** Class names of what is drawn. */
type MapClasses = {
  mark: string;
  land: string;
  border: string;
  route: string;
  casing: string;
  popup: string;
};

export type MountOptions = {
  points: readonly MapPoint[];
  route: readonly MapPlace[];
  /** Address of tiles with `{z}`, `{x}`, `{y}`; without it the land is drawn. */
  tileUrl: string | undefined;
  attribution: { text: string; href?: string } | undefined;
  classes: MapClasses;
  still: boolean;
};

const position = ({ lat, lng }: MapPlace): LatLngTuple => [lat, lng];

/** What an operator writes is text, never markup. */
function attributionHtml({ text, href }: { text: string; href?: string }): string {
  const holder = document.createElement("span");
  const words = href === undefined ? holder : document.createElement("a");
  if (words instanceof HTMLAnchorElement && href !== undefined) {
    words.href = /^https?:/i.test(href) ? href : "#";
    words.rel = "noopener";
    holder.append(words);
  }
  words.textContent = text;
  return holder.innerHTML;
}

/** Land and borders below everything else. */
async function drawLand(
  target: LeafletMap,
  classes: MapClasses,
  isGone: () => boolean,
): Promise<void> {
  const { worldBorders, worldLand } = await import("./world-land.ts");
  if (isGone()) return;
  const layer = (what: GeoJsonObject, className: string) =>
    geoJSON(what, { interactive: false, style: { className, weight: 1 } }).addTo(target);
  layer(worldBorders(), classes.border).bringToBack();
  layer(worldLand(), classes.land).bringToBack();
}

function addPoints(target: LeafletMap, { points, classes }: MountOptions): void {
  for (const [index, point] of points.entries()) {
    const number = points.length > 1 ? String(index + 1) : "";
    const words = document.createElement("strong");
    words.textContent = point.label;
    const icon = divIcon({
      className: classes.mark,
      html: number,
      iconSize: [32, 32],
    });
    const spot = marker(position(point), { icon, title: point.label, riseOnHover: true })
      .bindPopup(words, { className: classes.popup, closeButton: false, offset: [0, -8] })
      .addTo(target);
    // Who speaks to the page says what they see: the number is part of the name.
    spot.getElement()?.setAttribute("aria-label", `${number} ${point.label}`.trim());
  }
}

export type MountedMap = {
  zoomBy: (step: number) => void;
  remove: () => void;
};

/** Puts a map that can be moved into an element. Loaded when a visitor asks for the map. */
export function mountMap(element: HTMLElement, options: MountOptions): MountedMap {
  const { points, route, tileUrl, attribution, classes, still } = options;
  const target = createMap(element, {
    attributionControl: attribution !== undefined,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    // A wheel that scrolls the page past the map must not zoom it.
    scrollWheelZoom: false,
    zoomControl: false,
    minZoom: 2,
    // What is drawn is sharp at any size; tiles are only at theirs.
    zoomSnap: tileUrl === undefined ? 0.25 : 1,
    worldCopyJump: true,
  });
  target.attributionControl?.setPrefix(false);
  target.on("focus click", () => target.scrollWheelZoom.enable());
  target.on("blur", () => target.scrollWheelZoom.disable());

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
  let gone = false;
  const land = () => {
    drawLand(target, classes, () => gone).catch((error: unknown) => {
      if (!gone) console.error("the land of the map did not arrive", error);
    });
  };
  if (tileUrl === undefined) land();
  else {
    tileLayer(tileUrl, {
      maxZoom: 19,
      ...(attribution && { attribution: attributionHtml(attribution) }),
    })
      // No tiles from there: the land is drawn instead.
      .once("tileerror", land)
      .addTo(target);
  }

  return {
    zoomBy: (step) => target.setZoom(target.getZoom() + step),
    remove: () => {
      gone = true;
      target.remove();
    },
  };
}
