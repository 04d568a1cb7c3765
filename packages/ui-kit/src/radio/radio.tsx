import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import { useControllable } from "../hooks/use-controllable.ts";
import styles from "./radio.module.css";

export type RadioProps = Omit<ComponentProps<"input">, "type" | "children" | "size"> & {
  children: ReactNode;
  hint?: ReactNode;
  /** Content at the end of the line: a price, a count. */
  aside?: ReactNode;
};

/** Radio button, one of several with the same name. `className` goes to the line, the rest to the input. */
export function Radio({ children, hint, aside, className, ...rest }: RadioProps) {
  return (
    <label className={clsx(styles.line, className)}>
      <input {...rest} type="radio" className={styles.input} />
      <span className={styles.mark} />
      <span className={styles.words}>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = Omit<
  ComponentProps<"fieldset">,
  "children" | "defaultValue" | "onChange"
> & {
  label: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: string;
  /** `list` has plain lines, `cards` puts each choice on a surface of its own. */
  layout?: "list" | "cards";
};

/** A choice of one. Follows the radio group pattern of the ARIA guide. `name` makes it part of the form; made up when left out. */
export function RadioGroup({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  error,
  layout = "list",
  name,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  const [chosen, choose] = useControllable(value, defaultValue ?? "", onValueChange);
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      {...rest}
      className={clsx(styles.group, className)}
      data-layout={layout}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? id}
          value={option.value}
          checked={chosen === option.value}
          disabled={option.disabled}
          hint={option.hint}
          aside={option.aside}
          onChange={() => choose(option.value)}
        >
          {option.label}
        </Radio>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
