import { divIcon, latLngBounds, marker } from "leaflet";
import type { Marker } from "leaflet";
import { mountBaseMap, position, windowOf } from "../interactive-map/base-map.ts";
import type { BaseMapOptions } from "../interactive-map/base-map.ts";
import type { MapPlace } from "../map-drawing/draw-map.ts";

/** A part of the map in degrees; its west is greater than its east if it crosses the date line. */
export type MapView = { south: number; west: number; north: number; east: number };

/** A place on the map that can be pressed. */
export type MapMarker = MapPlace & {
  id: string;
  /** Short words in the marker: a price. */
  text: string;
  /** Number of things at this marker; shown beside the label if more than one. */
  count?: number;
  /** Name for screen readers. */
  label: string;
};

type MarkerMapOptions = Omit<BaseMapOptions, "classes"> & {
  classes: BaseMapOptions["classes"] & {
    marker: string;
    bubble: string;
    count: string;
    name: string;
  };
  view: MapView | null;
  /** Heights at the upper and lower edge that are covered by something else, px. */
  covered: () => { above: number; below: number };
  onPress: (id: string) => void;
  onPoint: (id: string | null) => void;
  /** Called when the visitor has moved the map, and for its first view. */
  onMove: (view: MapView, zoom: number, isByVisitor: boolean) => void;
};

export type MountedMarkerMap = {
  setMarkers: (markers: readonly MapMarker[]) => void;
  setActive: (id: string | null) => void;
  show: (view: MapView) => void;
  zoomBy: (step: number) => void;
  resize: () => void;
  remove: () => void;
};

const fullTurn = 360;
const closest = 13;
/** Room for a marker's text beside its place, px. */
const edge = 40;
/** Least share of the map's height that stays free for markers. */
const leastFree = 0.4;

function iconOf({ text, count, label }: MapMarker, classes: MarkerMapOptions["classes"]) {
  const content = document.createElement("span");
  // The visible text is too short for a name, so it is hidden from screen readers.
  const name = document.createElement("span");
  name.className = classes.name;
  name.textContent = label;
  const bubble = document.createElement("span");
  bubble.className = classes.bubble;
  bubble.ariaHidden = "true";
  bubble.textContent = text;
  if (count !== undefined && count > 1) {
    const number = document.createElement("span");
    number.className = classes.count;
    number.textContent = String(count);
    bubble.append(number);
  }
  content.append(bubble, name);
  return divIcon({ className: classes.marker, html: content, iconSize: undefined });
}

/** A map of markers that come and go. Loaded when a visitor asks for the map. */
export function mountMarkerMap(element: HTMLElement, options: MarkerMapOptions): MountedMarkerMap {
  const { classes, covered, onPress, onPoint, onMove, still } = options;
  const { target, remove } = mountBaseMap(element, options);
  const shown = new Map<string, { spot: Marker; content: string }>();
  // Moves made by the page itself are not the visitor's.
  let isVisitors = false;
  const takeOver = () => {
    isVisitors = true;
  };
  for (const hand of ["pointerdown", "wheel", "keydown"] as const)
    element.addEventListener(hand, takeOver, { passive: true });

  const boundsOf = ({ south, west, north, east }: MapView) =>
    latLngBounds([south, west], [north, east < west ? east + fullTurn : east]);
  const show = (view: MapView, animate: boolean) => {
    isVisitors = false;
    const { above, below } = covered();
    const share = Math.min(1, ((1 - leastFree) * element.clientHeight) / (above + below || 1));
    target.fitBounds(boundsOf(view), {
      paddingTopLeft: [edge, edge + share * above],
      paddingBottomRight: [edge, edge + share * below],
      maxZoom: closest,
      animate,
    });
  };
  /** While the page is hidden there is no view to report. */
  const isHidden = () => element.clientWidth === 0 || element.clientHeight === 0;
  const report = () => {
    if (!isHidden()) onMove(windowOf(target), Math.round(target.getZoom()), isVisitors);
  };

  if (options.view) show(options.view, false);
  else target.setView([50, 60], 3);
  target.on("moveend", report);
  report();

  const add = (one: MapMarker) => {
    const spot = marker(position(one), {
      icon: iconOf(one, classes),
      riseOnHover: true,
      keyboard: true,
    })
      .on("click", () => onPress(one.id))
      .on("mouseover", () => onPoint(one.id))
      .on("mouseout", () => onPoint(null))
      .addTo(target);
    const button = spot.getElement();
    button?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPress(one.id);
    });
    return spot;
  };

  return {
    setMarkers(markers) {
      const wanted = new Set(markers.map(({ id }) => id));
      for (const [id, { spot }] of shown) {
        if (wanted.has(id)) continue;
        spot.remove();
        shown.delete(id);
      }
      for (const one of markers) {
        const content = `${one.text} ${one.count} ${one.label}`;
        const existing = shown.get(one.id);
        // Unchanged markers keep their element and its focus.
        if (existing?.content === content) continue;
        existing?.spot.remove();
        shown.set(one.id, { spot: add(one), content });
      }
    },
    setActive(id) {
      for (const [shownId, { spot }] of shown) {
        spot.getElement()?.toggleAttribute("data-active", shownId === id);
        spot.setZIndexOffset(shownId === id ? 1000 : 0);
      }
    },
    show: (view) => show(view, !still),
    zoomBy: (step) => {
      takeOver();
      target.setZoom(target.getZoom() + step);
    },
    resize() {
      if (isHidden()) return;
      // A resize is not a move by the visitor.
      isVisitors = false;
      target.invalidateSize({ animate: false, pan: false });
    },
    remove() {
      // A running animation may end after the map was removed.
      target.off("moveend", report);
      remove();
    },
  };
}
