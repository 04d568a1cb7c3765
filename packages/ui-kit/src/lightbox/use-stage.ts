import { SLIDER } from "@tropa/domain/interface-constants";
import { useRef, useState } from "react";
import type { DragEvent, MouseEvent, PointerEvent } from "react";
import { isDoubleTap, swipeGesture } from "./gesture.ts";
import type { Gesture, Point } from "./gesture.ts";
import { distance, isZoomed, middle, toggleZoom, wholePhoto, limitOffset, zoomAt } from "./zoom.ts";
import type { View } from "./zoom.ts";

type Press = {
  start: Point;
  /** The view at the start, and the distance between two fingers. */
  view: View;
  apart?: number;
  moved: boolean;
};

type StageOptions = {
  /** Photos are enlarged, videos are not. */
  zoomable: boolean;
  onGesture: (gesture: Exclude<Gesture, "none">) => void;
};

type Tap = Point & { atMs: number };

/** Most distance between the taps of a double tap: about a finger's width. */
const sameSpotPx = 40;

/** Follows fingers and mouse on the photo: swipes, double taps, pinches, and moves when enlarged. */
export function useStage({ zoomable, onGesture }: StageOptions) {
  const [view, setView] = useState(wholePhoto);
  /** Distance the photo is dragged to turn or close; undefined for none. */
  const [drag, setDrag] = useState<Point>();
  const fingers = useRef(new Map<number, Point>());
  const press = useRef<Press>(undefined);
  const lastTap = useRef<Tap>(undefined);
  const swallowsClick = useRef(false);

  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  /** Converts a point to coordinates from the centre of the stage. */
  const onStage = (event: PointerEvent<HTMLElement>, { x, y }: Point): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  const sizeOf = (event: PointerEvent<HTMLElement>) => ({
    width: event.currentTarget.clientWidth,
    height: event.currentTarget.clientHeight,
  });

  const begin = () => {
    const [one, other] = Array.from(fingers.current.values());
    if (!one) return;
    press.current = other
      ? { start: middle(one, other), view, apart: distance(one, other), moved: true }
      : { start: one, view, moved: press.current?.moved ?? false };
  };

  const onPinch = (event: PointerEvent<HTMLElement>, pressed: Press, apart: number) => {
    const [one, other] = Array.from(fingers.current.values());
    if (!one || !other || !zoomable) return;
    const centre = middle(one, other);
    const scale = pressed.view.scale * (distance(one, other) / Math.max(apart, 1));
    const zoomed = zoomAt(pressed.view, scale, onStage(event, pressed.start), sizeOf(event));
    const along = { x: centre.x - pressed.start.x, y: centre.y - pressed.start.y };
    setView(
      limitOffset(
        { x: zoomed.x + along.x, y: zoomed.y + along.y, scale: zoomed.scale },
        sizeOf(event),
      ),
    );
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: pressed } = press;
    if (!pressed || !fingers.current.has(event.pointerId)) return;
    const at = pointOf(event);
    fingers.current.set(event.pointerId, at);
    if (pressed.apart !== undefined) {
      onPinch(event, pressed, pressed.apart);
      return;
    }
    if (!pressed.moved) {
      if (distance(at, pressed.start) <= SLIDER.touchThresholdPx) return;
      pressed.moved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const by = { x: at.x - pressed.start.x, y: at.y - pressed.start.y };
    if (!isZoomed(pressed.view)) setDrag(by);
    else {
      const { x, y, scale } = pressed.view;
      setView(limitOffset({ x: x + by.x, y: y + by.y, scale }, sizeOf(event)));
    }
  };

  const onTap = (event: PointerEvent<HTMLElement>) => {
    const at = pointOf(event);
    const { current: before } = lastTap;
    const isSecond =
      before !== undefined &&
      distance(before, at) < sameSpotPx &&
      isDoubleTap(before.atMs, event.timeStamp);
    lastTap.current = isSecond ? undefined : { ...at, atMs: event.timeStamp };
    if (isSecond && zoomable) setView(toggleZoom(view, onStage(event, at), sizeOf(event)));
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current: pressed } = press;
    fingers.current.delete(event.pointerId);
    setDrag(undefined);
    if (!pressed) return;
    swallowsClick.current = pressed.moved;
    if (fingers.current.size > 0) {
      // One of two fingers is still down: it continues from here and does not end in a swipe.
      begin();
      return;
    }
    press.current = undefined;
    if (!pressed.moved) onTap(event);
    else if (pressed.apart === undefined && !isZoomed(pressed.view) && !isZoomed(view)) {
      const gesture = swipeGesture(pressed.start, pointOf(event));
      if (gesture !== "none") onGesture(gesture);
    }
  };

  return {
    view,
    drag,
    reset: () => setView(wholePhoto),
    toggle: () => setView(toggleZoom(view, { x: 0, y: 0 }, noSize)),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === "mouse" && event.button !== 0) return;
        if (fingers.current.size === 0) press.current = undefined;
        swallowsClick.current = false;
        fingers.current.set(event.pointerId, pointOf(event));
        setDrag(undefined);
        begin();
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        fingers.current.delete(event.pointerId);
        if (fingers.current.size === 0) press.current = undefined;
        setDrag(undefined);
      },
      // A drag that begins on the poster of a video does not start it.
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        if (!swallowsClick.current) return;
        swallowsClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    },
  };
}

/** Photos stay centred whatever the size. */
const noSize = { width: 0, height: 0 };
