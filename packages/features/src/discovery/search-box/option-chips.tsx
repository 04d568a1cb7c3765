import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./option-chips.module.css";

export interface Option {
  value: string;
  text: ReactNode;
  /** How many tours it would show. */
  count?: string;
  disabled?: boolean;
}

/** So many are looked through at once. */
const seenAtOnce = 14;

interface OptionChipsProps {
  label: string;
  /** Of the field in its form. */
  name: string;
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** Keeps the label for those who listen: the words above say it already. */
  isLabelHidden?: boolean;
  /** `grid` for many that are alike. */
  layout?: "row" | "grid";
  className?: string;
}

/** One of a few, as chips: radio buttons of a form, so that they choose before any script has come. */
export function OptionChips({
  label,
  name,
  options,
  value,
  onValueChange,
  isLabelHidden = false,
  layout = "row",
  className,
}: OptionChipsProps) {
  return (
    <fieldset className={clsx(styles.root, className)}>
      <legend className={isLabelHidden ? styles.hidden : styles.legend}>{label}</legend>
      <div
        className={styles.options}
        data-layout={layout}
        data-long={(layout === "row" && options.length > seenAtOnce) || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled && option.value !== value}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.text}</span>
            {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
