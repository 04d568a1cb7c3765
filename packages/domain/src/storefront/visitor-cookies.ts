import type { COOKIE_MAX_AGE_SECONDS } from "../page-constants.ts";

/**
 * A cookie that pages set for a visitor, besides those of the session; lifetimes are in
 * `COOKIE_MAX_AGE_SECONDS`.
 *
 * - `country`: ISO code.
 * - `lastRequest`: number, token and region of the last help request, to continue it.
 * - `subscriber`: number of a subscription to programmes.
 * - `cookieNotice`: the answer to the cookie notice.
 * - `utm`: campaign that the visitor came from.
 * - `tourVariantId`: the last chosen departure.
 */
export type VisitorCookie = keyof typeof COOKIE_MAX_AGE_SECONDS;

/** Returns the name of a cookie in the browser: `tour-variant-id`. */
export const cookieName = (cookie: VisitorCookie): string =>
  cookie.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Cookies that need consent and are deleted when it is withdrawn; all others are what the visitor
 * has chosen or asked for.
 *
 * - `consent`: always needs consent.
 * - `chosen`: needs consent only if the site set it without the visitor's choice.
 */
export const onConsent: Readonly<Partial<Record<VisitorCookie, "consent" | "chosen">>> = {
  utm: "consent",
  country: "chosen",
};
