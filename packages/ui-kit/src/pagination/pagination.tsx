import { PAGINATION } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { paginationItems } from "./pagination-items.ts";
import styles from "./pagination.module.css";

export type PaginationProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Current page, from 1. */
  current: number;
  total: number;
  /** Address of a page; links work before scripts do. */
  hrefFor: (page: number) => string;
  /** Adds the next page to the list below the one shown; without it there is no such button. */
  onLoadMore?: () => void;
  loadingMore?: boolean;
};

type StepProps = { href: string | undefined; label: string; rel: string; children: ReactNode };

/** Previous or next; at the end of the list it stays in its place, without a link. */
function Step({ href, label, rel, children }: StepProps) {
  if (href === undefined) {
    return (
      <span className={styles.page} data-disabled="" aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link href={href} rel={rel} aria-label={label} variant="bare" className={styles.page}>
      {children}
    </Link>
  );
}

/** Page numbers of a list, with a button that adds the next page in place. */
export function Pagination({
  current,
  total,
  hrefFor,
  onLoadMore,
  loadingMore = false,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages();
  const hrefOrNone = (page: number) =>
    page >= PAGINATION.firstPage && page <= total ? hrefFor(page) : undefined;
  return (
    <nav aria-label={messages.pages} {...rest} className={clsx(styles.root, className)}>
      {onLoadMore && current < total && (
        <Button
          variant="secondary"
          size="lg"
          className={styles.more}
          loading={loadingMore}
          onClick={onLoadMore}
        >
          {messages.loadMore}
        </Button>
      )}
      <ul className={styles.list}>
        <li>
          <Step href={hrefOrNone(current - 1)} rel="prev" label={messages.previousPage}>
            <Icon name="chevron-left" size={20} />
          </Step>
        </li>
        {paginationItems(current, total).map((item) =>
          item.kind === "gap" ? (
            <li
              key={item.side}
              className={styles.gap}
              data-narrow-only={item.narrowOnly || undefined}
            >
              …
            </li>
          ) : (
            <li key={item.page} data-wide-only={item.wideOnly || undefined}>
              <Link
                href={hrefFor(item.page)}
                variant="bare"
                className={styles.page}
                aria-label={fill(messages.page, { page: item.page })}
                aria-current={item.page === current ? "page" : undefined}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step href={hrefOrNone(current + 1)} rel="next" label={messages.nextPage}>
            <Icon name="chevron-right" size={20} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
