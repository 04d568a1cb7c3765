import { SHORT_RATING } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps } from "react";
import { FieldError } from "../field/field.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import { fill, useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating-scale.module.css";

/** Marks from the first to the last: 1 … max. */
const marksUpTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

export type RatingScaleProps = Omit<ComponentProps<"span">, "children"> & {
  /** What is measured, for those who listen: "Difficulty". */
  label: string;
  /** 1 … max. */
  value: number;
  max?: number;
};

/** How much of something there is, as marks out of four: the difficulty of a tour. An image to screen readers. */
export function RatingScale({
  label,
  value,
  max = SHORT_RATING.max,
  className,
  ...rest
}: RatingScaleProps) {
  const messages = useMessages();
  return (
    <span
      role="img"
      aria-label={`${label}: ${fill(messages.rating, { value, max })}`}
      {...rest}
      className={clsx(styles.display, className)}
    >
      {marksUpTo(max).map((mark) => (
        <span key={mark} className={styles.dot} data-filled={mark <= value ? "" : undefined} />
      ))}
    </span>
  );
}

export type RatingScaleInputProps = Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> & {
  label: string;
  /** 1 … max; 0 while nothing is chosen. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  max?: number;
  /** A name for each mark: "Easy" … "Extreme". Without it they are numbers. */
  levels?: readonly string[];
  error?: string;
};

/** The same marks to choose from. Follows the radio group pattern of the ARIA guide. */
export function RatingScaleInput({
  label,
  value,
  defaultValue = 0,
  onValueChange,
  max = SHORT_RATING.max,
  levels,
  error,
  name,
  className,
  ...rest
}: RatingScaleInputProps) {
  const messages = useMessages();
  const id = useId();
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const nameOf = (mark: number) =>
    levels?.[mark - 1] ?? fill(messages.rating, { value: mark, max });
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        <div className={styles.marks}>
          {marksUpTo(max).map((mark) => (
            <label key={mark} className={styles.mark}>
              <input
                type="radio"
                name={name ?? id}
                value={mark}
                checked={mark === chosen}
                className={styles.input}
                onChange={() => choose(mark)}
              />
              <span className={styles.dot} data-filled={mark <= chosen ? "" : undefined} />
              <VisuallyHidden>{nameOf(mark)}</VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.level} aria-hidden="true">
          {levels?.[chosen - 1]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
