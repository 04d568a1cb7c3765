import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { GroundSource } from "../ground/ground-source.ts";
import colours from "../ground/map-colours.module.css";
import { useSeen } from "../hooks/use-seen.ts";
import type { MapDrawing } from "../map-drawing/draw-map.ts";
import styles from "./map.module.css";

/** The ground under a drawing. Its code loads when the drawing is near the viewport. */
export function MapGround({ drawing, source }: { drawing: MapDrawing; source: GroundSource }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useSeen(canvas, true);
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    const { current: element } = canvas;
    if (!isSeen || !element) return undefined;
    let end: (() => void) | undefined;
    let gone = false;
    import("../ground/paint-drawing.ts").then(
      ({ paintDrawing }) => {
        if (!gone) end = paintDrawing(element, drawing, source, () => setPainted(true));
      },
      // Without the ground, the drawing remains.
      () => undefined,
    );
    return () => {
      gone = true;
      end?.();
    };
  }, [isSeen, drawing, source]);

  const { text, href } = source.attribution;
  return (
    <>
      <canvas
        ref={canvas}
        className={clsx(styles.ground, colours.colours)}
        data-painted={isPainted || undefined}
        aria-hidden="true"
      />
      {isPainted && (
        <small className={styles.owners} data-stands="">
          {href === undefined ? text : <a href={href}>{text}</a>}
        </small>
      )}
    </>
  );
}
