import { clsx } from "clsx";
import type { Ref, RefObject } from "react";
import colours from "../ground/map-colours.module.css";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./interactive-map.module.css";

export type MapWindowProps = {
  /** Element in which the map's library draws. */
  canvas: Ref<HTMLDivElement>;
  /** The map, once mounted. */
  mounted: RefObject<{ zoomBy: (levels: number) => void } | undefined>;
  /** Name of the map for screen readers: what it shows. */
  label: string;
  canvasClass?: string | undefined;
};

/** The area in which a map is drawn, with zoom buttons. */
export function MapWindow({ canvas, mounted, label, canvasClass }: MapWindowProps) {
  const messages = useMessages();
  return (
    <>
      <div
        ref={canvas}
        role="region"
        aria-label={label}
        // West is always on the left, whatever the direction of the text.
        dir="ltr"
        className={clsx(styles.canvas, colours.colours, canvasClass)}
      />
      <div className={styles.zoom}>
        <IconButton
          icon="plus"
          variant="overlay"
          label={messages.zoomIn}
          onClick={() => mounted.current?.zoomBy(1)}
        />
        <IconButton
          icon="minus"
          variant="overlay"
          label={messages.zoomOut}
          onClick={() => mounted.current?.zoomBy(-1)}
        />
      </div>
    </>
  );
}
