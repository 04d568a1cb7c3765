import { MODAL, SLIDER } from "@tropa/domain/interface-constants";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent } from "react";
import { composeRefs } from "../hooks/compose-refs.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { useDialog } from "../modal/use-dialog.ts";
import { Picture } from "../picture/picture.tsx";
import { VideoEmbed } from "../video-embed/video-embed.tsx";
import { wrapIndex } from "./gesture.ts";
import type { Gesture } from "./gesture.ts";
import wholeScreen from "../modal/whole-screen.module.css";
import dark from "./dark-room.module.css";
import styles from "./lightbox.module.css";
import { ArrivingPhoto, Photo } from "./photo.tsx";
import type { LightboxItem } from "./photo.tsx";
import { useStage } from "./use-stage.ts";
import { isZoomed } from "./zoom.ts";

export type { LightboxItem } from "./photo.tsx";

export type LightboxProps = Omit<ComponentProps<"dialog">, "open" | "onClose" | "children"> & {
  items: readonly LightboxItem[];
  open: boolean;
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

function Content({ item }: { item: LightboxItem }) {
  if (item.content !== undefined) return item.content;
  if (item.videoUrl === undefined) return <ArrivingPhoto item={item} />;
  const poster = (
    <Picture template={item.template} alt="" width={16} height={9} variants={IMAGE_SIZES.wide} />
  );
  return (
    <VideoEmbed url={item.videoUrl} title={item.alt} poster={poster} className={styles.video} />
  );
}

/**
 * All photos and videos, one at a time, on the whole screen (ARIA pattern: modal dialog with a
 * carousel). Swipes and arrow keys turn the page without end, a swipe up or down or Escape closes,
 * a double tap or two fingers enlarge.
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
  const dialog = useRef<HTMLDialogElement>(null);
  const closeMs = MODAL.closeAnimationMs;
  const { present, handlers } = useDialog({ open, onClose, closeMs });

  const total = items.length;
  const current = wrapIndex(index, total);
  const item = items[current];
  const zoomable = item?.videoUrl === undefined && item?.content === undefined;

  /** Direction of the next photo on the screen. */
  const forward = () =>
    dialog.current && getComputedStyle(dialog.current).direction === "rtl" ? -1 : 1;

  const onGesture = (gesture: Exclude<Gesture, "none">) => {
    if (gesture === "close") onClose();
    else turn((gesture === "next" ? 1 : -1) * forward());
  };

  const stage = useStage({ zoomable, onGesture });
  const zoomed = isZoomed(stage.view);

  // Resets the zoom when opened again.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    stage.reset();
  }

  const turn = (step: number) => {
    stage.reset();
    if (total > 1) onIndexChange(wrapIndex(current + step, total));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "ArrowRight") turn(forward());
    else if (event.key === "ArrowLeft") turn(-forward());
    else handlers.onKeyDown(event);
  };

  const { x, y } = stage.drag ?? stage.view;
  const neighbours = [current + 1, current - 1]
    .map((place) => items[wrapIndex(place, total)])
    .filter((other) => other !== undefined && other !== item && other.content === undefined);

  return (
    <dialog
      {...rest}
      {...handlers}
      ref={composeRefs(handlers.ref, dialog, ref)}
      aria-label={messages.gallery}
      className={clsx(wholeScreen.root, dark.room, styles.root, className)}
      style={cssVars({ "--room-motion": `${closeMs}ms` }, style)}
      onKeyDown={onKeyDown}
    >
      {present && item && (
        <>
          <div className={styles.bar}>
            <span aria-live="polite">{fill(messages.photo, { index: current + 1, total })}</span>
            <span className={styles.actions}>
              {zoomable && (
                <IconButton
                  icon={zoomed ? "zoom-out" : "zoom-in"}
                  label={messages.zoom}
                  pressed={zoomed}
                  className={styles.button}
                  onClick={stage.toggle}
                />
              )}
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
            data-dragging={stage.drag ? "" : undefined}
            style={cssVars({
              "--view-x": `${x}px`,
              "--view-y": `${y}px`,
              "--view-scale": stage.view.scale,
              "--turn-motion": `${SLIDER.speedMs}ms`,
            })}
            {...stage.handlers}
          >
            <div key={current} className={styles.item}>
              <Content item={item} />
            </div>
          </div>
          {/* Neighbours are preloaded, so that turning shows them at once. */}
          {neighbours.map((other) => other && <Photo key={other.template} item={other} hidden />)}
          {item.alt && item.videoUrl === undefined && <p className={styles.caption}>{item.alt}</p>}
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
