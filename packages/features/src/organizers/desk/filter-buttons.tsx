import { formatNumber } from "@tropa/i18n/format";
import { useStorefront } from "@tropa/page-runtime/storefront/storefront-context";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import styles from "./filter-buttons.module.css";

export interface FilterButtonsProps<Filter extends string> {
  label: string;
  /** In display order; unknown counts are not shown. */
  options: readonly { filter: Filter; name: string; count: number | null }[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

/** Buttons that filter a list, with counts; a single row that scrolls where there is no room. */
export function FilterButtons<Filter extends string>({
  label,
  options,
  chosen,
  onChoose,
}: FilterButtonsProps<Filter>) {
  const { locale } = useStorefront();
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {options.map(({ filter, name, count }) => (
        <Choice key={filter} isChosen={filter === chosen} onChoose={() => onChoose(filter)}>
          {name}
          {count !== null && <span>{formatNumber(count, locale)}</span>}
        </Choice>
      ))}
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Scrolls the chosen button into view. */
function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isChosen]);
  return (
    <button ref={button} type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
