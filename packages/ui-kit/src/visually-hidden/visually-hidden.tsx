import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./visually-hidden.module.css";

export type VisuallyHiddenProps = ComponentProps<"span">;

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.root, className)} />;
}
