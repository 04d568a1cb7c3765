import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/page-constants";
import { cookieName, onConsent } from "@tropa/domain/storefront/visitor-cookies";
import type { VisitorCookie } from "@tropa/domain/storefront/visitor-cookies";
import { cookieValue, onCookieChange, writeCookie } from "@tropa/page-runtime/browser/cookies";

/** The visitor's answer to optional cookies (docs/product/storefronts.md#cookies). */
export type Consent = "all" | "necessary";

/** Returns the visitor's answer; null if they have not answered or have withdrawn it. */
export function consent(): Consent | null {
  const value = readVisitorCookie("cookieNotice");
  if (value === null || value === "") return null;
  return value === "all" ? "all" : "necessary";
}

/** A visitor cookie's value, or null. */
export const readVisitorCookie = (cookie: VisitorCookie): string | null =>
  cookieValue(cookieName(cookie));

/**
 * Sets a cookie for its configured lifetime, if the visitor's consent allows it.
 *
 * @param isChosen the visitor chose this value explicitly
 */
export function setVisitorCookie(cookie: VisitorCookie, value: string, isChosen = false): void {
  const consentNeeded = onConsent[cookie];
  if (!consentNeeded || (consentNeeded === "chosen" && isChosen) || consent() === "all")
    writeCookie(cookieName(cookie), value, COOKIE_MAX_AGE_SECONDS[cookie]);
}

/** Stores the answer to the cookie notice. */
export function giveConsent(answer: Consent): void {
  setVisitorCookie("cookieNotice", answer);
}

/** Withdraws consent: the notice asks again, and cookies that depended on it are deleted. */
export function withdrawConsent(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a closed record
  const dependent = Object.keys(onConsent) as VisitorCookie[];
  for (const cookie of [...dependent, "cookieNotice" as const])
    writeCookie(cookieName(cookie), "", 0);
}

/** Calls back whenever the visitor's answer may have changed. */
export const onConsentChange = onCookieChange;
