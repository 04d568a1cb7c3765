import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/interface-constants";
import { cookieValue, writeCookie } from "./cookies.ts";

/** What a visitor has said to cookies that the site can do without (docs/product/storefronts.md#cookies). */
export type Consent = "all" | "necessary";

const name = "cookie-notice";

/** Null where they have not been asked, or have taken their answer back. */
export function consent(): Consent | null {
  const value = cookieValue(name);
  if (value === null || value === "") return null;
  return value === "all" ? "all" : "necessary";
}

export function giveConsent(answer: Consent): void {
  writeCookie(name, answer, COOKIE_MAX_AGE_SECONDS.cookieNotice);
}

/** Takes the answer back: the notice asks again, and what stood on a yes is gone. */
export function withdrawConsent(): void {
  writeCookie("utm", "", 0);
  writeCookie(name, "", 0);
}
