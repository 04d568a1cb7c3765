import type { Storefront } from "@tropa/page-runtime/storefront/storefront-context";
import { signOut } from "../session/sign-out.ts";
import { openSignIn } from "./open-sign-in.ts";

/**
 * Lets somebody in whom the page belongs to: they may use this device, too, so the session that was refused is ended first.
 * Where it cannot end, another sign-in takes its place all the same.
 */
export async function signInAnew(storefront: Storefront): Promise<void> {
  await signOut(storefront).catch(() => {});
  openSignIn({ reason: "otherAccount" });
}
