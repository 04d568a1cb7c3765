import { requestStore } from "../../platform/browser/request-store.ts";

/**
 * Why the window opens: pressed in the header or beside favourites, a page or call that needs an account, a page of
 * another account, or an ended session.
 */
type SignInReason = "wanted" | "favourites" | "needed" | "otherAccount" | "ended";

export interface SignInRequest {
  reason: SignInReason;
  /** Path to go to afterwards, without the locale's prefix; defaults to this page. */
  to?: string;
  /** Opens the step for organizers. */
  isAuthor?: boolean;
}

const store = requestStore<SignInRequest>();

/** Opens the sign-in window over the page. */
export const openSignIn = (wanted: SignInRequest): void => store.set(wanted);
export const closeSignIn = (): void => store.set(null);

/** The open window's request; null while it is closed. */
export const useSignInRequest = store.use;
