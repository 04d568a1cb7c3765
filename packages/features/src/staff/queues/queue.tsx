import type { UseQueryResult } from "@tanstack/react-query";
import type { DeskPart } from "@tropa/domain/people/desk-part";
import { EmptyState } from "@tropa/ui-kit/empty-state";
import { Pagination } from "@tropa/ui-kit/pagination";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { deskPath } from "../../platform/links/staff-paths.ts";
import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { QueueFailed, QueueSkeleton } from "./queue-states.tsx";
import styles from "./queues.module.css";

export interface PageOf<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  pages: number;
}

/** Page and filters of a queue, in the address. */
export function useQueueAddress(part: DeskPart) {
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);
  const hrefFor = (to: number) => {
    const next = new URLSearchParams(query);
    if (to === 1) next.delete("page");
    else next.set("page", String(to));
    const rest = next.toString();
    return rest ? `${deskPath(part)}?${rest}` : deskPath(part);
  };
  /** Sets a filter and goes to the first page; an empty value removes it. */
  const narrow = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        next.delete("after");
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { page, query, hrefFor, narrow };
}

export interface QueueProps<Item> {
  result: UseQueryResult<PageOf<Item>>;
  hrefFor: (page: number) => string;
  /** Text for an empty queue. */
  empty: string;
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
}

/** A page of a queue: loading, failed, empty, or its items. */
export function Queue<Item>({ result, hrefFor, empty, keyOf, children }: QueueProps<Item>) {
  const { t } = useTranslation("staffDesk");
  const { data, isError, refetch } = result;
  if (!data) return isError ? <QueueFailed onRetry={() => void refetch()} /> : <QueueSkeleton />;
  if (data.items.length === 0)
    return <EmptyState icon="check-circle" title={empty} text={t("emptyText")} headingLevel={2} />;
  return (
    <>
      <ul className={styles.list}>
        {data.items.map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      {data.pages > 1 && <Pagination current={data.page} total={data.pages} hrefFor={hrefFor} />}
    </>
  );
}
