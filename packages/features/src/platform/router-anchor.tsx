import type { ComponentProps } from "react";
import { Link } from "react-router";

/** What the router takes: paths of this storefront in this locale. */
function isInternal(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/images/");
}

/** Marks links that must load a new document: another locale, another currency, a file. */
export const wholePage = { "data-whole-page": "" } as const;

/** The anchor of every link in the kit: the router's for pages, the browser's for everything else. */
export function RouterAnchor({ href = "", ...rest }: ComponentProps<"a"> & { "data-whole-page"?: string }) {
  if (!isInternal(href) || rest["data-whole-page"] !== undefined) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} />;
}
