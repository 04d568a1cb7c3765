import { geoJSON, map as createMap, tileLayer } from "leaflet";
import type { GeoJsonObject } from "geojson";
import type { LatLngTuple, Map as LeafletMap } from "leaflet";
import type { MapPlace } from "../map-drawing/draw-map.ts";
import type { GroundSource, MapTiles } from "../ground/ground-source.ts";
import { mountGround } from "../ground/mount-ground.ts";
import { graticuleStep } from "../map-drawing/scale-bar.ts";
import { graticule } from "./graticule.ts";

/** The layer below every map. */
export type BaseMapOptions = {
  /** A provider's tiles, used instead of our own ground. */
  tiles: MapTiles | null | undefined;
  /** Our own ground and names; without it, or when none of it comes, the bare land of the world is drawn. */
  ground: GroundSource | undefined;
  /** Class names of what is drawn. */
  classes: { land: string; border: string; graticule: string };
  still: boolean;
};

export type BaseMap = {
  target: LeafletMap;
  remove: () => void;
};

export const position = ({ lat, lng }: MapPlace): LatLngTuple => [lat, lng];

/** The operator's text is escaped: it is never markup. */
function attributionHtml({ text, href }: { text: string; href?: string }): string {
  const holder = document.createElement("span");
  const textElement = href === undefined ? holder : document.createElement("a");
  if (textElement instanceof HTMLAnchorElement && href !== undefined) {
    textElement.href = /^https?:/i.test(href) ? href : "#";
    textElement.rel = "noopener";
    holder.append(textElement);
  }
  textElement.textContent = text;
  return holder.innerHTML;
}

/** Returns the visible part of the map, in degrees. */
export function windowOf(target: LeafletMap) {
  const bounds = target.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/**
 * Draws land, borders and a graticule below everything else; without the graticule nothing would
 * show distances on a map of only coasts and borders.
 */
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
    // A running animation may end after the map was removed.
    if (isGone()) return;
    const bounds = windowOf(target);
    // Only for the window and a margin for dragging.
    lines.clearLayers();
    lines.addData(graticule(bounds, graticuleStep(bounds.east - bounds.west)));
    lines.bringToBack();
    land.bringToBack();
  };
  redraw();
  target.on("moveend", redraw);
}

/** Highest zoom at which our own ground has details. */
const closestGround = 14;

/** A map that can be moved, with tiles, our ground or the drawn land, and nothing on it yet. */
export function mountBaseMap(
  element: HTMLElement,
  { tiles, ground, classes, still }: BaseMapOptions,
): BaseMap {
  const owners = (tiles ?? ground)?.attribution;
  const target = createMap(element, {
    attributionControl: owners !== undefined,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
    // A wheel that scrolls the page past the map must not zoom it.
    scrollWheelZoom: false,
    zoomControl: false,
    minZoom: 2,
    // Drawn maps are sharp at any zoom; tiles only at theirs.
    zoomSnap: tiles ? 1 : 0.25,
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
  if (owners) target.attributionControl?.addAttribution(attributionHtml(owners));
  const own = () => {
    if (!ground) land();
    else if (!gone) mountGround(target, ground, land);
  };
  if (tiles) {
    const layer = tileLayer(tiles.tileUrl, { maxZoom: 19 })
      // The source does not work; draw our own map instead.
      .once("tileerror", () => {
        layer.remove();
        own();
      })
      .addTo(target);
  } else {
    if (ground) target.setMaxZoom(closestGround);
    own();
  }
  return {
    target,
    remove: () => {
      gone = true;
      // Leaflet ends a zoom animation by a timer that needs the map.
      if (isZooming) target.once("moveend", () => target.remove());
      else target.remove();
    },
  };
}
