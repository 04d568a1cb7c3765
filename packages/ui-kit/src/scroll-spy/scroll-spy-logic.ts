import { SCROLL_SPY } from "@tropa/domain/interface-constants";

/**
 * Returns the current section: the last one whose top is above `line`, just below the page's
 * header. `tops` are distances from the top of the window. At the end of the page it is the last
 * section, which may be too short to reach the line.
 */
export function currentSection(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.findLastIndex((top) => Number.isFinite(top));
  return tops.findLastIndex((top) => top <= line);
}

/** Returns the scroll duration: longer for longer distances, up to a limit. */
export function scrollDuration(distancePx: number, windowPx: number): number {
  const { scrollDurationMs, scrollMaxMs } = SCROLL_SPY;
  const screens = Math.abs(distancePx) / Math.max(windowPx, 1);
  const perScreenMs = 20;
  return Math.min(scrollMaxMs, Math.round(scrollDurationMs + screens * perScreenMs));
}
