import { useTranslation } from "@tropa/page-runtime/storefront/translation";
import { Collapse } from "@tropa/ui-kit/collapse";
import type { ReactNode } from "react";
import bookingStyles from "../bookings/bookings.module.css";

/** Entries that are seen at once. */
const shortest = 3;

/** List items; of a long list the first few, and the rest on demand. */
export function ShortList({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  const { t } = useTranslation("staffPeople");
  if (children.length === 0) return <p className={bookingStyles.muted}>{empty}</p>;
  const rest = children.slice(shortest);
  return (
    <>
      <ul className={bookingStyles.entries}>{children.slice(0, shortest)}</ul>
      {rest.length > 0 && (
        <Collapse summary={t("more", { count: rest.length })}>
          <ul className={bookingStyles.entries}>{rest}</ul>
        </Collapse>
      )}
    </>
  );
}

interface EntryProps {
  title: ReactNode;
  aside?: ReactNode;
  details: readonly (string | false | null)[];
  children?: ReactNode;
}

/** One entry: what, its state, and details in one line. */
export function Entry({ title, aside, details, children }: EntryProps) {
  return (
    <li>
      <p className={bookingStyles.line}>
        <b>{title}</b>
        {aside && <span className={bookingStyles.muted}>{aside}</span>}
      </p>
      <p className={bookingStyles.muted}>{details.filter(Boolean).join(" · ")}</p>
      {children}
    </li>
  );
}
