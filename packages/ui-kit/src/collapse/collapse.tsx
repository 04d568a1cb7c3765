import { COLLAPSE } from "@tropa/domain/interface-constants";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { cssVars } from "../hooks/css-vars.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./collapse.module.css";

export type CollapseProps = Omit<ComponentProps<"details">, "children" | "onToggle"> & {
  /** The line that is always visible and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
  /** `card` puts the section on a surface, `line` between thin lines. */
  layout?: "card" | "line";
};

/**
 * A section that opens and closes in place; sections of the same `name` open one at a time.
 * The browser's own `<details>`: works before scripts do, and its text is found by a search in
 * the page.
 */
export function Collapse({
  summary,
  children,
  onOpenChange,
  layout = "line",
  className,
  style,
  ...rest
}: CollapseProps) {
  return (
    <details
      {...rest}
      className={clsx(styles.root, className)}
      style={cssVars({ "--collapse-motion": `${COLLAPSE.durationMs}ms` }, style)}
      data-layout={layout}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{summary}</span>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
