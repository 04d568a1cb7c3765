import { clsx } from "clsx";
import { useEffect, useId, useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import { composeRefs } from "../hooks/compose-refs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./checkbox.module.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children" | "size"> & {
  /** The label; may hold links. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Content at the end of the line, such as the number of tours that a filter finds. */
  aside?: ReactNode;
  /** Whether only some of the boxes that it controls are checked. Pressing it checks them all. */
  indeterminate?: boolean;
  onValueChange?: (checked: boolean) => void;
};

/** Yes or no. Follows the checkbox pattern of the ARIA guide. `className` goes to the whole line, `ref` and everything else to the input. */
export function Checkbox({
  children,
  hint,
  error,
  aside,
  indeterminate = false,
  onValueChange,
  onChange,
  id,
  ref,
  className,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const input = useRef<HTMLInputElement>(null);

  // HTML has no attribute for `indeterminate`, and the browser resets it on every press.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  return (
    <div className={clsx(styles.root, className)}>
      <label className={styles.line}>
        <input
          {...rest}
          ref={composeRefs(input, ref)}
          id={inputId}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(hint && hintId, error && errorId) || undefined}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.checked);
          }}
        />
        <span className={styles.box}>
          <Icon name={indeterminate ? "minus" : "check"} size={16} />
        </span>
        <span className={styles.label}>{children}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError id={errorId} className={styles.hint}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
