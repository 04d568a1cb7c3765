import { requestStore } from "../../platform/browser/request-store.ts";

/**
 * Why the window opens: pressed for in the header or beside the favourites, a page or a call that needs an account, a
 * page of somebody else's, or a session that has ended.
 */
type SignInReason = "wanted" | "favourites" | "needed" | "otherAccount" | "ended";

export interface SignInRequest {
  reason: SignInReason;
  /** A path of the storefront, without the locale's prefix, to go to afterwards; this page without it. */
  to?: string;
  /** Opens at the organizers' own sign-in. */
  isAuthor?: boolean;
}

const store = requestStore<SignInRequest>();

/** Opens the window of sign-in over whatever page is there; its code comes with the first time. */
export const openSignIn = (wanted: SignInRequest): void => store.set(wanted);
export const closeSignIn = (): void => store.set(null);

/** What the window was opened for; null while it is closed. */
export const useSignInRequest = store.use;
