import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { signOut } from "../session/sign-out.ts";
import { openSignIn } from "./open-sign-in.ts";

/**
 * Signs out and opens the sign-in, for a page of another account. If the session cannot be ended, the next sign-in
 * replaces it.
 */
export async function signInAnew(storefront: Storefront): Promise<void> {
  await signOut(storefront).catch(() => {});
  openSignIn({ reason: "otherAccount" });
}
