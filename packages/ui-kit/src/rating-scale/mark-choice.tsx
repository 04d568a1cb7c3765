import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import base from "./mark-choice.module.css";

export type MarkChoiceProps = Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> & {
  /** Name of the scale: what is rated. */
  label: string;
  /** 1 … the last mark; 0 while nothing is chosen. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  error?: string;
};

type MarksProps = MarkChoiceProps & {
  /** Number of marks. */
  count: number;
  /** Returns a mark's name for screen readers. */
  nameOf: (mark: number) => string;
  /** Returns the text beside the marks once one is chosen. */
  levelOf: (mark: number) => string | undefined;
  renderMark: (isFilled: boolean) => ReactNode;
  /** Class names of the component's style sheet: `root`, `marks`, `mark`. */
  styles: Readonly<Record<string, string>>;
};

/** Marks in a row to choose from, each with a name of its own. Follows the radio group pattern of the ARIA guide. */
export function MarkChoice({
  label,
  value,
  defaultValue = 0,
  onValueChange,
  error,
  name,
  count,
  nameOf,
  levelOf,
  renderMark,
  styles,
  className,
  ...rest
}: MarksProps) {
  const id = useId();
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      {...rest}
      className={clsx(base.root, styles.root, className)}
    >
      <legend className={base.legend}>{label}</legend>
      <div className={base.row}>
        <div className={clsx(base.marks, styles.marks)}>
          {Array.from({ length: count }, (_, index) => index + 1).map((mark) => (
            <label
              key={mark}
              className={clsx(base.mark, styles.mark)}
              data-filled={mark <= chosen || undefined}
            >
              <input
                type="radio"
                name={name ?? id}
                value={mark}
                checked={mark === chosen}
                className={base.input}
                onChange={() => choose(mark)}
              />
              {renderMark(mark <= chosen)}
              <VisuallyHidden>{nameOf(mark)}</VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={base.level} aria-hidden="true">
          {levelOf(chosen)}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
