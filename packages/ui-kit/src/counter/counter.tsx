import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps } from "react";
import { useControllable } from "../hooks/use-controllable.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import { useNumberDraft } from "../number-input/use-number-draft.ts";
import { clamp } from "../number-input/clamp.ts";
import styles from "./counter.module.css";

export type CounterProps = Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "onChange" | "id"
> & {
  label: string;
  hint?: string;
  /** Id of the number field. */
  id?: string;
  /** Name of the number in a form. */
  name?: string;
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
};

/**
 * A small number with a minus and a plus: travellers, seats. Never leaves its bounds. Follows the
 * spinbutton pattern of the ARIA guide.
 */
export function Counter({
  label,
  hint,
  id,
  name,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  value,
  defaultValue = min,
  onValueChange,
  disabled,
  className,
  ...rest
}: CounterProps) {
  const messages = useMessages();
  const ownId = useId();
  const inputId = id ?? ownId;
  const [count, setCount] = useControllable(value, defaultValue, onValueChange);
  const { input, move } = useNumberDraft({
    value: count,
    onValueChange: (next) => setCount(clamp(Math.round(next ?? min), min, max)),
    min,
    max,
    step: 1,
    whenEmpty: min,
  });
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div>
        <label htmlFor={inputId} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${inputId}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon="minus"
          variant="outline"
          label={fill(messages.decrease, { label })}
          disabled={disabled || count <= min}
          onClick={() => move(-1)}
        />
        <input
          {...input}
          id={inputId}
          name={name}
          className={styles.input}
          disabled={disabled}
          aria-describedby={hint ? `${inputId}-hint` : undefined}
        />
        <IconButton
          icon="plus"
          variant="outline"
          label={fill(messages.increase, { label })}
          disabled={disabled || count >= max}
          onClick={() => move(1)}
        />
      </div>
    </div>
  );
}
