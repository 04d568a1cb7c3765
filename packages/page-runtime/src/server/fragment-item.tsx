import { createContext, use, useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import type { PageFragments } from "./fragments.ts";

/** Set only while the server renders a page. */
const FragmentsContext = createContext<PageFragments | null>(null);
export const FragmentsProvider = FragmentsContext.Provider;

interface FragmentProps {
  /**
   * Everything the content depends on besides variant, locale and currency, as plain data. The
   * content must read nothing else and must not call `useId`.
   */
  madeOf: unknown;
  children: ReactNode;
}

/**
 * A list item whose HTML the server caches between pages (decision 0031). It hydrates like any
 * other: the cached HTML is what React wrote for the same children.
 */
export function FragmentItem({ madeOf, children }: FragmentProps) {
  const found = use(FragmentsContext)?.find(madeOf);
  if (!found) return <li>{children}</li>;
  if ("place" in found) return <li>{found.place}</li>;
  return <li data-fragment={found.mark}>{children}</li>;
}

/**
 * Like `FragmentItem`, but a `div`. Its content may call `useId`: React derives those ids from the
 * part's own id, so the id belongs to the cache key. Not cached if `madeOf` is undefined.
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
