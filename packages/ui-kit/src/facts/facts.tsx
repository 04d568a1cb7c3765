import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon.tsx";
import styles from "./facts.module.css";

export type Fact = { icon?: IconName; label: string; value: ReactNode };

export type FactsProps = Omit<ComponentProps<"dl">, "children"> & {
  items: readonly Fact[];
  /** `row` puts the facts beside each other and wraps, `list` stacks them. */
  layout?: "row" | "list";
};

/** Shows the key facts of a tour, each with an icon, a label and a value. */
export function Facts({ items, layout = "row", className, ...rest }: FactsProps) {
  return (
    <dl {...rest} className={clsx(styles.root, className)} data-layout={layout}>
      {items.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} size={22} />
              </span>
            )}
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
