/**
 * Times and sizes that pages need at once (docs/product/constants.md): a file of its own, so that the first load brings no
 * others of widgets along. Names end in the unit: `Ms`, `Seconds`, `Px`.
 */

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Size placeholders of the image service, `{width}x{height}`; height 00 keeps the proportions.
 * Each list goes from the plain screen to the dense one. Landscape came later: the
 * tiles at the head of a tour are wide, and a cut from a tall picture would lose most of it.
 */
export const IMAGE_SIZES = {
  tall: ["374x500", "748x1000"],
  tile: ["250x300", "500x600"],
  landscape: ["400x300", "800x600"],
  wide: ["1200x00"],
} as const;

/** Menus and other panels that hang from a button; a select's list hangs closer. */
export const DROPDOWN = { closeDelayMs: 300, offsetPx: 12, selectOffsetPx: 8 } as const;

/** The thin bar at the top while a page loads. It appears only after the throttle has passed. */
export const LOADING_BAR = {
  throttleMs: 200,
  durationMs: 2000,
  hideDelayMs: 500,
  resetDelayMs: 400,
} as const;

/** Waits and delays of the pages that belong to no single widget. */
export const TIMES = {
  codeResendSeconds: MINUTE_SECONDS,
  priceConversionCacheSeconds: MINUTE_SECONDS,
  localeMessageCacheSeconds: DAY_SECONDS,
  chunkErrorReloadGuardMs: 10 * SECOND_MS,
  activityPingThrottleMs: 30 * SECOND_MS,
  tabAlternationMs: SECOND_MS,
  citySearchDebounceMs: 200,
  analyticsIdleTimeoutMs: 6 * SECOND_MS,
} as const;

/** Lifetimes of cookies, in seconds as `Max-Age` takes them. */
export const COOKIE_MAX_AGE_SECONDS = {
  locale: 365 * DAY_SECONDS,
  country: 180 * DAY_SECONDS,
  lastRequest: 180 * DAY_SECONDS,
  subscriber: 180 * DAY_SECONDS,
  cookieNotice: 180 * DAY_SECONDS,
  currency: 365 * DAY_SECONDS,
  utm: 3 * DAY_SECONDS,
  tourVariantId: DAY_SECONDS,
} as const;
