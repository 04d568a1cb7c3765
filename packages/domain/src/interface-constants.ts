/**
 * Sizes, limits and times of widgets that all storefronts share (docs/product/constants.md); what every page
 * needs at once is in `page-constants.ts`. Names end in the unit: `Ms`, `Px`.
 */

const SECOND_MS = 1000;

/**
 * Smallest viewport widths of the layouts. Style sheets repeat them, because media queries cannot
 * read variables; a test of the kit compares the two.
 */
export const BREAKPOINTS_PX = { sm: 576, md: 992, lg: 1200, xl: 1600, xxl: 2000 } as const;

/** Modal windows. The international storefront sets its own default through its variant. */
export const MODAL = {
  widthPx: 500,
  internationalWidthPx: 489,
  successWidthPx: 480,
  completeRequestWidthPx: 1060,
  closeAnimationMs: 300,
} as const;

/** Panel that slides in from the side. */
export const DRAWER = { widthPx: 500 } as const;

/** A section that opens and closes in place. */
export const COLLAPSE = { durationMs: 200 } as const;

/** Long text cut to a height. Text that exceeds it by less than the threshold is not cut. */
export const TRUNCATE = { heightPx: 120, thresholdPx: 24, durationMs: 300 } as const;

/** Short message in the corner of the window. */
export const TOAST = { closeDelayMs: 7 * SECOND_MS } as const;

/**
 * Touch carousel. A drag counts as a long swipe from that share of a slide, or from that time on.
 */
export const SLIDER = {
  speedMs: 300,
  touchThresholdPx: 5,
  longSwipeRatio: 0.5,
  longSwipeMs: 300,
  resistanceRatio: 0.85,
} as const;

/** The fullscreen gallery: a swipe further than the threshold turns the page or closes. */
export const GALLERY = { swipeThresholdPx: 100, doubleTapMs: 300, zoomFactor: 2 } as const;

/** The tiled gallery at the head of a page. */
export const TILE_GALLERY = { limit: 6, gapDesktopPx: 4, gapMobilePx: 8 } as const;

/** The strip of small photos under a text. */
export const PHOTO_PREVIEW = {
  count: 3,
  widthPx: 185,
  heightPx: 122,
  narrowWidthPx: 150,
  narrowHeightPx: 95,
} as const;

/** Page numbers: shown in full up to `pagesBeforeCollapse`, beyond that `neighbours` on each side. */
export const PAGINATION = { pagesBeforeCollapse: 7, neighbours: 3, firstPage: 1 } as const;

/** Star rating of a review: five named levels, from terrible to excellent. */
export const RATING = {
  levels: ["terrible", "poor", "fair", "good", "excellent"],
  max: 5,
} as const;

/** Rating with four marks, for difficulty. */
export const SHORT_RATING = { max: 4 } as const;

/** One-time code; the server may ask for another length. */
export const CODE_INPUT = { length: 5 } as const;

/** Phone field, and the rule that a number must satisfy: a plus sign, then digits. */
export const PHONE = { maxLength: 18, minDigits: 9 } as const;

/** Portrait of a person, or initials on one of five colours. */
export const AVATAR = { sizePx: 48, colours: 5 } as const;

/** Field for longer text. */
export const TEXTAREA = { rows: 2, autosize: true } as const;

/** Slider with two thumbs. */
export const RANGE = { min: 0, max: 100, step: 1 } as const;

/** The button that leads back to the top of the page. */
export const SCROLL_TO_TOP = { afterWindows: 3, throttleMs: 300 } as const;

/** Navigation that follows the reader through a page. */
export const SCROLL_SPY = { throttleMs: 500, scrollDurationMs: 400, scrollMaxMs: 500 } as const;

/** Number of asterisks shown for any secret value. */
export const MASK = { asterisks: 8 } as const;

/** Locale of the kit if no other is set. */
export const DEFAULT_LOCALE = "en-US";

/** Storefront timezones as offsets from Moscow time, in hours: MSK-15 … MSK+11. */
export const MOSCOW_OFFSETS_HOURS: readonly number[] = Array.from({ length: 27 }, (_, i) => i - 15);
