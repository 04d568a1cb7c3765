import { Checkbox } from "@tropa/ui-kit/checkbox";
import { Collapse } from "@tropa/ui-kit/collapse";
import { Link } from "@tropa/ui-kit/link";
import { formatNumber } from "@tropa/i18n/format";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useStorefront } from "../platform/storefront-context.tsx";
import { isChosen, toggled } from "./filter-links.ts";
import type { ListField } from "./filter-links.ts";
import type { ListingFilter, FilterLinkProps } from "./use-listing-filter.ts";
import styles from "./filter-groups.module.css";

interface FilterGroupProps {
  title: string;
  /** Groups that most visitors never open begin closed. */
  isOpen?: boolean;
  children: ReactNode;
}

export function FilterGroup({ title, isOpen = true, children }: FilterGroupProps) {
  // Decided once: a group must not close under the hand that empties it.
  const [wasOpen] = useState(isOpen);
  return (
    <Collapse summary={title} open={wasOpen}>
      {children}
    </Collapse>
  );
}

interface CheckGroupProps {
  field: ListField;
  choices: readonly { value: string; name: string; count: number }[];
  state: ListingFilter;
}

/** Choices of a list: each says how many tours it would show; one that shows none cannot be made. */
export function CheckGroup({ field, choices, state: { filter, apply } }: CheckGroupProps) {
  const { locale } = useStorefront();
  return choices.map(({ value, name, count }) => {
    const checked = isChosen(filter, field, value);
    return (
      <Checkbox
        key={value}
        name={field}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        aside={formatNumber(count, locale)}
        onValueChange={() => apply(toggled(filter, field, value))}
      >
        {name}
      </Checkbox>
    );
  });
}

export interface LinkChoice {
  name: string;
  count: number;
  isChosen: boolean;
  /** A choice within the one above it. */
  isNested?: boolean;
  link: FilterLinkProps;
}

interface LinkGroupProps {
  choices: readonly LinkChoice[];
  /** So many are seen at once; the others behind a "more". */
  shown?: number;
}

/** Choices that are listings with an address of their own. */
export function LinkGroup({ choices, shown = choices.length }: LinkGroupProps) {
  const { t } = useTranslation("listing");
  const isFirst = (choice: LinkChoice, index: number) => index < shown || choice.isChosen;
  const more = choices.filter((choice, index) => !isFirst(choice, index));
  return (
    <>
      <LinkList choices={choices.filter(isFirst)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t("showMore", { count: more.length })}</summary>
          <LinkList choices={more} />
        </details>
      )}
    </>
  );
}

function LinkList({ choices }: { choices: readonly LinkChoice[] }) {
  const { locale } = useStorefront();
  return (
    <ul className={styles.list}>
      {choices.map(({ name, count, isChosen, isNested, link }) => (
        <li key={link.href} data-nested={isNested || undefined}>
          {/* What is chosen leads to the list without it, so it is followed by nobody but people. */}
          <Link
            {...link}
            rel={isChosen ? "nofollow" : undefined}
            variant="bare"
            aria-current={isChosen || undefined}
          >
            <span>{name}</span>
            <span className={styles.count}>{formatNumber(count, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
