import { geoJSON, map as createMap, tileLayer } from "leaflet";
import type { GeoJsonObject } from "geojson";
import type { LatLngTuple, Map as LeafletMap } from "leaflet";
import type { MapPlace } from "../map-drawing/draw-map.ts";
import { graticuleStep } from "../map-drawing/scale-bar.ts";
import { graticule } from "./graticule.ts";

/** What every map stands on. */
export type BaseMapOptions = {
  /** Address of tiles with `{z}`, `{x}`, `{y}`; without it the land is drawn. */
  tileUrl: string | undefined;
  attribution: { text: string; href?: string } | undefined;
  /** Class names of what is drawn. */
  classes: { land: string; border: string; graticule: string };
  still: boolean;
};

export type BaseMap = {
  target: LeafletMap;
  remove: () => void;
};

export const position = ({ lat, lng }: MapPlace): LatLngTuple => [lat, lng];

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

/** What the window shows, in degrees. */
export function windowOf(target: LeafletMap) {
  const bounds = target.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** Land, borders and a graticule below everything else: between coasts and borders nothing else would show how far it is. */
async function drawLand(
  target: LeafletMap,
  classes: BaseMapOptions["classes"],
  isGone: () => boolean,
): Promise<void> {
  const { worldBorders, worldLand } = await import("./world-land.ts");
  if (isGone()) return;
  const layer = (what: GeoJsonObject, className: string) =>
    geoJSON(what, { interactive: false, style: { className, weight: 1 } }).addTo(target);
  layer(worldBorders(), classes.border).bringToBack();
  const land = layer(worldLand(), classes.land);
  const lines = layer(graticule(windowOf(target), 30), classes.graticule);
  const redraw = () => {
    // A movement that is under way ends after the map has gone.
    if (isGone()) return;
    const bounds = windowOf(target);
    // For the window alone, and a little more for one who drags it.
    lines.clearLayers();
    lines.addData(graticule(bounds, graticuleStep(bounds.east - bounds.west)));
    lines.bringToBack();
    land.bringToBack();
  };
  redraw();
  target.on("moveend", redraw);
}

/** A map that can be moved, with tiles or the drawn land and nothing on it yet. */
export function mountBaseMap(
  element: HTMLElement,
  { tileUrl, attribution, classes, still }: BaseMapOptions,
): BaseMap {
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
  let isZooming = false;
  target.on("zoomanim", () => {
    isZooming = true;
  });
  target.on("zoomend", () => {
    isZooming = false;
  });
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
    target,
    remove: () => {
      gone = true;
      // The library ends a zoom by its own clock, and looks for the map then.
      if (isZooming) target.once("moveend", () => target.remove());
      else target.remove();
    },
  };
}
