import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";
import { StaticMap } from "../map/map.tsx";
import type { MapDrawing } from "../map-drawing/draw-map.ts";
import { useMessages } from "../messages/messages.tsx";
import styles from "./embedded-map.module.css";

export type EmbeddedMapProps = Omit<ComponentProps<"div">, "children"> & {
  /** Address of the maps service's own page for frames; https only. */
  src: string;
  /** Name of the map for screen readers: what it shows. */
  label: string;
  /** The map drawn on the server, shown until the visitor opens the other one. */
  drawing: MapDrawing;
  /** Shows the frame at once. For places where consent has been given before. */
  defaultOpen?: boolean;
};

const isSafe = (address: string) => URL.canParse(address) && new URL(address).protocol === "https:";

/**
 * A map service's own map in a frame, opened from the drawn one: the service gets no request before
 * the visitor's press. If the address is not https, only the drawing is shown.
 */
export function EmbeddedMap({
  src,
  label,
  drawing,
  defaultOpen = false,
  className,
  ...rest
}: EmbeddedMapProps) {
  const messages = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const isRequested = useRef(false);
  const [open, setOpen] = useState(defaultOpen);
  const safe = isSafe(src);

  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (open && isRequested.current) frame.current?.focus();
  }, [open]);

  const openMap = () => {
    isRequested.current = true;
    setOpen(true);
  };

  return (
    <div {...rest} className={clsx(styles.root, className)} data-state={open ? "open" : "drawn"}>
      {safe && open ? (
        <iframe
          ref={frame}
          src={src}
          title={label}
          className={styles.frame}
          loading="lazy"
          allow="fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: its own scripts on its own origin reach nothing of this page
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      ) : (
        <StaticMap
          drawing={drawing}
          label={label}
          action={
            safe && (
              <Button size="sm" variant="secondary" icon="map" onClick={openMap}>
                {messages.openMap}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
