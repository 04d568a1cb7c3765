import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { useControllable } from "../hooks/use-controllable.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./segmented-control.module.css";

export type Segment = { value: string; label: ReactNode; disabled?: boolean };

export type SegmentedControlProps = Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> & {
  /** Name of the choice for screen readers. */
  label: string;
  segments: readonly Segment[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** A choice of one among two to four short words, side by side. Follows the radio group pattern of the ARIA guide. */
export function SegmentedControl({
  label,
  segments,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
  ...rest
}: SegmentedControlProps) {
  const id = useId();
  const [chosen, choose] = useControllable(
    value,
    defaultValue ?? segments[0]?.value ?? "",
    onValueChange,
  );
  return (
    <fieldset role="radiogroup" {...rest} className={clsx(styles.root, className)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? id}
            value={segment.value}
            checked={segment.value === chosen}
            disabled={segment.disabled}
            onChange={() => choose(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
