import type { ComponentProps } from "react";
import { Link } from "react-router";

/** What the router takes: paths of this storefront in this locale. */
function isInternal(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/images/");
}

/** The anchor of every link in the kit: the router's for pages, the browser's for everything else. */
export function RouterAnchor({ href = "", children, ...rest }: ComponentProps<"a">) {
  if (isInternal(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
