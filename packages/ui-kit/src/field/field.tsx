import { clsx } from "clsx";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./field.module.css";

/** What every field of a form says about itself. */
export type FieldTexts = {
  label: string;
  /** Keeps the label for those who listen only; the placeholder must then say as much. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong with the value; marks the control as invalid. */
  error?: string;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
};

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldProps = Omit<ComponentProps<"div">, "children" | "id"> &
  FieldTexts & {
    /** Id of the control, for links from an error summary; made up when left out. */
    id?: string;
    children: (control: ControlProps) => ReactNode;
  };

/**
 * Label, hint and error around one control:
 * `<Field label="…" error={error}>{(control) => <input {...control} />}</Field>`.
 */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = clsx(hint && hintId, error && errorId);
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-invalid={error ? "" : undefined}
      data-label-hidden={labelHidden || undefined}
    >
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** With a space before it: the label is one text for those who listen. */
function OptionalMark() {
  return <span className={styles.optional}> {useMessages().optional}</span>;
}

/** The line under a field or a group of fields that says what is wrong. */
export function FieldError({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p {...rest} className={clsx(styles.error, className)}>
      <Icon name="warning" size={16} className={styles.errorIcon} />
      <span>{children}</span>
    </p>
  );
}
