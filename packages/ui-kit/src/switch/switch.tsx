import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./switch.module.css";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "children" | "size"> & {
  children: ReactNode;
  onValueChange?: (checked: boolean) => void;
};

/** Turns something on at once. Follows the switch pattern of the ARIA guide. `className` goes to the line, `ref` and the rest to the input. */
export function Switch({ children, onValueChange, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx(styles.root, className)}>
      <span className={styles.label}>{children}</span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.checked);
        }}
      />
      <span className={styles.track} />
    </label>
  );
}
