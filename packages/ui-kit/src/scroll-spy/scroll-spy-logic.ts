import { SCROLL_SPY } from "@tropa/domain/interface-constants";

/**
 * Which section the reader is in: the last one that has come up to the line below the page's head.
 * `tops` are distances of the sections from the top of the window; at the end of the page it is
 * the last section, which may be too short to come up to the line.
 */
export function currentSection(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.findLastIndex((top) => Number.isFinite(top));
  return tops.findLastIndex((top) => top <= line);
}

/** How long the way takes: the usual time, and a little longer the further it is, up to a limit. */
export function scrollDuration(distancePx: number, windowPx: number): number {
  const { scrollDurationMs, scrollMaxMs } = SCROLL_SPY;
  const screens = Math.abs(distancePx) / Math.max(windowPx, 1);
  const perScreenMs = 20;
  return Math.min(scrollMaxMs, Math.round(scrollDurationMs + screens * perScreenMs));
}
