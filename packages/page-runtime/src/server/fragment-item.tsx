import { createContext, use, useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { PageFragments } from "./fragments.ts";

/** Present while the server renders a page. */
const FragmentsContext = createContext<PageFragments | null>(null);
export const FragmentsProvider = FragmentsContext.Provider;

interface FragmentProps {
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
export function FragmentItem({ madeOf, children }: FragmentProps) {
  const found = use(FragmentsContext)?.find(madeOf);
  if (!found) return <li>{children}</li>;
  if ("place" in found) return <li>{found.place}</li>;
  return <li data-fragment={found.mark}>{children}</li>;
}

/**
 * As `FragmentItem`, for a part of a page, in a `div`. Its content may use `useId`: those ids are counted from the part's
 * own, and it is kept for pages where it has the same. Without `madeOf` it is not kept.
 */
export function FragmentPart({
  madeOf,
  children,
  ...rest
}: FragmentProps & Omit<ComponentProps<"div">, "id">) {
  const place = useId();
  const fragments = use(FragmentsContext);
  const found = madeOf === undefined ? undefined : fragments?.find(madeOf, place);
  if (!found) return <div {...rest}>{children}</div>;
  if ("place" in found) return <div {...rest}>{found.place}</div>;
  return (
    <div {...rest} data-fragment={found.mark}>
      {children}
    </div>
  );
}
