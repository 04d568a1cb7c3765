import { COOKIE_MAX_AGE_SECONDS } from "../interface-constants.ts";

interface VisitorCookieRule {
  name: string;
  maxAgeSeconds: number;
  /**
   * - `always`: what the visitor has chosen or asked for.
   * - `consent`: the site can do without; only after a yes in the notice, and gone when that is taken back.
   * - `chosen`: always where it was chosen, with a yes where the site found it out; gone with the yes.
   */
  kept: "always" | "consent" | "chosen";
}

/** Every cookie that pages keep for a visitor, beside those of the session: its name, its life and what it stands on. */
export const visitorCookies = {
  locale: { name: "locale", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.locale, kept: "always" },
  currency: { name: "currency", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.currency, kept: "always" },
  /** ISO code. */
  country: { name: "country", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.country, kept: "chosen" },
  /** Number, token and region of the last help request, by which it is gone on with. */
  lastRequest: {
    name: "last-request",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.lastRequest,
    kept: "always",
  },
  /** Number of a subscription to programmes. */
  subscriber: {
    name: "tropa-subscriber",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.subscriber,
    kept: "always",
  },
  /** The answer to the notice itself. */
  cookieNotice: {
    name: "cookie-notice",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.cookieNotice,
    kept: "always",
  },
  /** Where the visitor came from. */
  utm: { name: "utm", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.utm, kept: "consent" },
  /** The departure that was chosen last. */
  tourVariantId: {
    name: "tour-variant-id",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.tourVariantId,
    kept: "always",
  },
} as const satisfies Record<keyof typeof COOKIE_MAX_AGE_SECONDS, VisitorCookieRule>;

export type VisitorCookie = keyof typeof visitorCookies;
