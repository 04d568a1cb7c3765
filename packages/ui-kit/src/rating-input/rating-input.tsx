import { RATING } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps } from "react";
import { FieldError } from "../field/field.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating-input.module.css";

export type RatingInputProps = Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> & {
  /** What is rated. */
  label: string;
  /** 1 … 5; 0 while nothing is chosen. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  error?: string;
};

/** Five stars to choose from, each with a name of its own. Follows the radio group pattern of the ARIA guide. */
export function RatingInput({
  label,
  value,
  defaultValue = 0,
  onValueChange,
  error,
  name,
  className,
  ...rest
}: RatingInputProps) {
  const messages = useMessages();
  const id = useId();
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const chosenLevel = RATING.levels[chosen - 1];
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
        <div className={styles.stars}>
          {RATING.levels.map((level, index) => (
            <label key={level} className={styles.star} data-filled={index < chosen || undefined}>
              <input
                type="radio"
                name={name ?? id}
                value={index + 1}
                checked={index + 1 === chosen}
                className={styles.input}
                onChange={() => choose(index + 1)}
              />
              <Icon name="star-filled" size={32} />
              <VisuallyHidden>{messages.ratingLevels[level]}</VisuallyHidden>
            </label>
          ))}
        </div>
        <span className={styles.level} aria-hidden="true">
          {chosenLevel && messages.ratingLevels[chosenLevel]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
