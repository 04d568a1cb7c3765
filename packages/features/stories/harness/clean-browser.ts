import { COOKIE_MAX_AGE_SECONDS } from "@tropa/domain/page-constants";
import { cookieName } from "@tropa/domain/storefront/visitor-cookies";
import type { VisitorCookie } from "@tropa/domain/storefront/visitor-cookies";
import { writeCookie } from "@tropa/page-runtime/browser/cookies";
import { toasts } from "@tropa/ui-kit/toasts";
import { forgetProfileQuestion } from "../../src/people/after-sign-in/ask-for-profile.ts";
import { dropSession } from "../../src/people/session/start-session.ts";
import { setSessionPending } from "../../src/people/session/session.ts";
import { closeSignIn } from "../../src/people/sign-in/open-sign-in.ts";
import { discardUnsentMessages } from "../../src/conversation/sending/own-send-queue.ts";
import { dropDrafts } from "../../src/platform/forms/drafts/form-draft.ts";
import { queryClient } from "../../src/platform/api/query-client.ts";

/** Initial contents of the browser's storage, by store name. */
export type Kept = Readonly<Record<string, unknown>>;

/** Dispatches a storage event, as if from another tab, so that loaded stores notice. */
function tell(key: string, newValue: string | null): void {
  dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
}

/** Storybook's own data stays. */
const isOurs = (name: string) => !/storybook/i.test(name);

/** Cookies of a returning visitor, who sees no notices about cookies and languages. */
const ofReturning = ["cookie-notice", "locale"];

const allCookies = Object.keys(COOKIE_MAX_AGE_SECONDS) as VisitorCookie[];

/** Resets the browser's storage to what the story says. */
export function cleanBrowser(
  kept: Kept,
  {
    isFirstVisit,
    isSignedIn,
    isStaff,
  }: { isFirstVisit: boolean; isSignedIn: boolean; isStaff: boolean },
): void {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  closeSignIn();
  discardUnsentMessages();
  forgetProfileQuestion();
  writeCookie("signed-in", "1", isSignedIn ? 600 : 0);
  writeCookie("admin-session", "1", isStaff ? 600 : 0);
  dropSession("here");
  setSessionPending();
  queryClient().clear();
  dropDrafts();
  for (const cookie of allCookies) writeCookie(cookieName(cookie), "", 0);
  if (!isFirstVisit) for (const name of ofReturning) writeCookie(name, "1", 600);
  for (const name of Object.keys(sessionStorage).filter(isOurs)) sessionStorage.removeItem(name);
  for (const name of Object.keys(localStorage).filter(isOurs)) {
    localStorage.removeItem(name);
    tell(name, null);
  }
  for (const [name, value] of Object.entries(kept)) {
    const written = JSON.stringify(value);
    localStorage.setItem(name, written);
    tell(name, written);
  }
}
