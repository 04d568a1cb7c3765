import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/page-constants";
import { cookieName, onConsent } from "@tropa/domain/storefront/visitor-cookies";
import type { VisitorCookie } from "@tropa/domain/storefront/visitor-cookies";
import { cookieValue, onCookieChange, writeCookie } from "@tropa/page-runtime/browser/cookies";

/** What a visitor has said to cookies that the site can do without (docs/product/storefronts.md#cookies). */
export type Consent = "all" | "necessary";

/** Null where they have not been asked, or have taken their answer back. */
export function consent(): Consent | null {
  const value = keptCookie("cookieNotice");
  if (value === null || value === "") return null;
  return value === "all" ? "all" : "necessary";
}

/** The value of a visitor's cookie; null where there is none. */
export const keptCookie = (cookie: VisitorCookie): string | null => cookieValue(cookieName(cookie));

/**
 * Keeps a cookie for as long as the table of them says, if the visitor's answer allows it.
 *
 * @param isChosen the visitor has said so themselves
 */
export function keepCookie(cookie: VisitorCookie, value: string, isChosen = false): void {
  const kept = onConsent[cookie];
  if (!kept || (kept === "chosen" && isChosen) || consent() === "all")
    writeCookie(cookieName(cookie), value, COOKIE_MAX_AGE_SECONDS[cookie]);
}

export function giveConsent(answer: Consent): void {
  keepCookie("cookieNotice", answer);
}

/** Takes the answer back: the notice asks again, and what stood on a yes is gone. */
export function withdrawConsent(): void {
  for (const name of [...Object.keys(onConsent), cookieName("cookieNotice")])
    writeCookie(name, "", 0);
}

/** Calls back whenever the visitor's answer may have changed. */
export const onConsentChange = onCookieChange;
