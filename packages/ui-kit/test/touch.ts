import { cdp } from "vitest/browser";

type Point = { x: number; y: number };

/** Returns position and scale of the tests' page within the browser's window. */
function frame() {
  const box = window.frameElement?.getBoundingClientRect();
  return {
    left: box?.left ?? 0,
    top: box?.top ?? 0,
    scale: box ? box.width / window.innerWidth : 1,
  };
}

function inWindow({ x, y }: Point): Point {
  const { left, top, scale } = frame();
  return { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
}

/**
 * A clock of the fingers, in milliseconds. Gestures are told apart by their times, and those must
 * not depend on how busy the computer is that runs the tests.
 */
let clockMs = 0;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Begins a gesture now, behind the one before. The part of the browser that takes fingers knows
 * what is on the page only after it has been drawn.
 */
async function begin(): Promise<void> {
  await nextFrame();
  await nextFrame();
  clockMs = Math.max(Date.now(), clockMs + 1);
}

/** Real touches: the browser makes pointer events of them, and scrolls and cancels as with a finger. */
async function touches(
  type: "touchStart" | "touchMove" | "touchEnd",
  points: readonly Point[],
  afterMs = 0,
): Promise<void> {
  clockMs += afterMs;
  await cdp().send("Input.dispatchTouchEvent", {
    type,
    touchPoints: points.map((point, id) => ({ ...inWindow(point), id })),
    timestamp: clockMs / 1000,
  });
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Time between two positions of a finger. */
const stepMs = 16;

/** Middle of an element, in the page. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A finger goes down, moves in some steps and lifts; `holdMs` is how long it rests before it does. */
export async function swipe(from: Point, by: Point, holdMs = 0): Promise<void> {
  const to = { x: from.x + by.x, y: from.y + by.y };
  await begin();
  await touches("touchStart", [from]);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touches("touchMove", [between(from, to, share)], stepMs);
  }
  if (holdMs > 0) await pause(holdMs);
  await touches("touchEnd", [], stepMs + holdMs);
}

/** A finger taps: once, or again after so many milliseconds. */
export async function tap(at: Point, againAfterMs?: number): Promise<void> {
  await begin();
  await touches("touchStart", [at]);
  await touches("touchEnd", [], stepMs);
  if (againAfterMs === undefined) return;
  await touches("touchStart", [at], againAfterMs - stepMs);
  await touches("touchEnd", [], stepMs);
}

/** Two fingers around a point go from one distance to another. */
export async function pinch(around: Point, fromPx: number, toPx: number): Promise<void> {
  const fingers = (distance: number) => [
    { x: around.x - distance / 2, y: around.y },
    { x: around.x + distance / 2, y: around.y },
  ];
  await begin();
  await touches("touchStart", fingers(fromPx));
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touches("touchMove", fingers(fromPx + (toPx - fromPx) * share), stepMs);
  }
  await touches("touchEnd", [], stepMs);
}
