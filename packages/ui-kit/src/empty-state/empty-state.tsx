import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import styles from "./empty-state.module.css";

export type EmptyStateProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  icon?: IconName;
  /** A drawing instead of the icon. */
  picture?: ReactNode;
  title: string;
  /** Level of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3;
  text?: ReactNode;
  /** Buttons or links to the next step. */
  actions?: ReactNode;
};

/** Says why a list or page is empty and what to do next: no results, no favourites, not found, offline. */
export function EmptyState({
  icon = "compass",
  picture,
  title,
  headingLevel = 2,
  text,
  actions,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {picture ?? (
        <span className={styles.icon}>
          <Icon name={icon} size={36} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
