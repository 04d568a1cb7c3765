import { clsx } from "clsx";
import type { ComponentProps } from "react";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { cssVars } from "../hooks/css-vars.ts";
import { useControllable } from "../hooks/use-controllable.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { fill, useMessages } from "../messages/messages.tsx";
import styles from "./number-input.module.css";
import { useNumberDraft } from "./use-number-draft.ts";

export type NumberInputProps = Omit<
  ComponentProps<"input">,
  "size" | "type" | "value" | "defaultValue" | "min" | "max" | "step" | "children"
> &
  FieldTexts & {
    value?: number | null;
    defaultValue?: number | null;
    /** Called with numbers within the bounds only; `null` for an empty field. */
    onValueChange?: (value: number | null) => void;
    min?: number;
    max?: number;
    step?: number;
    /** Unit after the number: kg, km. */
    unit?: string;
    size?: "sm" | "md" | "lg";
  };

/**
 * A number to type or to step through. Follows the spinbutton pattern of the ARIA guide: arrows step,
 * pages make ten steps, Home and End go to the bounds. `className` goes to the field, `ref` and the
 * rest to the input. For a few travellers or seats take `Counter`.
 */
export function NumberInput({
  label,
  labelHidden,
  hint,
  error,
  optional,
  value,
  defaultValue = null,
  onValueChange,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  unit,
  size = "md",
  id,
  className,
  disabled,
  readOnly,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const messages = useMessages();
  const [number, setNumber] = useControllable(value, defaultValue, onValueChange);
  const { input, move } = useNumberDraft({
    value: number,
    onValueChange: setNumber,
    min,
    max,
    step,
    whenEmpty: null,
  });
  const spoken = unit && number !== null ? { "aria-valuetext": `${number} ${unit}` } : {};
  const fixed = disabled ?? readOnly ?? false;

  const stepper = (icon: "minus" | "plus", steps: number, text: string, atEnd: boolean) => (
    <IconButton
      icon={icon}
      label={fill(text, { label })}
      // The field's arrow keys do the same, so the pattern keeps these buttons out of the tab
      // order.
      tabIndex={-1}
      disabled={fixed || atEnd}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => move(steps)}
    />
  );

  return (
    <Field {...{ label, labelHidden, hint, error, optional }} id={id} className={className}>
      {(ties) => (
        <span
          className={styles.box}
          data-unit={unit ? "" : undefined}
          style={cssVars({ "--unit-length": unit?.length })}
        >
          <input
            {...rest}
            {...input}
            {...spoken}
            {...ties}
            className={clsx(control.control, styles.input)}
            data-size={size}
            disabled={disabled}
            readOnly={readOnly}
            onChange={(event) => {
              onChange?.(event);
              input.onChange(event);
            }}
            onBlur={(event) => {
              input.onBlur(event);
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented && !fixed) input.onKeyDown(event);
            }}
          />
          <span className={styles.end}>
            {unit && <span className={styles.unit}>{unit}</span>}
            {stepper("minus", -1, messages.decrease, number !== null && number <= min)}
            {stepper("plus", 1, messages.increase, number !== null && number >= max)}
          </span>
        </span>
      )}
    </Field>
  );
}
