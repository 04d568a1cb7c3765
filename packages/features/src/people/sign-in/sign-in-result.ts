import { isRedirect } from "@tropa/api-client/api-client-error";
import type { SignedIn } from "@tropa/api-contract/people/account";
import { accessTokens } from "../../platform/api/access-tokens.ts";
import { storeEvents } from "../../platform/analytics/stored-events.ts";
import { sendEvent } from "../../platform/analytics/send-event.ts";
import { setVisitorCookie, readVisitorCookie } from "../../platform/storage/consent.ts";
import { absoluteUrl } from "@tropa/page-runtime/storefront/storefront-context";
import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { rememberSignInWay } from "../after-sign-in/question-memory.ts";
import type { SignedInBy } from "../after-sign-in/question-memory.ts";
import { rememberLink } from "./own-link.ts";
import { forgetSignIn } from "./sign-in-memory.ts";
import { useSession } from "../session/session.ts";
import { notifyTabs } from "../session/tabs.ts";

/** Returns a path of this storefront; null for any other address. */
export function ownPath(to: string | null | undefined): string | null {
  // Browsers read a backslash as a slash and skip tabs and line breaks.
  if (!to?.startsWith("/") || /[\\\t\r\n]/.test(to)) return null;
  if (!URL.canParse(to, "https://own.invalid")) return null;
  const { origin, pathname, search, hash } = new URL(to, "https://own.invalid");
  // The path of "/.//other.example" begins with "//", which browsers would read as another site.
  return origin === "https://own.invalid" && !pathname.startsWith("//")
    ? `${pathname}${search}${hash}`
    : null;
}

/** Continues the session without a reload if the same person signs in again; false if it is somebody else. */
export function continueSession({ token, profile }: SignedIn): boolean {
  if (useSession.getState().lastAccountId !== profile.id) return false;
  forgetSignIn();
  accessTokens.set(token);
  notifyTabs("signedIn");
  return true;
}

/**
 * Completes a sign-in: reloads the page (docs/product/accounts-and-sessions.md#signing-in) or loads `to`. The session
 * continues by cookie; typed text and choices are restored.
 */
export function finishSignIn(
  { profile, is_new: isNew = false }: SignedIn,
  storefront: Storefront,
  { to, by = "other" }: { to: string | null; by?: SignedInBy },
): void {
  const { variant, locale, currency } = storefront;
  forgetSignIn();
  rememberSignInWay(by);
  notifyTabs("signedIn");
  sendEvent({ name: isNew ? "sign_up" : "login", method: variant.mainAuthMethod });
  storeEvents();
  const knows = variant.currencies.includes(profile.currency);
  if (knows && profile.currency !== currency && readVisitorCookie("currency") === null)
    setVisitorCookie("currency", profile.currency);
  if (to === null) window.location.reload();
  else window.location.assign(absoluteUrl(storefront, locale, to));
}

/** Follows a redirect: organizers and staff have sign-ins of their own. Returns whether it did. */
export function followRedirect(error: unknown): boolean {
  if (!isRedirect(error)) return false;
  const { protocol, href, origin, searchParams } = new URL(error.url, window.location.href);
  if (protocol !== "https:" && protocol !== "http:") return false;
  const token = searchParams.get("token");
  if (token !== null && origin === window.location.origin) rememberLink(token);
  window.location.assign(href);
  return true;
}
