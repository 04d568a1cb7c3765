import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./cookie-notice.module.css";

export type CookieNoticeProps = Omit<ComponentProps<"section">, "children"> & {
  /** Name of the region for screen readers. */
  label: string;
  /** The notice, with its link. */
  children: ReactNode;
  /**
   * An alternative, such as a link that looks like a button; the accept button is then less
   * prominent.
   */
  action?: ReactNode;
  /** Text of the button. */
  accept: string;
  /** Called when the notice is dismissed; the caller must remember that. */
  onDismiss: () => void;
};

/** The notice about cookies at the lower edge of the window, until it is dismissed. */
export function CookieNotice({
  label,
  children,
  action,
  accept,
  onDismiss,
  className,
  ...rest
}: CookieNoticeProps) {
  return (
    <section aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <p className={styles.text}>{children}</p>
      {action}
      <Button size="sm" variant={action ? "secondary" : "primary"} onClick={onDismiss}>
        {accept}
      </Button>
    </section>
  );
}
