/**
 * Times and sizes that every page needs (docs/product/constants.md), in a file of their own so that
 * the first load brings none of the other widgets' constants. Names end in the unit: `Ms`,
 * `Seconds`, `Px`.
 */

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Sizes for the image service, `{width}x{height}`; height 00 keeps the proportions. Each list goes
 * from ordinary to high-density screens. Tours have landscape sizes because the tiles at the head
 * of their page are wide, and a crop of a tall picture would lose most of it.
 */
export const IMAGE_SIZES = {
  tall: ["374x500", "748x1000"],
  tile: ["250x300", "500x600"],
  landscape: ["400x300", "800x600"],
  wide: ["1200x00"],
} as const;

/** Menus and other panels attached to a button; a select's list is closer to it. */
export const DROPDOWN = { closeDelayMs: 300, offsetPx: 12, selectOffsetPx: 8 } as const;

/** Thin bar at the top while a page loads; it appears only after `throttle`. */
export const LOADING_BAR = {
  throttleMs: 200,
  durationMs: 2000,
  hideDelayMs: 500,
  resetDelayMs: 400,
} as const;

/** Times that belong to no single widget. */
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
