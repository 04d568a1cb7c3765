import { clsx } from "clsx";
import type { ComponentProps, SyntheticEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import styles from "./form.module.css";

export type FormProps = Omit<ComponentProps<"form">, "noValidate" | "onSubmit"> & {
  /** It has been sent and waits for its answer. */
  busy?: boolean;
  /** Hears of a submit, and the page stays. Without it the browser sends the form. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
};

/** Fields one below the other, whose messages are the page's own and not the browser's. */
export function Form({ busy = false, onSubmit, className, children, ...rest }: FormProps) {
  return (
    <form
      // Before a script hears it a press must not send the page away, with what was typed: such a form goes nowhere.
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
  /** `warning` for what the same press may mend, such as a lost connection. */
  tone?: "danger" | "warning";
  icon?: IconName;
};

/**
 * What is wrong with a form as a whole, above its fields: read out as it appears. It leaves the focus alone, which goes
 * to the first field at fault.
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
