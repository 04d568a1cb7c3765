import { SLIDER } from "@tropa/domain/interface-constants";
import { useEffect, useRef, useState } from "react";
import type { MouseEvent, PointerEvent, RefObject } from "react";
import { animate } from "../hooks/animate.ts";
import { positionInDrag, pageTarget, swipeTarget } from "./slider-motion.ts";

type Press = {
  pointerId: number;
  x: number;
  y: number;
  from: number;
  atMs: number;
  drags: boolean;
};

type Slides = {
  ends: { start: boolean; end: boolean };
  /** Moves a page forward or back. */
  move: (direction: 1 | -1) => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
    onClickCapture: (event: MouseEvent<HTMLDivElement>) => void;
  };
};

const isRtl = (track: HTMLElement) => getComputedStyle(track).direction === "rtl";

/** Returns the scroll distance from the first slide, in either text direction. */
const position = (track: HTMLElement) => Math.abs(track.scrollLeft);

const furthest = (track: HTMLElement) => track.scrollWidth - track.clientWidth;

/** Places of the slides along the track. */
function slideStarts(track: HTMLElement): readonly number[] {
  const slides = Array.from(track.children).filter((child) => child instanceof HTMLElement);
  const first = slides[0];
  if (!first) return [];
  const edge = (slide: HTMLElement) =>
    isRtl(track) ? slide.offsetLeft + slide.offsetWidth : slide.offsetLeft;
  return slides.map((slide) => Math.abs(edge(slide) - edge(first)));
}

/** Drives the slides of a scrolling track: drags with a threshold and resistance, and arrows. */
export function useSlides(track: RefObject<HTMLDivElement | null>): Slides {
  const [ends, setEnds] = useState({ start: true, end: true });
  const press = useRef<Press>(undefined);
  const stop = useRef(() => {});
  const dragEnded = useRef(false);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const measure = () => {
      const start = position(element) <= 1;
      const end = position(element) >= furthest(element) - 1;
      setEnds((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    // From now on this code handles drags instead of the browser.
    element.setAttribute("data-driven", "");
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      stop.current();
      resizing.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [track]);

  const stand = (element: HTMLElement, at: number, pull = 0) => {
    const sign = isRtl(element) ? -1 : 1;
    element.scrollLeft = sign * at;
    element.style.setProperty("--slider-pull", pull === 0 ? null : `${-sign * pull}px`);
  };

  const glide = (element: HTMLElement, index: number, pull = 0) => {
    stop.current();
    const from = position(element);
    const to = Math.min(slideStarts(element)[index] ?? 0, furthest(element));
    element.dataset["moving"] = "";
    const settle = () => delete element.dataset["moving"];
    const rest = (share: number) => stand(element, from + (to - from) * share, pull * (1 - share));
    stop.current = animate(0, 1, SLIDER.speedMs, rest, settle);
  };

  const end = (event: PointerEvent<HTMLDivElement>, finished: boolean) => {
    const { current: pressed } = press;
    press.current = undefined;
    const element = event.currentTarget;
    if (!pressed?.drags) return;
    dragEnded.current = finished;
    const moved = (pressed.x - event.clientX) * (isRtl(element) ? -1 : 1);
    const elapsedMs = finished ? event.timeStamp - pressed.atMs : SLIDER.longSwipeMs;
    const { pull } = positionInDrag(pressed.from, moved, furthest(element));
    const target = swipeTarget({ from: pressed.from, moved, elapsedMs }, slideStarts(element));
    glide(element, target, pull);
  };

  return {
    ends,
    move: (direction) => {
      const element = track.current;
      if (!element) return;
      const starts = slideStarts(element);
      glide(element, pageTarget(position(element), element.clientWidth, starts, direction));
    },
    handlers: {
      onPointerDown: (event) => {
        dragEnded.current = false;
        if (!event.isPrimary || event.button !== 0 || furthest(event.currentTarget) <= 0) return;
        stop.current();
        const { pointerId, clientX: x, clientY: y, timeStamp: atMs } = event;
        const from = position(event.currentTarget);
        press.current = { pointerId, x, y, from, atMs, drags: false };
      },
      onPointerMove: (event) => {
        const { current: pressed } = press;
        const element = event.currentTarget;
        if (pressed?.pointerId !== event.pointerId) return;
        const across = Math.abs(event.clientX - pressed.x);
        if (!pressed.drags) {
          if (across <= SLIDER.touchThresholdPx) return;
          // A mostly vertical move scrolls the page.
          if (Math.abs(event.clientY - pressed.y) > across) {
            press.current = undefined;
            return;
          }
          pressed.drags = true;
          element.dataset["moving"] = "";
          element.setPointerCapture(event.pointerId);
        }
        const moved = (pressed.x - event.clientX) * (isRtl(element) ? -1 : 1);
        const { at, pull } = positionInDrag(pressed.from, moved, furthest(element));
        stand(element, at, pull);
      },
      onPointerUp: (event) => end(event, true),
      onPointerCancel: (event) => end(event, false),
      // A drag must not click the link under it.
      onClickCapture: (event) => {
        if (!dragEnded.current) return;
        dragEnded.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
