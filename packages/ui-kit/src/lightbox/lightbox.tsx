import { GALLERY, IMAGE_SIZES, MODAL, SLIDER } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { useDialog } from "../modal/use-dialog.ts";
import { Picture } from "../picture/picture.tsx";
import { isDoubleTap, swipeGesture, wrapIndex } from "./gesture.ts";
import type { Point } from "./gesture.ts";
import styles from "./lightbox.module.css";

export type LightboxItem = {
  /** Address with a `{size}` place. */
  template: string;
  alt: string;
  colour?: string;
  /** Shown in place of the photo: a video. */
  content?: ReactNode;
};

export type LightboxProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "children"> & {
  items: readonly LightboxItem[];
  open: boolean;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

const atRest: Point = { x: 0, y: 0 };

const variants = IMAGE_SIZES.wide;

/**
 * All photos, one at a time, on the whole screen. Swipes and arrow keys turn the page without
 * end, a swipe up or down or Escape closes, a double tap enlarges.
 */
export function Lightbox({
  items,
  open,
  index,
  onIndexChange,
  onClose,
  className,
  style,
  ref,
  ...rest
}: LightboxProps) {
  const messages = useMessages();
  const [zoomed, setZoomed] = useState(false);
  // Where the finger went down, and how far it has dragged the photo since.
  const from = useRef<Point>(undefined);
  const [drag, setDrag] = useState<Point>();
  const lastTap = useRef<number>(undefined);
  const closeMs = MODAL.closeAnimationMs;
  const { present, handlers } = useDialog({ open, onClose, closeMs });

  const total = items.length;
  const current = wrapIndex(index, total);
  const item = items[current];

  const turn = (step: number) => {
    setZoomed(false);
    onIndexChange(wrapIndex(current + step, total));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "ArrowRight") turn(1);
    else if (event.key === "ArrowLeft") turn(-1);
    else handlers.onKeyDown(event);
  };

  const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  const onPointerMove = (event: PointerEvent) => {
    if (!from.current || zoomed) return;
    const at = point(event);
    setDrag({ x: at.x - from.current.x, y: at.y - from.current.y });
  };

  const onPointerUp = (event: PointerEvent) => {
    const start = from.current;
    from.current = undefined;
    setDrag(undefined);
    if (!start) return;
    const end = point(event);
    if (Math.hypot(end.x - start.x, end.y - start.y) <= SLIDER.touchThresholdPx) {
      const double = isDoubleTap(lastTap.current, event.timeStamp);
      lastTap.current = double ? undefined : event.timeStamp;
      if (double) setZoomed(!zoomed);
      return;
    }
    if (zoomed) return;
    const gesture = swipeGesture(start, end);
    if (gesture === "close") onClose();
    else if (gesture !== "none") turn(gesture === "next" ? 1 : -1);
  };

  const { x, y } = drag ?? atRest;

  return (
    <dialog
      {...rest}
      {...handlers}
      ref={composeRefs(handlers.ref, ref)}
      aria-label={messages.gallery}
      className={clsx(styles.root, className)}
      style={cssVars({ "--lightbox-motion": `${closeMs}ms` }, style)}
      onKeyDown={onKeyDown}
    >
      {present && item && (
        <>
          <div className={styles.bar}>
            <span aria-live="polite">{fill(messages.photo, { index: current + 1, total })}</span>
            <span className={styles.actions}>
              <IconButton
                icon={zoomed ? "minus" : "plus"}
                label={messages.zoom}
                pressed={zoomed}
                className={styles.button}
                onClick={() => setZoomed(!zoomed)}
              />
              <IconButton
                icon="close"
                label={messages.close}
                className={styles.button}
                onClick={onClose}
              />
            </span>
          </div>
          <div
            className={styles.stage}
            data-zoomed={zoomed || undefined}
            data-dragging={drag ? "" : undefined}
            style={cssVars({
              "--drag-x": `${x}px`,
              "--drag-y": `${y}px`,
              "--zoom": GALLERY.zoomFactor,
              "--turn-motion": `${SLIDER.speedMs}ms`,
            })}
            onPointerDown={(event) => {
              from.current = point(event);
            }}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              from.current = undefined;
              setDrag(undefined);
            }}
          >
            {item.content ?? (
              <Picture
                key={item.template}
                template={item.template}
                alt={item.alt}
                colour="transparent"
                width={4}
                height={3}
                variants={variants}
                fit="contain"
                priority
                className={styles.picture}
              />
            )}
          </div>
          {item.alt && <p className={styles.caption}>{item.alt}</p>}
          {total > 1 && (
            <>
              <IconButton
                icon="chevron-left"
                label={messages.previous}
                className={clsx(styles.button, styles.previous)}
                onClick={() => turn(-1)}
              />
              <IconButton
                icon="chevron-right"
                label={messages.next}
                className={clsx(styles.button, styles.next)}
                onClick={() => turn(1)}
              />
            </>
          )}
        </>
      )}
    </dialog>
  );
}
