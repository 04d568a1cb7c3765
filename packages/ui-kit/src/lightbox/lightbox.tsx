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

type Press = { from: Point; at: Point };

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
  const [press, setPress] = useState<Press>();
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

  const onPointerUp = (event: PointerEvent) => {
    if (!press) return;
    const { from } = press;
    const to = point(event);
    setPress(undefined);
    if (Math.hypot(to.x - from.x, to.y - from.y) <= SLIDER.touchThresholdPx) {
      const double = isDoubleTap(lastTap.current, event.timeStamp);
      lastTap.current = double ? undefined : event.timeStamp;
      if (double) setZoomed(!zoomed);
      return;
    }
    if (zoomed) return;
    const gesture = swipeGesture(from, to);
    if (gesture === "close") onClose();
    else if (gesture !== "none") turn(gesture === "next" ? 1 : -1);
  };

  const dragged =
    press && !zoomed
      ? { x: press.at.x - press.from.x, y: press.at.y - press.from.y }
      : { x: 0, y: 0 };

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
            data-dragging={press ? "" : undefined}
            style={cssVars({
              "--drag-x": `${dragged.x}px`,
              "--drag-y": `${dragged.y}px`,
              "--zoom": GALLERY.zoomFactor,
              "--turn-motion": `${SLIDER.speedMs}ms`,
            })}
            onPointerDown={(event) => setPress({ from: point(event), at: point(event) })}
            onPointerMove={(event) => press && setPress({ ...press, at: point(event) })}
            onPointerUp={onPointerUp}
            onPointerCancel={() => setPress(undefined)}
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
