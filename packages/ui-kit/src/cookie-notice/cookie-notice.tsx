import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import styles from "./cookie-notice.module.css";

export type CookieNoticeProps = Omit<ComponentProps<"section">, "children"> & {
  /** Name of the region, for those who listen. */
  label: string;
  /** The notice, with its link. */
  children: ReactNode;
  /** Text of the button. */
  accept: string;
  /** The visitor has read it; the caller remembers that. */
  onDismiss: () => void;
};

/** The notice about cookies at the lower edge of the window, until it is dismissed. */
export function CookieNotice({
  label,
  children,
  accept,
  onDismiss,
  className,
  ...rest
}: CookieNoticeProps) {
  return (
    <section aria-label={label} {...rest} className={clsx(styles.root, className)}>
      <p className={styles.text}>{children}</p>
      <Button size="sm" onClick={onDismiss}>
        {accept}
      </Button>
    </section>
  );
}
