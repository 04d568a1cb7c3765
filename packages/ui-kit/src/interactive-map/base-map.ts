import { geoJSON, map as createMap, tileLayer } from "leaflet";
import type { GeoJsonObject } from "geojson";
import type { LatLngTuple, Map as LeafletMap } from "leaflet";
import type { MapPlace } from "../map-drawing/draw-map.ts";

/** What every map stands on. */
export type BaseMapOptions = {
  /** Address of tiles with `{z}`, `{x}`, `{y}`; without it the land is drawn. */
  tileUrl: string | undefined;
  attribution: { text: string; href?: string } | undefined;
  /** Class names of what is drawn. */
  classes: { land: string; border: string };
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

/** Land and borders below everything else. */
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
  layer(worldLand(), classes.land).bringToBack();
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
      target.remove();
    },
  };
}
