import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { GroundSource, MapTiles } from "../ground/ground-source.ts";
import { prefersReducedMotion } from "../hooks/animate.ts";
import { MapWindow } from "../interactive-map/map-window.tsx";
import base from "../interactive-map/interactive-map.module.css";
import hidden from "../visually-hidden/visually-hidden.module.css";
import styles from "./marker-map.module.css";
import type { MapMarker, MapView, MountedMarkerMap } from "./mount-marker-map.ts";

export type { GroundSource, MapLabel, MapTiles } from "../ground/ground-source.ts";
export type { MapMarker, MapView } from "./mount-marker-map.ts";

export type MarkerMapProps = Omit<ComponentProps<"div">, "children"> & {
  /** Name of the map for screen readers: what it shows. */
  label: string;
  markers: readonly MapMarker[];
  /** The view to show; a new value moves the map there. */
  view: MapView | null;
  /** The marker highlighted elsewhere on the page, or chosen. */
  activeId?: string | null;
  onMarkerPress?: (id: string) => void;
  /** Called when the pointer enters a marker, and with null when it leaves. */
  onMarkerPoint?: (id: string | null) => void;
  /** Called with the view initially and after each move. */
  onViewChange?: (view: MapView, zoom: number, isByVisitor: boolean) => void;
  /** Height in px of an overlay at the lower edge of the map; the map keeps its content clear of it. */
  coveredBelow?: () => number;
  /** Coasts, waters, borders and towns of our own; the same object as long as the page has one language. */
  ground?: GroundSource;
  /**
   * Called when the map opens, to load a provider's tiles instead of our ground; null for none.
   * Pass the same function each time.
   */
  tiles?: () => Promise<MapTiles | null>;
  /** Over the map's upper edge. */
  children?: ReactNode;
};

const classes = {
  land: base.land ?? "",
  border: base.border ?? "",
  graticule: base.graticule ?? "",
  marker: styles.marker ?? "",
  bubble: styles.bubble ?? "",
  count: styles.count ?? "",
  name: hidden.root ?? "",
};

/**
 * A full-page map whose markers carry text and change as it moves. It fills its container. The map
 * library loads when it is first rendered.
 */
export function MarkerMap({
  label,
  markers,
  view,
  activeId = null,
  onMarkerPress,
  onMarkerPoint,
  onViewChange,
  coveredBelow,
  ground,
  tiles,
  className,
  children,
  ...rest
}: MarkerMapProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedMarkerMap>(undefined);
  /** The last view that the map was moved to. */
  const shown = useRef<MapView>(null);
  const [state, setState] = useState<"loading" | "open" | "failed">("loading");
  const press = useEffectEvent((id: string) => onMarkerPress?.(id));
  const point = useEffectEvent((id: string | null) => onMarkerPoint?.(id));
  const move = useEffectEvent((...seen: [MapView, number, boolean]) => onViewChange?.(...seen));
  const covered = useEffectEvent(() => ({
    above: over.current?.offsetHeight ?? 0,
    below: coveredBelow?.() ?? 0,
  }));
  const takeView = useEffectEvent(() => (shown.current = view));

  useEffect(() => {
    const { current: element } = canvas;
    if (!element) return undefined;
    let gone = false;
    const resizing = new ResizeObserver(() => mounted.current?.resize());
    const mount = async () => {
      const [{ mountMarkerMap }, provided] = await Promise.all([
        import("./mount-marker-map.ts"),
        tiles?.().catch(() => null),
      ]);
      if (gone) return;
      mounted.current = mountMarkerMap(element, {
        tiles: provided,
        ground,
        classes,
        still: prefersReducedMotion(),
        view: takeView(),
        covered,
        onPress: press,
        onPoint: point,
        onMove: move,
      });
      resizing.observe(element);
      setState("open");
    };
    mount().catch(() => {
      if (!gone) setState("failed");
    });
    return () => {
      gone = true;
      resizing.disconnect();
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [tiles, ground]);

  useEffect(() => {
    if (state !== "open") return;
    mounted.current?.setMarkers(markers);
    mounted.current?.setActive(activeId);
  }, [state, markers, activeId]);

  useEffect(() => {
    if (state !== "open" || !view || shown.current === view) return;
    shown.current = view;
    mounted.current?.show(view);
  }, [state, view]);

  return (
    <div {...rest} className={clsx(styles.root, className)} data-state={state}>
      <MapWindow canvas={canvas} mounted={mounted} label={label} canvasClass={styles.canvas} />
      {children && (
        <div ref={over} className={styles.over}>
          {children}
        </div>
      )}
    </div>
  );
}
