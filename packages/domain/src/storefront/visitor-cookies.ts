import { COOKIE_MAX_AGE_SECONDS } from "../interface-constants.ts";

interface VisitorCookieRule {
  name: string;
  maxAgeSeconds: number;
  /**
   * - absent: always, as the visitor has chosen or asked for it.
   * - `consent`: the site can do without; only after a yes in the notice, and gone when that is taken back.
   * - `chosen`: always where it was chosen, with a yes where the site found it out; gone with the yes.
   */
  kept?: "consent" | "chosen";
}

export type VisitorCookie = keyof typeof COOKIE_MAX_AGE_SECONDS;

/** Every cookie that pages keep for a visitor, beside those of the session: its name, its life and what it stands on. */
export const visitorCookies: Readonly<Record<VisitorCookie, VisitorCookieRule>> = {
  locale: { name: "locale", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.locale },
  currency: { name: "currency", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.currency },
  /** ISO code. */
  country: { name: "country", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.country, kept: "chosen" },
  /** Number, token and region of the last help request, by which it is gone on with. */
  lastRequest: {
    name: "last-request",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.lastRequest,
  },
  /** Number of a subscription to programmes. */
  subscriber: {
    name: "tropa-subscriber",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.subscriber,
  },
  /** The answer to the notice itself. */
  cookieNotice: {
    name: "cookie-notice",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.cookieNotice,
  },
  /** Where the visitor came from. */
  utm: { name: "utm", maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.utm, kept: "consent" },
  /** The departure that was chosen last. */
  tourVariantId: {
    name: "tour-variant-id",
    maxAgeSeconds: COOKIE_MAX_AGE_SECONDS.tourVariantId,
  },
};
