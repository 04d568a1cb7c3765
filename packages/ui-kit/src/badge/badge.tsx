import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./badge.module.css";

export type BadgeProps = ComponentProps<"span"> & {
  tone?: "accent" | "primary" | "neutral" | "success" | "warning" | "danger" | "info";
};

/** A count beside an icon, or a state in one word. Without children it is a dot. */
export function Badge({ tone = "accent", className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(styles.root, className)}
      data-tone={tone}
      data-dot={children === undefined ? "" : undefined}
    >
      {children}
    </span>
  );
}
