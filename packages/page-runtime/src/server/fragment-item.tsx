import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { PageFragments } from "./fragments.ts";

/** Present while the server renders a page. */
const FragmentsContext = createContext<PageFragments | null>(null);
export const FragmentsProvider = FragmentsContext.Provider;

interface FragmentItemProps {
  /**
   * Everything that the content depends on beside variant, locale and currency: plain data. The content must read
   * nothing else, and use no `useId`.
   */
  madeOf: unknown;
  children: ReactNode;
}

/**
 * A list item whose HTML the server keeps between pages (decision 0031). The browser takes it over like any other: what
 * is kept is what React wrote for the same children.
 */
export function FragmentItem({ madeOf, children }: FragmentItemProps) {
  const found = use(FragmentsContext)?.find(madeOf);
  if (!found) return <li>{children}</li>;
  if ("place" in found) return <li>{found.place}</li>;
  return <li data-fragment={found.mark}>{children}</li>;
}
