import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { useMessages } from "../messages/messages.tsx";
import styles from "./breadcrumbs.module.css";

export type Breadcrumb = { url: string; text: string };

export type BreadcrumbsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Pages from the first one down to the current one, which is the last item. */
  items: readonly Breadcrumb[];
};

/** The path from the home page to this one. Scrolls sideways if it does not fit. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const messages = useMessages();
  return (
    <nav aria-label={messages.breadcrumbs} {...rest} className={clsx(styles.root, className)}>
      <ol className={styles.list}>
        {items.map(({ url, text }, index) => (
          <li key={url} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size={14} className={styles.separator} />}
            {index === items.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link href={url} variant="quiet">
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
