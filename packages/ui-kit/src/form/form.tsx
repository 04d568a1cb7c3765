import { clsx } from "clsx";
import type { ComponentProps, SyntheticEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import styles from "./form.module.css";

export type FormProps = Omit<ComponentProps<"form">, "noValidate" | "onSubmit"> & {
  /** The form was submitted and waits for the answer. */
  busy?: boolean;
  /** Called on submit; the page stays. Without it the browser submits the form. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
};

/** A form whose validation messages are the page's own, not the browser's. */
export function Form({ busy = false, onSubmit, className, children, ...rest }: FormProps) {
  return (
    <form
      // Before hydration a submit must not leave the page and lose the input: `method="dialog"`
      // does nothing.
      {...(onSubmit && { method: "dialog" })}
      {...rest}
      className={clsx(styles.root, className)}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(event);
        })
      }
    >
      {children}
    </form>
  );
}

export type FormAlertProps = ComponentProps<"div"> & {
  /** `warning` for problems that a retry may solve, such as a lost connection. */
  tone?: "danger" | "warning";
  icon?: IconName;
};

/**
 * An error of a whole form, above its fields: announced when it appears. It does not take the
 * focus, which goes to the first invalid field.
 */
export function FormAlert({
  tone = "danger",
  icon = "warning",
  className,
  children,
  ...rest
}: FormAlertProps) {
  return (
    <div {...rest} role="alert" className={clsx(styles.alert, className)} data-tone={tone}>
      <Icon name={icon} size={20} />
      <div>{children}</div>
    </div>
  );
}
