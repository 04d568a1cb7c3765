import { clsx } from "clsx";
import { GALLERY, MODAL } from "@tropa/domain/interface-constants";
import { IMAGE_SIZES } from "@tropa/domain/page-constants";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { prefersReducedMotion } from "../hooks/animate.ts";
import { cssVars } from "../hooks/css-vars.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { swipeGesture } from "../lightbox/gesture.ts";
import type { Point } from "../lightbox/gesture.ts";
import { Link } from "../link/link.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { useDialog } from "../modal/use-dialog.ts";
import { Picture } from "../picture/picture.tsx";
import type { StoryPlace } from "./story-steps.ts";
import dark from "../lightbox/dark-room.module.css";
import wholeScreen from "../modal/whole-screen.module.css";
import styles from "./story-viewer.module.css";

export type StorySlide = {
  /** Address with a `{size}` place. */
  template: string;
  alt: string;
  colour?: string;
  text?: ReactNode;
  /** Link of the slide. */
  link?: { href: string; text: string };
};

export type Story = {
  id: string;
  title: string;
  /** Picture in the ring: an address with a `{size}` place. */
  cover: string;
  colour?: string;
  slides: readonly StorySlide[];
  seen?: boolean;
};

type StoryViewerProps = {
  stories: readonly Story[];
  place: StoryPlace;
  open: boolean;
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
};

/** Time that a slide is shown. */
const slideMs = 6000;

/** A press longer than this pauses the slide. */
const holdMs = GALLERY.doubleTapMs;

type Press = Point & { atMs: number };

/** The slides on the whole screen. */
export function StoryViewer({ stories, place, open, onStep, onClose }: StoryViewerProps) {
  const messages = useMessages();
  const closeMs = MODAL.closeAnimationMs;
  const { present, handlers } = useDialog({ open, onClose, closeMs });
  const [paused, setPaused] = useState(() => open && prefersReducedMotion());
  const [held, setHeld] = useState(false);
  const press = useRef<Press>(undefined);

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setHeld(false);
    if (open) setPaused(prefersReducedMotion());
  }

  // Pauses while the page is hidden.
  useEffect(() => {
    if (!open) return undefined;
    const onHide = () => document.hidden && setPaused(true);
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  }, [open]);

  const story = stories[place.story];
  const slide = story?.slides[place.slide];
  const playing = !paused && !held;

  const isRtl = () =>
    handlers.ref.current !== null && getComputedStyle(handlers.ref.current).direction === "rtl";
  const towards = (right: boolean) => onStep(right === isRtl() ? -1 : 1);

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const isControl = event.target instanceof Element && event.target.closest("button, a");
    if (event.key === "ArrowRight") towards(true);
    else if (event.key === "ArrowLeft") towards(false);
    else if (event.key === " " && !isControl) {
      event.preventDefault();
      setPaused(!paused);
    } else handlers.onKeyDown(event);
  };

  const onPointerDown = (event: PointerEvent) => {
    press.current = { x: event.clientX, y: event.clientY, atMs: event.timeStamp };
    setHeld(true);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current: start } = press;
    press.current = undefined;
    setHeld(false);
    if (!start) return;
    const end = { x: event.clientX, y: event.clientY };
    const gesture = swipeGesture(start, end);
    if (gesture === "close") onClose();
    else if (gesture !== "none") towards(gesture === "next");
    else if (event.timeStamp - start.atMs < holdMs) {
      // A tap on the first third goes back, otherwise forward.
      const box = event.currentTarget.getBoundingClientRect();
      const share = (end.x - box.left) / box.width;
      onStep((isRtl() ? 1 - share : share) < 1 / 3 ? -1 : 1);
    }
  };

  const release = () => {
    press.current = undefined;
    setHeld(false);
  };

  return (
    <dialog
      {...handlers}
      aria-label={story?.title ?? messages.stories}
      className={clsx(wholeScreen.root, dark.room, styles.root)}
      style={cssVars({ "--room-motion": `${closeMs}ms`, "--slide-time": `${slideMs}ms` })}
      data-playing={playing || undefined}
      onKeyDown={onKeyDown}
    >
      {present && story && slide && (
        <div className={styles.window}>
          <div
            className={styles.stage}
            onPointerDown={onPointerDown}
            onPointerUp={onPointerUp}
            onPointerCancel={release}
            onPointerLeave={release}
            onContextMenu={(event) => event.preventDefault()}
          >
            <Picture
              key={slide.template}
              template={slide.template}
              alt={slide.alt}
              colour={slide.colour}
              width={3}
              height={4}
              variants={IMAGE_SIZES.tall}
              priority
              className={styles.picture}
            />
          </div>
          <div className={styles.bars} aria-hidden="true">
            {story.slides.map((one, index) => (
              <span
                key={one.template}
                className={styles.bar}
                data-state={
                  index === place.slide ? "current" : index < place.slide ? "done" : "ahead"
                }
              >
                {/* The progress bar's animation is the slide's timer. */}
                <span
                  key={`${place.story}-${place.slide}`}
                  className={styles.progress}
                  onAnimationEnd={() => onStep(1)}
                />
              </span>
            ))}
          </div>
          <div className={styles.head}>
            <strong className={styles.title}>{story.title}</strong>
            <span aria-live={playing ? "off" : "polite"} className={styles.count}>
              {fill(messages.slideOf, { index: place.slide + 1, total: story.slides.length })}
            </span>
            <IconButton
              icon={paused ? "play" : "pause"}
              label={paused ? messages.play : messages.pause}
              className={styles.button}
              onClick={() => setPaused(!paused)}
            />
            <IconButton
              icon="close"
              label={messages.close}
              className={styles.button}
              onClick={onClose}
            />
          </div>
          {(slide.text || slide.link) && (
            <div className={styles.words} aria-live={playing ? "off" : "polite"}>
              {slide.text && <div>{slide.text}</div>}
              {slide.link && (
                <Link href={slide.link.href} variant="bare" className={styles.link}>
                  {slide.link.text}
                </Link>
              )}
            </div>
          )}
          <IconButton
            icon="chevron-left"
            label={messages.previous}
            className={styles.previous}
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={messages.next}
            className={styles.next}
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </dialog>
  );
}
