import type { COOKIE_MAX_AGE_SECONDS } from "../page-constants.ts";

/**
 * A cookie that pages keep for a visitor, beside those of the session; `COOKIE_MAX_AGE_SECONDS` has the life of each.
 *
 * - `country`: ISO code.
 * - `lastRequest`: number, token and region of the last help request, by which it is gone on with.
 * - `subscriber`: number of a subscription to programmes.
 * - `cookieNotice`: the answer to the notice itself.
 * - `utm`: where the visitor came from.
 * - `tourVariantId`: the departure that was chosen last.
 */
export type VisitorCookie = keyof typeof COOKIE_MAX_AGE_SECONDS;

/** The name that the browser keeps it by: `tour-variant-id`. */
export const cookieName = (cookie: VisitorCookie): string =>
  cookie.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What stands on a yes in the notice, and is gone when that is taken back; all others are what the visitor has chosen
 * or asked for.
 *
 * - `consent`: the site can do without it.
 * - `chosen`: kept in any case where it was chosen, with a yes where the site found it out.
 */
export const onConsent: Readonly<Partial<Record<VisitorCookie, "consent" | "chosen">>> = {
  utm: "consent",
  country: "chosen",
};
