import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { prefersReducedMotion } from "../hooks/animate.ts";
import type { GroundSource, MapTiles } from "../ground/ground-source.ts";
import { StaticMap } from "../map/map.tsx";
import type { MapDrawing, MapPlace, MapPoint } from "../map-drawing/draw-map.ts";
import { useMessages } from "../messages/messages.tsx";
import styles from "./interactive-map.module.css";
import { MapWindow } from "./map-window.tsx";
import type { MountedMap } from "./mount-map.ts";

export type { GroundSource, MapLabel, MapTiles } from "../ground/ground-source.ts";

export type InteractiveMapProps = Omit<ComponentProps<"div">, "children"> & {
  /** Places to mark, in their order. */
  points: readonly MapPoint[];
  /** The route between them. */
  route?: readonly MapPlace[];
  /** Name of the map for screen readers: what it shows. */
  label: string;
  /** The map drawn on the server, shown until the visitor opens the other one. */
  drawing: MapDrawing;
  /** Coasts, waters, borders and towns of our own; the same object as long as the page has one language. */
  ground?: GroundSource;
  /**
   * Called when the map opens, to load a provider's tiles instead of our ground; null for none.
   * Pass the same function each time.
   */
  tiles?: () => Promise<MapTiles | null>;
  /** Opens at once, for a page that is the map. */
  defaultOpen?: boolean;
  /** Below the drawing. */
  caption?: ReactNode;
};

type Phase = "drawn" | "loading" | "open" | "failed";

const nowhere: readonly MapPlace[] = [];

const classes = {
  mark: styles.mark ?? "",
  land: styles.land ?? "",
  border: styles.border ?? "",
  graticule: styles.graticule ?? "",
  route: styles.route ?? "",
  casing: styles.casing ?? "",
  popup: styles.popup ?? "",
};

/**
 * A map that can be moved and zoomed. It starts as the drawing of `StaticMap`; the map library
 * loads on request. If the ground is missing or fails, it shows the drawn land.
 */
export function InteractiveMap({
  points,
  route = nowhere,
  label,
  drawing,
  ground,
  tiles,
  defaultOpen = false,
  caption,
  className,
  ...rest
}: InteractiveMapProps) {
  const messages = useMessages();
  const canvas = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedMap>(undefined);
  const [phase, setPhase] = useState<Phase>(defaultOpen ? "loading" : "drawn");
  const isRequested = useRef(false);
  const wanted = phase === "loading" || phase === "open";

  useEffect(() => {
    const { current: element } = canvas;
    if (!wanted || !element) return undefined;
    let gone = false;
    const mount = async () => {
      const [{ mountMap }, provided] = await Promise.all([
        import("./mount-map.ts"),
        tiles?.().catch(() => null),
      ]);
      if (gone) return;
      mounted.current = mountMap(element, {
        points,
        route,
        tiles: provided,
        ground,
        classes,
        still: prefersReducedMotion(),
      });
      setPhase("open");
    };
    mount().catch(() => {
      if (!gone) setPhase("failed");
    });
    return () => {
      gone = true;
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [wanted, points, route, tiles, ground]);

  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (phase === "open" && isRequested.current) canvas.current?.focus({ preventScroll: true });
  }, [phase]);

  const openMap = () => {
    isRequested.current = true;
    setPhase("loading");
  };

  const action = (
    <Button
      size="sm"
      variant="secondary"
      icon="map"
      loading={phase === "loading"}
      onClick={openMap}
    >
      {phase === "failed" ? messages.tryAgain : messages.openMap}
    </Button>
  );

  return (
    <div {...rest} className={clsx(styles.root, className)} data-state={phase}>
      {phase !== "open" && (
        <StaticMap
          drawing={drawing}
          ground={ground}
          label={label}
          caption={caption}
          action={action}
        />
      )}
      <div className={styles.window} hidden={phase !== "open"}>
        <MapWindow canvas={canvas} mounted={mounted} label={label} />
      </div>
      {phase === "open" && caption && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}
