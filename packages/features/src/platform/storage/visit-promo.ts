import { tabStorage } from "@tropa/page-runtime/browser/browser-storage";

/** The query parameter of links with a promo code. */
const promoParameter = "promo";
const longest = 64;

/** Returns the promo code of a page's query, or of the page that the visitor came to in this tab; empty for none. */
export function visitPromo(search: string): string {
  const here = new URLSearchParams(search).get(promoParameter)?.slice(0, longest);
  return here || (tabStorage.read(promoParameter) ?? "");
}

/** Stores the code of this page's address for the pages that follow in this tab. */
export const rememberPromo = (): void =>
  void tabStorage.write(promoParameter, visitPromo(window.location.search));

/** Forgets the stored code, for whoever ordered with it or does not want it. */
export const forgetPromo = (): void => tabStorage.remove(promoParameter);
