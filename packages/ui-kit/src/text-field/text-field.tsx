import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import styles from "./text-field.module.css";

export type TextFieldProps = Omit<ComponentProps<"input">, "size"> &
  FieldTexts & {
    onValueChange?: (value: string) => void;
    size?: "sm" | "md" | "lg";
    icon?: IconName;
    /** Content at the end of the field: a unit, a small button. */
    suffix?: ReactNode;
  };

/** Field for one line of text. `className` goes to the field, `ref` and everything else to the input. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  onValueChange,
  onChange,
  size = "md",
  icon,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const texts = { label, labelHidden, hint, error, optional };
  return (
    <Field {...texts} id={id} className={className}>
      {(ties) => (
        <span className={styles.box} data-icon={icon ? "" : undefined}>
          {icon && <Icon name={icon} size={20} className={styles.icon} />}
          <input
            type="text"
            {...rest}
            {...ties}
            className={clsx(control.control, styles.input)}
            data-size={size}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}
