import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./option-chips.module.css";

/** A choice among chips. */
export interface Option {
  value: string;
  text: ReactNode;
  /** Formatted number of tours for this choice. */
  count?: string;
  disabled?: boolean;
}

/** More options in a row are marked `data-long` for the style sheet. */
const longestRow = 14;

interface OptionChipsProps {
  label: string;
  /** Name of the form field. */
  name: string;
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** Hides the label visually if the text above already says it. */
  isLabelHidden?: boolean;
  /** `grid` for many similar options. */
  layout?: "row" | "grid";
  className?: string;
}

/** Radio buttons that look like chips. They work before scripts load. */
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
        data-long={(layout === "row" && options.length > longestRow) || undefined}
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
