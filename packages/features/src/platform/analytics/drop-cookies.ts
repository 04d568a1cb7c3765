import { allCookies, setCookie } from "@tropa/page-runtime/browser/cookies";

/** Deletes a provider's cookies, under every domain they may have been set for. */
export function dropCookies(names: RegExp): void {
  const parts = window.location.hostname.split(".");
  const domains = parts.slice(0, -1).map((_, index) => `; Domain=${parts.slice(index).join(".")}`);
  for (const cookie of allCookies().split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!names.test(name)) continue;
    for (const domain of ["", ...domains]) setCookie(`${name}=; Path=/; Max-Age=0${domain}`);
  }
}
